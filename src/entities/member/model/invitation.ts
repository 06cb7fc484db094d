import { check, object, pipe } from 'valibot'
import { emailText } from '@/shared/lib/form'
import type { MemberRole, TeamMember } from './member'

/** TEM-02: the fields of the invite dialog. */
export interface Invitation {
  email: string
  role: MemberRole
}

export const EMPTY_INVITATION: Invitation = { email: '', role: 'viewer' }

/** Addresses that differ in case alone are the same address. */
const plain = (email: string) => email.trim().toLocaleLowerCase()

const isOnTeam = (members: readonly Pick<TeamMember, 'email'>[], email: string): boolean => {
  const wanted = plain(email)
  return members.some((member) => plain(member.email) === wanted)
}

const ON_TEAM = 'A team member with this email already exists'

/** The rules of the invite dialog, in their order; `members` are those there are. */
export const invitationSchema = (members: readonly Pick<TeamMember, 'email'>[]) =>
  object({
    email: pipe(
      emailText('Email is required'),
      check((email) => !isOnTeam(members, email), ON_TEAM),
    ),
  })

/** Whether this member is the only active admin of the team. */
export const isLastAdmin = (members: readonly TeamMember[], id: string): boolean => {
  const admins = members.filter(({ role, status }) => role === 'admin' && status === 'active')
  return admins.length === 1 && admins[0]?.id === id
}
