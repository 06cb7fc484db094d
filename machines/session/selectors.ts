import type { SnapshotFrom } from 'xstate'
import type { Session } from '@/entities/profile/model'
import type { sessionMachine } from './session.machine'

/** Who is signed in, as pages know it. A new object each time. */
export function sessionOf(snapshot: SnapshotFrom<typeof sessionMachine>): Session {
  const { user, profile } = snapshot.context
  if (snapshot.matches('signedOut') || snapshot.matches('signingOut')) return { status: 'signedOut' }
  if (snapshot.matches('unknown')) return { status: 'unknown', user }
  return snapshot.matches('signedIn') && profile
    ? { status: 'signedIn', profile, fallback: snapshot.matches({ signedIn: 'fallback' }) }
    : { status: 'loading', user }
}
