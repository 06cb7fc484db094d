/** Roles of a team member (D1 §3), in the order in which they are offered. */
export const MEMBER_ROLES = ['Developer', 'Designer', 'Product Manager', 'DevOps', 'QA'] as const

export interface ProjectMember {
  id: string
  name: string
  email: string
  role: string
}

/** Room for a name and an e-mail address. */
export const MEMBER_FIELD_LIMIT = 200

/** WZA-04: a member needs a name and an e-mail address; the address is not checked further. */
export function isCompleteMember({ name, email }: { name: string; email: string }): boolean {
  return name.trim() !== '' && email.trim() !== ''
}

/** The member that is being typed. */
export type MemberDraft = Omit<ProjectMember, 'id'>

export const EMPTY_MEMBER: MemberDraft = { name: '', email: '', role: MEMBER_ROLES[0] }

/** The team with the typed member at its end. */
export function withMember(members: readonly ProjectMember[], draft: MemberDraft): ProjectMember[] {
  const highest = Math.max(0, ...members.map(({ id }) => Number(/^member-(\d+)$/.exec(id)?.[1] ?? 0)))
  const member = {
    id: `member-${highest + 1}`,
    name: draft.name.trim(),
    email: draft.email.trim(),
    role: draft.role,
  }
  return [...members, member]
}
