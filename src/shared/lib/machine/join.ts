import type { AnyActorRef } from 'xstate'
import type { ActorEnvironment } from './environment'
import { ownTimers } from './timers'

/**
 * A root actor that has not started yet joins the environment: the tap receives its events, its timers carry its label, and
 * the error that ends it is reported. Returns the function that takes it out.
 */
export function join(
  actor: AnyActorRef,
  label: string,
  { clock, tap, onActorError }: ActorEnvironment,
): () => void {
  const errors = onActorError && actor.subscribe({ error: onActorError })
  const disown = ownTimers(actor, label, clock)
  const unregister = tap.register(actor, label)
  return () => {
    errors?.unsubscribe()
    disown()
    unregister()
  }
}
