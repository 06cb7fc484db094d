export type AccountStatus = 'active' | 'inactive' | 'locked'
export type Role = 'user' | 'admin' | 'moderator'

/** A row of `public.profiles` (D1 §3). Times are ISO 8601. */
export interface Profile {
  id: string
  username: string | null
  email: string
  createdAt: string | null
  updatedAt: string | null
  lastLogin: string | null
  status: AccountStatus
  loginAttempts: number
  isVerified: boolean
  profileCompleted: boolean
  role: Role
}

/** The fields of the auth service's user that Orrery reads. */
export interface AuthUser {
  id: string
  email: string
  emailConfirmed: boolean
  /** From the sign-up metadata; may be missing. */
  username: string | null
  /** The address is the designated admin's. A hint for the interface: only the database grants power. */
  designatedAdmin: boolean
}

/** SES-04: the profile built from session data when the real one cannot be fetched in time. */
export function fallbackProfile(user: AuthUser): Profile {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    createdAt: null,
    updatedAt: null,
    lastLogin: null,
    status: 'active',
    loginAttempts: 0,
    isVerified: user.emailConfirmed,
    profileCompleted: Boolean(user.username),
    role: user.designatedAdmin ? 'admin' : 'user',
  }
}

/** Whether this is the designated admin's address, whatever its case. */
export function isDesignatedAdmin(email: string, adminEmail: string | null): boolean {
  return adminEmail !== null && email.toLowerCase() === adminEmail.toLowerCase()
}
