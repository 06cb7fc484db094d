import { string, unknown } from 'valibot'
import { callFunction, type Database } from '@/shared/api'
import { eventsSchema, receivedSchema, teamSchema, workspacesSchema } from '../model/workspace'
import type { WorkspaceService } from './service'

type Functions = Database['public']['Functions']

const act = async <Name extends keyof Functions & string>(name: Name, args: Functions[Name]['Args']) => {
  await callFunction(name, args, unknown())
}

/** The functions of the database. */
export const workspaceApi: WorkspaceService = {
  async membership() {
    const [workspaces, invitations] = await Promise.all([
      callFunction('my_workspaces', {} as never, workspacesSchema),
      callFunction('my_invitations', {} as never, receivedSchema),
    ])
    return { workspaces, invitations }
  },
  async team(workspace) {
    const [team, events] = await Promise.all([
      callFunction('workspace_team', { workspace }, teamSchema),
      callFunction('workspace_activity', { workspace }, eventsSchema),
    ])
    return { ...team, events }
  },
  create: (name) => callFunction('create_workspace', { name }, string()),
  rename: (workspace, name) => act('rename_workspace', { workspace, name }),
  remove: (workspace) => act('delete_workspace', { workspace }),
  invite: (workspace, email, role) => act('invite_member', { workspace, email, role }),
  withdraw: (invitation) => act('withdraw_invitation', { invitation }),
  restore: (invitation) => act('restore_invitation', { invitation }),
  accept: (invitation) => act('accept_invitation', { invitation }),
  decline: (invitation) => act('decline_invitation', { invitation }),
  setRole: (workspace, member, role) => act('set_member_role', { workspace, member, role }),
  setStatus: (workspace, member, status) => act('set_member_status', { workspace, member, status }),
  removeMember: (workspace, member) => act('remove_member', { workspace, member }),
  handOver: (workspace, member) => act('hand_over_workspace', { workspace, member }),
}
