import type { MemberStatus } from '@/entities/member/model'
import { MemberDetail, type MemberDetailProps } from './MemberDetail'
import { type MemberSource, useTeamMember } from './model/use-team-member'

export interface OpenMemberProps extends Omit<MemberDetailProps, 'actor'> {
  source: MemberSource
  changeStatus: (id: string, status: MemberStatus) => Promise<void>
}

/** The detail of a member with its own actor. */
export function OpenMember({ source, changeStatus, ...detail }: OpenMemberProps) {
  const actor = useTeamMember(detail.member, source, changeStatus)
  return <MemberDetail actor={actor} {...detail} />
}
