import type { MemberRole, TeamMember } from './member'

export interface MemberFilter {
  search: string
  /** '' is every role. */
  role: MemberRole | ''
}

export const EVERY_MEMBER: MemberFilter = { search: '', role: '' }

/** TEM-01: the members whose name or address has every word of the search, in the role. */
export function filterMembers(
  members: readonly TeamMember[],
  { search, role }: MemberFilter,
): readonly TeamMember[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && role === '') return members
  return members.filter((member) => {
    if (role !== '' && member.role !== role) return false
    const text = `${member.name} ${member.email}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
