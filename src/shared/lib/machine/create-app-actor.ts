import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { ActorEnvironment } from './environment'
import { join } from './join'
import { rearm } from './timers'

/**
 * Starts an actor that outlives every screen (session, theme). Called by the entry file, never at import.
 * The returned actor is running, from the environment's start point when there is one; `actor.stop()` ends it.
 */
export function createAppActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  environment: ActorEnvironment,
  ...[input]: undefined extends InputFrom<TMachine>
    ? [input?: InputFrom<TMachine>]
    : [input: InputFrom<TMachine>]
): Actor<TMachine> {
  const start = environment.snapshots?.get(machine.id)
  environment.snapshots?.delete(machine.id)
  if (start) start.rehearsal?.begin(start)
  const logic = start?.rehearsal?.stage(machine, undefined) ?? machine
  const options = {
    input,
    clock: environment.clock,
    systemId: machine.id,
    snapshot: start?.snapshot,
  } as unknown as ActorOptions<TMachine>
  const actor = createActor(logic, options as never) as Actor<TMachine>
  const leave = join(actor, machine.id, environment)
  actor.subscribe({ complete: leave })
  actor.start()
  if (start) rearm(actor, start.timers)
  return actor
}
