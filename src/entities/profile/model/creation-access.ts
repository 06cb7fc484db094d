import type { Profile } from './profile'

/** Why an account may not create projects, in the documented order of checks (CRT-01). */
export type CreationRefusal =
  | { check: 'signedIn' }
  | { check: 'verified' }
  | { check: 'profileCompleted' }
  | { check: 'active'; status: string }

/** The first check that fails, or null when the account may create projects. */
export function creationRefusal(profile: Profile | null): CreationRefusal | null {
  if (!profile) return { check: 'signedIn' }
  if (!profile.isVerified) return { check: 'verified' }
  if (!profile.profileCompleted) return { check: 'profileCompleted' }
  if (profile.status !== 'active') return { check: 'active', status: profile.status }
  return null
}

/** CRT-01: the message of the entry check. */
export function entryMessage(refusal: CreationRefusal): string {
  switch (refusal.check) {
    case 'signedIn':
      return 'Please sign in to create a project.'
    case 'verified':
      return 'Please verify your email address before creating projects.'
    case 'profileCompleted':
      return 'Please complete your profile before creating projects.'
    case 'active':
      return `Account is ${refusal.status}. Please contact support.`
  }
}

/** CRT-02: the reason of the creation gate, shown as `Cannot create project: {reason}`. */
export function gateReason(refusal: CreationRefusal): string {
  switch (refusal.check) {
    case 'signedIn':
      return 'Authentication required'
    case 'verified':
      return 'Email verification required'
    case 'profileCompleted':
      return 'Profile completion required'
    case 'active':
      return `Account is ${refusal.status}`
  }
}
