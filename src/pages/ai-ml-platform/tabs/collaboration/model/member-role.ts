import { boolean, check, forward, object, picklist, pipe } from 'valibot'
import { MEMBER_ROLES, type MemberRole } from '@/entities/member/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

export interface RoleValues {
  role: MemberRole
  /** That the team has no admin afterwards. */
  confirmed: boolean
}

export interface RoleSubject {
  id: string
  name: string
  role: MemberRole
  /** No other member is an active admin. */
  lastAdmin: boolean
}

/** Whether the team would have no admin with what is chosen. */
export const leavesNoAdmin = ({ role }: Pick<RoleValues, 'role'>, { lastAdmin }: RoleSubject): boolean =>
  lastAdmin && role !== 'admin'

const roleSchema = (subject: RoleSubject) =>
  pipe(
    object({ role: picklist(MEMBER_ROLES), confirmed: boolean() }),
    forward(
      check(
        (values) => values.confirmed || !leavesNoAdmin(values, subject),
        'Confirm that the team is left without an admin',
      ),
      ['confirmed'],
    ),
  )

/** TEM-05 (Edit Permissions): the dialog that changes the role of a member. */
export const memberRoleMachine = createFormMachine<RoleValues, RoleSubject>({
  id: 'member-role',
  empty: { role: 'viewer', confirmed: false },
  check: (values, subject) => fieldErrors(roleSchema(subject), values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type MemberRoleActor = ActorRefFrom<typeof memberRoleMachine>

export function useMemberRole(changeRole: (id: string, role: MemberRole) => Promise<void>): MemberRoleActor {
  return usePageActor(memberRoleMachine, {
    input: { subject: { id: '', name: '', role: 'viewer', lastAdmin: false } },
    effects: {
      actors: {
        send: async ({ input: { subject, values } }) => {
          if (values.role !== subject.role) await changeRole(subject.id, values.role)
        },
      },
    },
  })
}
