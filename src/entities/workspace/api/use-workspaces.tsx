import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { type ChosenWorkspace, chosenWorkspace, currentWorkspace } from '../model/chosen'
import type { Membership, Workspace, WorkspaceTeam } from '../model/workspace'
import { createRemote, type Remote } from './remote'
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
const realService = Object.fromEntries(NAMES.map((name) => [name, late(name)])) as unknown as WorkspaceService

const ServiceContext = createContext(realService)

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

const useRemote = <T,>(remote: Remote<T>) =>
  useSyncExternalStore(remote.subscribe, remote.snapshot, remote.snapshot)

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
  choose: (workspace: ChosenWorkspace | null) => void
  refresh: () => Promise<void>
}

export function useWorkspaces(userId: string): Workspaces {
  const service = useWorkspaceService()
  const remote = remoteOf(service, `membership ${userId}`, service.membership)
  const { status, value: membership, failure } = useRemote(remote)
  const stored = useMemo(() => forUser(chosenWorkspace, userId), [userId])
  const chosen = useStored(stored)
  return {
    status,
    membership,
    failure,
    current: currentWorkspace(userId, chosen, membership?.workspaces ?? null),
    chosen,
    choose: (workspace) => {
      const next = workspace && workspace.id !== userId ? { id: workspace.id, name: workspace.name } : null
      browserStorage.write(stored, next)
    },
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
