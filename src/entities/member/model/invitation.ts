import { check, object, pipe } from 'valibot'
import { emailText } from '@/shared/lib/form'
import { avatarOf, type MemberRole, type TeamMember } from './member'

/** TEM-02: what the invite dialog asks for. */
export interface Invitation {
  email: string
  role: MemberRole
}

export const EMPTY_INVITATION: Invitation = { email: '', role: 'viewer' }

/** Addresses that differ in case alone are the same address. */
const plain = (email: string) => email.trim().toLocaleLowerCase()

export const isOnTeam = (members: readonly Pick<TeamMember, 'email'>[], email: string): boolean => {
  const wanted = plain(email)
  return members.some((member) => plain(member.email) === wanted)
}

export const ON_TEAM = 'A team member with this email already exists'

/** The rules of the invite dialog, in their order; `members` are those there are. */
export const invitationSchema = (members: readonly Pick<TeamMember, 'email'>[]) =>
  object({
    email: pipe(
      emailText('Email is required'),
      check((email) => !isOnTeam(members, email), ON_TEAM),
    ),
  })

/** A member who was invited and has not answered yet. */
export function invitedMember({ email, role }: Invitation, id: string): TeamMember {
  const address = email.trim()
  return {
    id,
    name: address,
    email: address,
    role,
    status: 'pending',
    avatar: avatarOf(address),
    lastActive: null,
    projects: 0,
    models: 0,
    datasets: 0,
  }
}

/** Whether this member is the only active admin of the team. */
export const isLastAdmin = (members: readonly TeamMember[], id: string): boolean => {
  const admins = members.filter(({ role, status }) => role === 'admin' && status === 'active')
  return admins.length === 1 && admins[0]?.id === id
}
