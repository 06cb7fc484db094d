import type { AuthUser, Profile } from '@/entities/profile/model'

export interface SessionContext {
  user: AuthUser | null
  profile: Profile | null
  /** Why the last step fell short; null when all is well. */
  error: string | null
  /** Whether the browser has no connection. */
  offline: boolean
  /** The session was ended by the service or by another tab, not by the user here. */
  ended: boolean
}

export type SessionEvent =
  /** The auth service reports who is signed in now, after any change in this tab or another. */
  | { type: 'auth.changed'; user: AuthUser | null }
  /** A session was stored in this browser: by a sign-in, or by another tab. */
  | { type: 'session.appeared' }
  | { type: 'profile.refresh' }
  /** The profile row was changed by this tab and came back from the database. */
  | { type: 'profile.changed'; profile: Profile }
  | { type: 'signOut' }
  /** GRD-02: the designated admin goes on with what the stored session says. */
  | { type: 'continueAsAdmin' }
  /** The browser has no connection any more, or has one again. That there is one says nothing of the service. */
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'safety.elapsed' }
