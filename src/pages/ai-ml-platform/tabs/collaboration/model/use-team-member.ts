import type { MemberStatus, TeamMember } from '@/entities/member/model'
import type { Collection } from '@/shared/lib/collection'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { type TeamMemberEvent, teamMemberMachine } from '@machines/team-member'

export type TeamMemberActor = ActorRefFrom<typeof teamMemberMachine>

/** The list that a member is in. */
export interface MemberSource {
  subscribe: (listener: () => void) => () => void
  members: () => readonly TeamMember[]
}

/** The samples of this browser as such a list. */
export const sourceOf = (collection: Collection<TeamMember>): MemberSource => ({
  subscribe: collection.subscribe,
  members: () => collection.snapshot().entries,
})

/** TEM-05: the member whose detail is open. */
export function useTeamMember(
  member: TeamMember,
  source: MemberSource,
  changeStatus: (id: string, status: MemberStatus) => Promise<void>,
): TeamMemberActor {
  return usePageActor(teamMemberMachine, {
    input: { status: member.status },
    effects: {
      actors: {
        keepStatus: async ({ input }) => {
          if (input.status) await changeStatus(member.id, input.status)
        },
        watchMember: fromCallback<TeamMemberEvent>(({ sendBack }) =>
          source.subscribe(() => {
            const now = source.members().find(({ id }) => id === member.id)
            if (now) sendBack({ type: 'member.changed', status: now.status })
          }),
        ),
      },
    },
  })
}
