import type { AnyActorRef } from 'xstate'
import type { ActorEnvironment } from './environment'
import { ownTimers } from './timers'

/** A root actor that has not started yet joins the environment: the tap hears it, its timers carry its label. */
export function join(actor: AnyActorRef, label: string, { clock, tap }: ActorEnvironment): () => void {
  const disown = ownTimers(actor, label, clock)
  const unregister = tap.register(actor, label)
  return () => {
    disown()
    unregister()
  }
}
