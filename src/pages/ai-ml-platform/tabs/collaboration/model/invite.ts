import { EMPTY_INVITATION, type Invitation, invitationSchema, type TeamMember } from '@/entities/member/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** Those who are on the team, as far as an invitation is concerned. */
export type Present = readonly Pick<TeamMember, 'email'>[]

/** TEM-02: the dialog that invites a member; its subject is the list of present members. */
export const inviteMachine = createFormMachine<Invitation, Present>({
  id: 'invite',
  empty: EMPTY_INVITATION,
  check: (values, present) => fieldErrors(invitationSchema(present), values),
  opens: true,
  staysWhileSending: true,
  successShown: 0,
})

export type InviteActor = ActorRefFrom<typeof inviteMachine>

/** `onInvited` is called once the invitation is stored. */
export function useInvite(
  send: (invitation: Invitation) => Promise<void>,
  onInvited: () => void,
): InviteActor {
  return usePageActor(inviteMachine, {
    input: { subject: [] },
    effects: {
      actors: { send: ({ input }) => send(input.values) },
      actions: { report: () => onInvited() },
    },
  })
}
