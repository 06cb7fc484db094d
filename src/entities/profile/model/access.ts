import type { AccountStatus, Profile } from './profile'
import type { Session } from './session'

/** Why an account may not create projects (CRT-01). */
export type CreationRefusal = 'signedOut' | 'unverified' | 'incomplete' | Exclude<AccountStatus, 'active'>

/** The first check that fails, in the documented order, or null when the account may create projects. */
export function creationRefusal(profile: Profile | null): CreationRefusal | null {
  if (!profile) return 'signedOut'
  if (!profile.isVerified) return 'unverified'
  if (!profile.profileCompleted) return 'incomplete'
  return profile.status === 'active' ? null : profile.status
}

/** CRT-01: the messages of the entry check. */
export const ENTRY_MESSAGES: Readonly<Record<CreationRefusal, string>> = {
  signedOut: 'Please sign in to create a project.',
  unverified: 'Please verify your email address before creating projects.',
  incomplete: 'Please complete your profile before creating projects.',
  inactive: 'Account is inactive. Please contact support.',
  locked: 'Account is locked. Please contact support.',
}

/** CRT-02: the reasons of the creation gate, shown as `Cannot create project: {reason}`. */
export const GATE_REASONS: Readonly<Record<CreationRefusal, string>> = {
  signedOut: 'Authentication required',
  unverified: 'Email verification required',
  incomplete: 'Profile completion required',
  inactive: 'Account is inactive',
  locked: 'Account is locked',
}

/** The requirements of a page or an action. */
export interface Requirement {
  requireAuth?: boolean
  requireAdmin?: boolean
  /** That the account may create projects (CRT-01). */
  requireCreation?: boolean
}

/** Access, or the first obstacle. */
export type Access = 'granted' | 'loading' | 'unknown' | 'lacksAdmin' | CreationRefusal

/** The access decision of every guard (GRD-01 to GRD-06, CRT-01). */
export function accessOf(session: Session, required: Requirement): Access {
  if (!Object.values(required).includes(true)) return 'granted'
  if (session.status !== 'signedIn') return session.status
  if (required.requireAdmin && session.profile.role !== 'admin') return 'lacksAdmin'
  return (required.requireCreation && creationRefusal(session.profile)) || 'granted'
}
