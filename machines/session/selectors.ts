import type { SnapshotFrom } from 'xstate'
import type { Session } from '@/entities/profile/model'
import type { sessionMachine } from './session.machine'

/** The session as pages know it. Every call returns a new object. */
export function sessionOf(snapshot: SnapshotFrom<typeof sessionMachine>): Session {
  const { user, profile, offline, ended } = snapshot.context
  if (snapshot.matches('signedOut') || snapshot.matches('signingOut'))
    return ended ? { status: 'signedOut', ended } : { status: 'signedOut' }
  if (snapshot.matches('unknown') && !profile) {
    const recalls = offline && snapshot.matches({ unknown: 'recalling' })
    return { status: recalls ? 'loading' : 'unknown', user }
  }
  const fallback = snapshot.matches({ signedIn: 'fallback' }) || snapshot.matches('unknown')
  return profile && !snapshot.matches('loading')
    ? { status: 'signedIn', profile, fallback }
    : { status: 'loading', user }
}
