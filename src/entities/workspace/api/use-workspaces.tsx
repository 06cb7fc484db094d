import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { type ChosenWorkspace, chosenWorkspace, currentWorkspace } from '../model/chosen'
import type { Membership, Workspace, WorkspaceTeam } from '../model/workspace'
import { createRemote, type Remote, type RemoteSnapshot } from './remote'
import type { WorkspaceService } from './service'

/** The real service, loaded at the first call: the rail of every page reads workspaces. */
const late =
  <Name extends keyof WorkspaceService>(name: Name) =>
  async (...args: unknown[]) => {
    const { workspaceApi } = await import('./workspace-api')
    return (workspaceApi[name] as (...args: unknown[]) => Promise<unknown>)(...args)
  }
const NAMES = [
  'membership',
  'team',
  'create',
  'rename',
  'remove',
  'invite',
  'withdraw',
  'restore',
  'accept',
  'decline',
  'setRole',
  'setStatus',
  'removeMember',
  'handOver',
] as const satisfies readonly (keyof WorkspaceService)[]
/** The calls on the server. */
export const workspaceService = Object.fromEntries(
  NAMES.map((name) => [name, late(name)]),
) as unknown as WorkspaceService

const ServiceContext = createContext(workspaceService)

export interface WorkspaceServiceProviderProps {
  service: WorkspaceService
  children: ReactNode
}

/** Another service for the components inside: stories have no server. */
export const WorkspaceServiceProvider = ({ service, children }: WorkspaceServiceProviderProps) => (
  <ServiceContext value={service}>{children}</ServiceContext>
)

export const useWorkspaceService = (): WorkspaceService => use(ServiceContext)

type Remotes = Map<string, Remote<never>>
const known = new WeakMap<WorkspaceService, Remotes>()

/** The value of this name, one for each service and account. */
function remoteOf<T>(service: WorkspaceService, name: string, load: () => Promise<T>): Remote<T> {
  const remotes: Remotes = known.get(service) ?? new Map<string, Remote<never>>()
  known.set(service, remotes)
  const remote = (remotes.get(name) as Remote<T> | undefined) ?? createRemote(load)
  remotes.set(name, remote as Remote<never>)
  return remote
}

const useRemote = <T,>(remote: Remote<T>, asks = true) =>
  useSyncExternalStore(asks ? remote.subscribe : remote.watch, remote.snapshot, remote.snapshot)

type Choice = Pick<Workspace, 'id' | 'name'> & Partial<Pick<Workspace, 'role'>>

/** The workspaces of an account and the invitations to it, and the workspace that it works in. */
export interface Workspaces {
  status: 'loading' | 'ready' | 'error'
  membership: Membership | null
  failure: string | null
  /** Null while the chosen workspace has not arrived. */
  current: Workspace | null
  /** As it was chosen last in this browser; null for the personal workspace. */
  chosen: ChosenWorkspace | null
  /** Works in this workspace from now on; null is the personal workspace. */
  choose: (workspace: Choice | null) => void
  refresh: () => Promise<void>
}

/** Nothing is asked for a visitor. */
const NO_ACCOUNT: Remote<Membership> = {
  snapshot: () => NOTHING,
  subscribe: () => () => undefined,
  watch: () => () => undefined,
  refresh: () => Promise.resolve(),
}
const NOTHING: RemoteSnapshot<Membership> = { status: 'loading', value: null, failure: null }

/**
 * @param userId The account; null for a visitor.
 * @param asks False where an answer is shown that something else on the page asked for.
 */
export function useWorkspaces(userId: string | null, asks = true): Workspaces {
  const service = useWorkspaceService()
  const account = userId ?? ''
  const remote = userId === null ? NO_ACCOUNT : remoteOf(service, `membership ${userId}`, service.membership)
  const { status, value: membership, failure } = useRemote(remote, asks)
  const stored = useMemo(() => forUser(chosenWorkspace, account), [account])
  const chosen = useStored(stored)
  const choose = useCallback(
    (workspace: Choice | null) => {
      const readOnly = workspace?.role === 'viewer'
      const next =
        workspace && workspace.id !== account ? { id: workspace.id, name: workspace.name, readOnly } : null
      browserStorage.write(stored, next)
    },
    [account, stored],
  )
  return {
    status,
    membership,
    failure,
    current: currentWorkspace(account, chosen, membership?.workspaces ?? null),
    chosen,
    choose,
    refresh: remote.refresh,
  }
}

/** The team of a shared workspace, as the account `userId` may read it. */
export function useWorkspaceTeam(
  userId: string,
  workspace: string,
): Remote<WorkspaceTeam> & {
  shown: ReturnType<Remote<WorkspaceTeam>['snapshot']>
} {
  const service = useWorkspaceService()
  const remote = remoteOf(service, `team ${userId} ${workspace}`, () => service.team(workspace))
  return { ...remote, shown: useRemote(remote) }
}
