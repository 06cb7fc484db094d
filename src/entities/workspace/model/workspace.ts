import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot'

/** In the order of the documents (TEM-02). */
export const WORKSPACE_ROLES = ['viewer', 'developer', 'manager', 'admin'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]

const role = picklist(WORKSPACE_ROLES)
const status = picklist(['active', 'suspended'])

/** The workspaces of an account, as `my_workspaces` gives them. */
export const workspacesSchema = array(
  object({
    id: string(),
    name: string(),
    personal: boolean(),
    role,
    status,
    members: number(),
    /** The account is its only active admin. */
    last_admin: boolean(),
  }),
)
export type Workspace = InferOutput<typeof workspacesSchema>[number]

/** The team of a workspace, as `workspace_team` gives it. Dates are ISO 8601. */
export const teamSchema = object({
  members: array(
    object({
      id: string(),
      username: nullable(string()),
      email: string(),
      role,
      status,
      joined_at: string(),
      last_active: nullable(string()),
    }),
  ),
  invitations: array(
    object({
      id: string(),
      email: string(),
      role,
      invited_by: string(),
      created_at: string(),
      expires_at: string(),
    }),
  ),
})

/** The newest lines of a workspace's log, as `workspace_activity` gives them. */
export const eventsSchema = array(
  object({
    id: number(),
    at: string(),
    actor_id: nullable(string()),
    /** Null for an account that was deleted. */
    actor: nullable(string()),
    action: picklist([
      'created',
      'renamed',
      'joined',
      'left',
      'removed',
      'role',
      'inherited',
      'suspended',
      'activated',
      'invited',
      'withdrew',
      'restored',
      'declined',
    ]),
    subject: nullable(string()),
    /** A role, or the name of the workspace. */
    detail: nullable(string()),
  }),
)
export type WorkspaceEvent = InferOutput<typeof eventsSchema>[number]

/** Everything that the Team tab shows of a shared workspace. */
export type WorkspaceTeam = InferOutput<typeof teamSchema> & { events: WorkspaceEvent[] }

/** Invitations to the account, as `my_invitations` gives them. */
export const receivedSchema = array(
  object({
    id: string(),
    workspace_id: string(),
    workspace: string(),
    role,
    invited_by: string(),
    created_at: string(),
    expires_at: string(),
  }),
)
export type ReceivedInvitation = InferOutput<typeof receivedSchema>[number]

/** The workspaces of an account and the invitations to it. */
export interface Membership {
  workspaces: readonly Workspace[]
  invitations: readonly ReceivedInvitation[]
}

/** The workspace of an account alone, which has the account's id. */
export const personalWorkspace = (userId: string): Workspace => ({
  id: userId,
  name: 'Personal',
  personal: true,
  role: 'admin',
  status: 'active',
  members: 1,
  last_admin: true,
})
