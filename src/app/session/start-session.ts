import { sessionProfile, type SessionPort } from '@/entities/profile/model'
import { applyFormatting } from '@/entities/settings'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { portOf } from './port-of'
import { createSessionActor } from './session-actor'

/** Starts the session of this browser. */
export function startSession(environment: ActorEnvironment): SessionPort {
  const session = portOf(createSessionActor(environment))
  // SET-03: this is the first subscriber, so that all others write dates in the format of the account's owner.
  session.subscribe((known) => applyFormatting(sessionProfile(known)?.id ?? null))
  return session
}
