import { type GenericSchema, safeParse, string, unknown } from 'valibot'
import { type Database, getBackend } from '@/shared/api'
import { Failure, toFailure } from '@/shared/lib/failure'
import { eventsSchema, receivedSchema, teamSchema, workspacesSchema } from '../model/workspace'
import type { WorkspaceService } from './service'

type Functions = Database['public']['Functions']

async function call<Name extends keyof Functions & string, T>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: GenericSchema<unknown, T>,
): Promise<T> {
  try {
    const { client } = await getBackend()
    const { data, error } = await client.rpc(name, args as never)
    if (error) throw error
    const result = safeParse(schema, data)
    if (!result.success) throw new Failure('An error occurred. Please try again.')
    return result.output
  } catch (error) {
    throw toFailure(error)
  }
}

const act = async <Name extends keyof Functions & string>(name: Name, args: Functions[Name]['Args']) => {
  await call(name, args, unknown())
}

/** The functions of the database. */
export const workspaceApi: WorkspaceService = {
  async membership() {
    const [workspaces, invitations] = await Promise.all([
      call('my_workspaces', {} as never, workspacesSchema),
      call('my_invitations', {} as never, receivedSchema),
    ])
    return { workspaces, invitations }
  },
  async team(workspace) {
    const [team, events] = await Promise.all([
      call('workspace_team', { workspace }, teamSchema),
      call('workspace_activity', { workspace }, eventsSchema),
    ])
    return { ...team, events }
  },
  create: (name) => call('create_workspace', { name }, string()),
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
