import { sessionProfile, type SessionPort } from '@/entities/profile/model'
import { applyFormatting } from '@/entities/settings'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { portOf } from './port-of'
import { createSessionActor } from './session-actor'

/** Starts the session of this browser. */
export function startSession(environment: ActorEnvironment): SessionPort {
  const session = portOf(createSessionActor(environment))
  // SET-03: before anybody else hears of the account, dates are written as its owner wants them.
  session.subscribe((known) => applyFormatting(sessionProfile(known)?.id ?? null))
  return session
}
