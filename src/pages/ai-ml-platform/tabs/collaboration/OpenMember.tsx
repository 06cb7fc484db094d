import type { MemberStatus, TeamMember } from '@/entities/member/model'
import type { Collection } from '@/shared/lib/collection'
import { MemberDetail, type MemberDetailProps } from './MemberDetail'
import { useTeamMember } from './model/use-team-member'

export interface OpenMemberProps extends Omit<MemberDetailProps, 'actor'> {
  collection: Collection<TeamMember>
  changeStatus: (id: string, status: MemberStatus) => Promise<void>
}

/** The detail of a member with its own actor. */
export function OpenMember({ collection, changeStatus, ...detail }: OpenMemberProps) {
  const actor = useTeamMember(detail.member, collection, changeStatus)
  return <MemberDetail actor={actor} {...detail} />
}
