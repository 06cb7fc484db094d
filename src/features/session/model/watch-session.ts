import type { Profile } from '@/entities/profile/model'
import { sessionProfile, sessionStatus, type SessionSnapshot } from '@machines/session'
import type { GuardSession } from '@machines/route-guard'
import type { SessionActor } from './session-actor'

/** Calls back with what a route guard needs, at once and after every change. Returns the end. */
export function watchSession(actor: SessionActor, listener: (session: GuardSession) => void): () => void {
  return watch(actor, guardSession, listener)
}

/** What is known of the account: its profile, null when nobody is signed in, `unknown` when nobody answered in time. */
export type KnownAccount = Profile | null | 'unknown'

/** Calls back once something is known, and after every change. Returns the end. */
export function watchAccount(actor: SessionActor, listener: (account: KnownAccount) => void): () => void {
  return watch(
    actor,
    (snapshot) => snapshot,
    (snapshot) => {
      const status = sessionStatus(snapshot)
      if (status === 'unknown') listener('unknown')
      else if (status !== 'loading') listener(sessionProfile(snapshot))
    },
  )
}

function guardSession(snapshot: SessionSnapshot): GuardSession {
  const profile = sessionProfile(snapshot)
  if (profile) return { status: 'signedIn', profile }
  const status = sessionStatus(snapshot)
  return status === 'loading' || status === 'unknown'
    ? { status, user: snapshot.context.user }
    : { status: 'signedOut' }
}

function watch<T>(
  actor: SessionActor,
  select: (snapshot: SessionSnapshot) => T,
  listener: (value: T) => void,
) {
  listener(select(actor.getSnapshot()))
  const subscription = actor.subscribe((snapshot) => listener(select(snapshot)))
  return () => subscription.unsubscribe()
}
