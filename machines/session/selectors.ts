import type { SnapshotFrom } from 'xstate'
import type { Profile } from '@/entities/profile/model'
import type { sessionMachine } from './session.machine'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
export type SessionStatus = 'loading' | 'unknown' | 'signedIn' | 'signedOut'

/**
 * Signed in means that a profile (real or fallback) is there; until then the answer is still open. Unknown: nobody
 * answered in time, so this browser is not signed out, and public pages show what visitors see.
 */
export function sessionStatus(snapshot: SessionSnapshot): SessionStatus {
  if (snapshot.matches('signedOut') || snapshot.matches('signingOut')) return 'signedOut'
  if (snapshot.matches('unknown')) return 'unknown'
  return snapshot.matches('signedIn') && snapshot.context.profile ? 'signedIn' : 'loading'
}

/** The account's profile while signed in, else null. */
export function sessionProfile(snapshot: SessionSnapshot): Profile | null {
  return sessionStatus(snapshot) === 'signedIn' ? snapshot.context.profile : null
}

/** Whether the bars offer to sign in: nobody is signed in, as far as anybody could say. */
export const offersSignIn = (status: SessionStatus): boolean => status === 'signedOut' || status === 'unknown'
