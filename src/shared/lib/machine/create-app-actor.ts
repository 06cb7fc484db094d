import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { ActorEnvironment } from './environment'

/**
 * Starts an actor that outlives every screen (session, theme). Called by the entry file, never at import.
 * The returned actor is running; `actor.stop()` ends it.
 */
export function createAppActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  environment: ActorEnvironment,
  ...[input]: undefined extends InputFrom<TMachine>
    ? [input?: InputFrom<TMachine>]
    : [input: InputFrom<TMachine>]
): Actor<TMachine> {
  const options = { input, clock: environment.clock, systemId: machine.id } as ActorOptions<TMachine>
  const actor = createActor(machine, options as never) as Actor<TMachine>
  environment.tap.register(actor)
  return actor.start()
}
