import { personalWorkspace, type ReceivedInvitation, type Workspace, type WorkspaceTeam } from './workspace'

/** For stories and tests: a shared workspace beside the personal workspace of an account. */
export const exampleWorkspaces = (userId: string): Workspace[] => [
  personalWorkspace(userId),
  {
    id: 'sky',
    name: 'Night Sky',
    personal: false,
    role: 'admin',
    status: 'active',
    members: 4,
    last_admin: true,
  },
]

export const EXAMPLE_INVITATION: ReceivedInvitation = {
  id: 'received-1',
  workspace_id: 'tide',
  workspace: 'Tide Tables',
  role: 'developer',
  invited_by: 'grace',
  created_at: '2026-11-21T12:00:00Z',
  expires_at: '2026-12-05T12:00:00Z',
}

/** The team of that workspace, seen by its admin. */
export const exampleTeam = (userId: string): WorkspaceTeam => ({
  members: [
    {
      id: userId,
      username: 'ada',
      email: 'ada@orrery.example',
      role: 'admin',
      status: 'active',
      joined_at: '2026-09-01T12:00:00Z',
      last_active: '2026-11-22T11:56:00Z',
    },
    {
      id: 'jun',
      username: 'jun_park',
      email: 'jun.park@orrery.example',
      role: 'manager',
      status: 'active',
      joined_at: '2026-09-12T12:00:00Z',
      last_active: '2026-11-22T10:00:00Z',
    },
    {
      id: 'lena',
      username: null,
      email: 'lena.fischer@orrery.example',
      role: 'developer',
      status: 'active',
      joined_at: '2026-10-02T12:00:00Z',
      last_active: null,
    },
    {
      id: 'tomas',
      username: 'tomas',
      email: 'tomas.silva@orrery.example',
      role: 'developer',
      status: 'suspended',
      joined_at: '2026-10-02T12:00:00Z',
      last_active: '2026-10-30T10:00:00Z',
    },
  ],
  invitations: [
    {
      id: 'invitation-1',
      email: 'priya.nair@orrery.example',
      role: 'viewer',
      invited_by: 'ada',
      created_at: '2026-11-20T12:00:00Z',
      expires_at: '2026-12-04T12:00:00Z',
    },
  ],
  events: [
    {
      id: 3,
      at: '2026-11-20T12:00:00Z',
      actor_id: userId,
      actor: 'ada',
      action: 'invited',
      subject: 'priya.nair@orrery.example',
      detail: 'viewer',
    },
    {
      id: 2,
      at: '2026-11-10T12:00:00Z',
      actor_id: 'jun',
      actor: 'jun_park',
      action: 'suspended',
      subject: 'tomas',
      detail: null,
    },
    {
      id: 1,
      at: '2026-09-01T12:00:00Z',
      actor_id: userId,
      actor: 'ada',
      action: 'created',
      subject: null,
      detail: 'Night Sky',
    },
  ],
})
