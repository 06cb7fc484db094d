import type { MemberStatus, TeamMember } from '@/entities/member/model'
import type { Collection } from '@/shared/lib/collection'
import { type ActorRefFrom, fromCallback, usePageActor } from '@/shared/lib/machine'
import { type TeamMemberEvent, teamMemberMachine } from '@machines/team-member'

export type TeamMemberActor = ActorRefFrom<typeof teamMemberMachine>

/** TEM-05: the member whose detail is open. */
export function useTeamMember(
  member: TeamMember,
  collection: Collection<TeamMember>,
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
          collection.subscribe(() => {
            const now = collection.snapshot().entries.find(({ id }) => id === member.id)
            if (now) sendBack({ type: 'member.changed', status: now.status })
          }),
        ),
      },
    },
  })
}
