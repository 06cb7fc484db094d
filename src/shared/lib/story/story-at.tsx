import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type InputFrom,
  type StateValue,
} from 'xstate'
import { type ActorEnvironment, join, useActorEnvironment } from '../machine'
import { rearm } from '../machine/timers'
import { type Standing, watch } from './standing'

/**
 * Stories at the states of one machine. `at('error.sending', { … })` is a story whose actor is in that state,
 * made with `resolveState`: no effect has started, and its timers wait for the clock, which is paused.
 * Parallel regions are joined with `&`: `at('form.editing & username.taken')`. The story fails when its actor
 * is in another state at its end, or no component reads it. A play that ends in another state is a walk: `walking(at('idle', {}, { play }))`.
 */
export function storyAt<TMachine extends AnyStateMachine>(
  machine: TMachine,
  context: ContextFrom<TMachine>,
  render: (actor: Actor<TMachine>) => ReactNode,
  children: StoryChildren = {},
) {
  return (state: string, changes: Partial<ContextFrom<TMachine>> = {}, more: StoryObj = {}): StoryObj => ({
    ...more,
    parameters: { ...more.parameters, stands: standings(snapshotAt(machine, state, context), children) },
    render: () => (
      <AtState
        start={(environment) =>
          actorAt(machine, state, Object.assign({}, context, changes), children, environment)
        }
        render={render}
      />
    ),
  })
}

/** A story that begins at a state and goes on from there. It does not count as the story of that state. */
export const walking = (story: StoryObj): StoryObj => ({
  ...story,
  parameters: { ...story.parameters, walks: true },
})

/** The states of an actor and its children, the actor's own first. */
const standings = (snapshot: AnyMachineSnapshot, children: StoryChildren): Standing[] => [
  { machine: snapshot.machine.id, value: snapshot.value },
  ...Object.values(children).flatMap((child) => standings(child, {})),
]

/** States of child machines by id, which has to be the name of their source, or that name, a colon and what tells them apart. */
export type StoryChildren = Record<string, AnyMachineSnapshot>

const persisted = (children: StoryChildren) =>
  Object.fromEntries(
    Object.entries(children).map(([id, snapshot]) => [
      id,
      { src: id.replace(/:.*/s, ''), snapshot, syncSnapshot: false },
    ]),
  )

/** A running actor in a state written as in `storyAt`, without the effects of that state. */
export function actorAt<TMachine extends AnyStateMachine>(
  machine: TMachine,
  state: string,
  context: ContextFrom<TMachine>,
  children: StoryChildren = {},
  environment?: ActorEnvironment,
): Actor<TMachine> {
  const options = {
    clock: environment?.clock,
    snapshot: { ...snapshotAt(machine, state, context), children: persisted(children) },
    input: {},
  } as unknown as ActorOptions<TMachine>
  const actor = createActor(machine, options as never) as Actor<TMachine>
  if (!environment) return actor.start()
  join(actor, machine.id, environment)
  watch(actor)
  actor.start()
  rearm(actor)
  return actor
}

/** The context that the machine starts with. */
export const startContext = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
): ContextFrom<TMachine> =>
  (createActor(machine, { input } as never).getSnapshot() as { context: ContextFrom<TMachine> }).context

/** The machine's snapshot in a state written as in `storyAt`. */
export function snapshotAt<TMachine extends AnyStateMachine>(
  machine: TMachine,
  state: string,
  context: ContextFrom<TMachine>,
): AnyMachineSnapshot {
  return machine.resolveState({ value: stateValue(state), context })
}

interface AtStateProps<TMachine extends AnyStateMachine> {
  start: (environment: ActorEnvironment) => Actor<TMachine>
  render: (actor: Actor<TMachine>) => ReactNode
}

function AtState<TMachine extends AnyStateMachine>({ start, render }: AtStateProps<TMachine>) {
  const environment = useActorEnvironment()
  const [actor] = useState(() => start(environment))
  return render(actor)
}

/** `a.b & c.d` as `{ a: 'b', c: 'd' }`, `a.b` as `{ a: 'b' }`, `a` as `'a'`. */
function stateValue(state: string): StateValue {
  const regions = state.split('&').map((region) => region.trim().split('.'))
  const nest = ([head = '', ...rest]: string[]): StateValue =>
    rest.length > 0 ? { [head]: nest(rest) } : head
  const values = regions.map(nest)
  return values.length === 1 ? (values[0] ?? '') : Object.assign({}, ...values)
}
