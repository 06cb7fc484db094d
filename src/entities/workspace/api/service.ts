import type { Membership, WorkspaceRole, WorkspaceTeam } from '../model/workspace'

/** The calls on workspaces. Each rejects with a `Failure`; the database decides what the caller may do. */
export interface WorkspaceService {
  membership: () => Promise<Membership>
  team: (workspace: string) => Promise<WorkspaceTeam>
  /** Resolves with the id of the new workspace. */
  create: (name: string) => Promise<string>
  rename: (workspace: string, name: string) => Promise<void>
  /** Deletes the workspace for all members. */
  remove: (workspace: string) => Promise<void>
  invite: (workspace: string, email: string, role: WorkspaceRole) => Promise<void>
  withdraw: (invitation: string) => Promise<void>
  /** Undoes `withdraw`. */
  restore: (invitation: string) => Promise<void>
  accept: (invitation: string) => Promise<void>
  decline: (invitation: string) => Promise<void>
  setRole: (workspace: string, member: string, role: WorkspaceRole) => Promise<void>
  setStatus: (workspace: string, member: string, status: 'active' | 'suspended') => Promise<void>
  /** Removes a member; an account removes itself to leave. */
  removeMember: (workspace: string, member: string) => Promise<void>
  handOver: (workspace: string, member: string) => Promise<void>
}
