import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ActorOptions, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import { type Effects, useEffects } from './effects'
import { useActorEnvironment } from './environment'
import { join } from './join'
import { rearm } from './timers'

type Options<TMachine extends AnyStateMachine> = (undefined extends InputFrom<TMachine>
  ? { input?: InputFrom<TMachine> }
  : { input: InputFrom<TMachine> }) & { effects?: Effects<TMachine> }

type OptionsOf<TMachine extends AnyStateMachine> =
  undefined extends InputFrom<TMachine> ? [options?: Options<TMachine>] : [options: Options<TMachine>]

/**
 * Starts an actor that lives as long as the component. It runs on the app's clock, registers with the
 * inspect tap before it starts and begins at the environment's start point when there is one for its label.
 * `input` is read once; `effects` are given to the machine once and see the newest props.
 * The label is the machine's id; `usePageActorOf` is for machines that run many times on one page.
 */
export function usePageActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...[options]: OptionsOf<TMachine>
): ActorRefFrom<TMachine> {
  return useRootActor(machine, machine.id, options)
}

/** `usePageActor` for one of many, told apart by `name`: the label is `account-status:u1`. */
export function usePageActorOf<TMachine extends AnyStateMachine>(
  machine: TMachine,
  name: string,
  ...[options]: OptionsOf<TMachine>
): ActorRefFrom<TMachine> {
  return useRootActor(machine, `${machine.id}:${name}`, options)
}

function useRootActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  label: string,
  { input, effects }: Partial<Options<TMachine>> = {},
): ActorRefFrom<TMachine> {
  const environment = useActorEnvironment()
  // Only looked at here: rendering may happen twice. It is used up when the actor is on the page.
  const [start] = useState(() => environment.snapshots?.get(label))
  const options = {
    input,
    clock: environment.clock,
    snapshot: start?.snapshot,
  } as unknown as ActorOptions<TMachine>
  const stage = start?.rehearsal?.stage ?? environment.stage
  const logic = useEffects(
    stage ? stage(machine, effects) : machine,
    stage ? undefined : effects,
  ) as AnyStateMachine
  const actor = useActorRef(logic, options as never) as AnyActorRef

  // The actor starts in an effect, after every layout effect.
  useLayoutEffect(() => {
    if (start && environment.snapshots?.get(label) === start) {
      environment.snapshots.delete(label)
      start.rehearsal?.begin(start)
    }
    return join(actor, label, environment)
  }, [environment, actor, label, start])
  useEffect(() => {
    if (start) rearm(actor, start.timers)
  }, [actor, start])
  return actor as ActorRefFrom<TMachine>
}
