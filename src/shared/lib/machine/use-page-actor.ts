import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate'
import { useActorEnvironment } from './environment'

/**
 * Starts an actor that lives as long as the component. It runs on the app's clock, registers with the
 * inspect tap and starts from the environment's snapshot when there is one for this machine.
 * `input` is read once. Effects come with `machine.provide(...)`, which may be called on each render.
 */
export function usePageActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...[input]: undefined extends InputFrom<TMachine>
    ? [input?: InputFrom<TMachine>]
    : [input: InputFrom<TMachine>]
): ActorRefFrom<TMachine> {
  const { clock, tap, snapshots } = useActorEnvironment()
  const options = { input, clock, snapshot: snapshots?.get(machine.id) } as unknown as ActorOptions<TMachine>
  const actor = useActorRef(machine as AnyStateMachine, options as never) as ActorRefFrom<TMachine>
  useEffect(() => tap.register(actor), [tap, actor])
  return actor
}
