import type { Profile } from '@/entities/profile/model'
import { sessionProfile, sessionStatus, type SessionSnapshot } from '@machines/session'
import type { GuardSession } from '@machines/route-guard'
import type { SessionActor } from './session-actor'

/** Calls back with what a route guard needs, at once and after every change. Returns the end. */
export function watchSession(actor: SessionActor, listener: (session: GuardSession) => void): () => void {
  return watch(actor, guardSession, listener)
}

/** Calls back with the profile (null: signed out) once that is known, and after every change. Returns the end. */
export function watchAccount(actor: SessionActor, listener: (profile: Profile | null) => void): () => void {
  return watch(
    actor,
    (snapshot) => snapshot,
    (snapshot) => {
      if (sessionStatus(snapshot) !== 'loading') listener(sessionProfile(snapshot))
    },
  )
}

function guardSession(snapshot: SessionSnapshot): GuardSession {
  const profile = sessionProfile(snapshot)
  if (profile) return { status: 'signedIn', profile }
  return sessionStatus(snapshot) === 'loading'
    ? { status: 'loading', user: snapshot.context.user }
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
