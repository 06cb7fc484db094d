import { Failure } from '@/shared/lib/failure'
import { EXAMPLE_INVITATION, exampleTeam, exampleWorkspaces } from '../model/samples'
import type { Membership, WorkspaceTeam } from '../model/workspace'
import type { WorkspaceService } from './service'

export interface ExampleOptions {
  userId: string
  /** Default: a personal and a shared workspace, and no invitation. */
  membership?: Partial<Membership>
  team?: Partial<WorkspaceTeam>
  /** Whether an invitation waits. */
  invited?: boolean
  /** Rejects every call with this text. */
  failure?: string
  /** Never answers. */
  silent?: boolean
}

/** A service in memory, for stories and tests: its changes last as long as it does. */
export function exampleService({ userId, membership, team, invited, failure, silent }: ExampleOptions) {
  let known: Membership = {
    workspaces: exampleWorkspaces(userId),
    invitations: invited ? [EXAMPLE_INVITATION] : [],
    ...membership,
  }
  let shown: WorkspaceTeam = { ...exampleTeam(userId), ...team }
  const answer = <T>(value: () => T): Promise<T> => {
    if (silent) return new Promise(() => undefined)
    return failure ? Promise.reject(new Failure(failure, 'network')) : Promise.resolve().then(value)
  }
  const act = (change: () => void) => answer(change)
  const members = (id: string, change: Partial<WorkspaceTeam['members'][number]>) => {
    shown = {
      ...shown,
      members: shown.members.map((member) => (member.id === id ? { ...member, ...change } : member)),
    }
  }
  const workspaces = (id: string, change: Partial<Membership['workspaces'][number]>) => {
    known = {
      ...known,
      workspaces: known.workspaces.map((one) => (one.id === id ? { ...one, ...change } : one)),
    }
  }
  const drop = (id: string) => {
    known = { ...known, workspaces: known.workspaces.filter((one) => one.id !== id) }
  }
  let withdrawn: WorkspaceTeam['invitations'] = []
  const service: WorkspaceService = {
    membership: () => answer(() => known),
    team: () => answer(() => shown),
    create: (name) =>
      answer(() => {
        const [, shared] = exampleWorkspaces(userId)
        if (shared) known = { ...known, workspaces: [...known.workspaces, { ...shared, id: 'new', name }] }
        return 'new'
      }),
    rename: (workspace, name) => act(() => workspaces(workspace, { name })),
    remove: (workspace) => act(() => drop(workspace)),
    invite: (_, email, role) =>
      act(() => {
        const [first] = exampleTeam(userId).invitations
        if (first)
          shown = {
            ...shown,
            invitations: [...shown.invitations, { ...first, id: `to-${email}`, email, role }],
          }
      }),
    withdraw: (invitation) =>
      act(() => {
        withdrawn = shown.invitations.filter(({ id }) => id === invitation)
        shown = { ...shown, invitations: shown.invitations.filter(({ id }) => id !== invitation) }
      }),
    restore: () =>
      act(() => {
        shown = { ...shown, invitations: [...shown.invitations, ...withdrawn] }
      }),
    accept: () =>
      act(() => {
        const [invitation] = known.invitations
        const [, shared] = exampleWorkspaces(userId)
        if (!invitation || !shared) return
        const joined = {
          ...shared,
          id: invitation.workspace_id,
          name: invitation.workspace,
          last_admin: false,
        }
        known = {
          workspaces: [...known.workspaces, { ...joined, role: invitation.role }],
          invitations: [],
        }
      }),
    decline: () =>
      act(() => {
        known = { ...known, invitations: [] }
      }),
    setRole: (_, member, role) => act(() => members(member, { role })),
    setStatus: (_, member, status) => act(() => members(member, { status })),
    removeMember: (workspace, member) =>
      act(() => {
        if (member === userId) drop(workspace)
        shown = { ...shown, members: shown.members.filter(({ id }) => id !== member) }
      }),
    handOver: (workspace, member) =>
      act(() => {
        members(member, { role: 'admin' })
        members(userId, { role: 'manager' })
        workspaces(workspace, { role: 'manager', last_admin: false })
      }),
  }
  return service
}
