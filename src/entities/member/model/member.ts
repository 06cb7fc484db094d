import { type GenericSchema, integer, minValue, nullable, object, picklist, pipe } from 'valibot'
import { amount, moment, text } from '@/shared/lib/collection/fields'

/** TEM-02: the roles in the order of the invite dialog. */
export const MEMBER_ROLES = ['viewer', 'developer', 'manager', 'admin'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const MEMBER_STATUSES = ['active', 'inactive', 'pending'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

export const ROLE_LABELS: Record<MemberRole, string> = {
  viewer: 'Viewer',
  developer: 'Developer',
  manager: 'Manager',
  admin: 'Admin',
}

export const MEMBER_STATUS_LABELS: Record<MemberStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  pending: 'Pending',
}

/** TEM-03: a member of the team, or an invited person. */
export interface TeamMember {
  id: string
  /** The address until the member has entered a name. */
  name: string
  email: string
  role: MemberRole
  status: MemberStatus
  /** One or two letters. */
  avatar: string
  /** ms since 1970; null for a member who has not been active yet. */
  lastActive: number | null
  /** Contributions, of samples alone: how many of each they work on. */
  projects?: number
  models?: number
  datasets?: number
  /** ms since 1970; of members of a shared workspace. */
  joinedAt?: number
}

const count = pipe(amount, integer(), minValue(0))

export const memberSchema: GenericSchema<unknown, TeamMember> = object({
  id: text(),
  name: text(),
  email: text(),
  role: picklist(MEMBER_ROLES),
  status: picklist(MEMBER_STATUSES),
  avatar: text(),
  lastActive: nullable(moment),
  projects: count,
  models: count,
  datasets: count,
})

/** The letters that stand for a name or an address: `AM` of `Ada Moreau`, `J` of `jun@orrery.example`. */
export function avatarOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .flatMap((word) => (word ? [...word].slice(0, 1) : []))
    .join('')
    .toLocaleUpperCase()
}
