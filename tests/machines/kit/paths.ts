import { activeNodes } from '@/shared/lib/machine/xstate-internals'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate'
import type { Walk } from './stage'
import { labelOf, nodesOf, type TransitionLike } from './nodes'

export interface ModelPath {
  events: AnyEventObject[]
  /** The effect of the last event: the transitions that it takes, and the states that it leaves and reaches. */
  step: string
}

/**
 * From every state, reached by its shortest path, every event that it takes; first the start alone. States are told apart
 * by their value and by `walk.key`. Generated breadth first, so a caller that has seen enough stops early.
 */
export function* pathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): Generator<ModelPath> {
  const { machine, key = () => null } = walk
  const all = [...walk.events, ...effectEvents(walk)] as AnyEventObject[]
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, key(snapshot)])
  const start = startOf(walk)
  const seen = new Set([keyOf(start)])
  const queue: { events: AnyEventObject[]; snapshot: AnyMachineSnapshot }[] = [
    { events: [], snapshot: start },
  ]
  yield { events: [], step: 'start' }
  for (const { events, snapshot } of queue)
    for (const event of all) {
      const transitions = takenBy(machine, snapshot, event)
      if (transitions.length === 0) continue
      const longer = [...events, event]
      const next = getNextSnapshot(machine, snapshot as never, event as never) as AnyMachineSnapshot
      yield {
        events: longer,
        step: JSON.stringify([transitions.map(labelOf), snapshot.value, next.status, next.value]),
      }
      if (next.status !== 'active' || seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      queue.push({ events: longer, snapshot: next })
    }
}

/** The paths that together take every transition in every leaf state that has it, and cause every event: as few as are easily found. */
export function fewestPathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): AnyEventObject[][] {
  const left = [...pathsOf(walk)].map(({ events }) => ({ path: events, steps: stepsOf(walk, events) }))
  const covered = new Set<string>()
  const adds = ({ steps }: { steps: Set<string> }) => [...steps].filter((step) => !covered.has(step)).length
  const chosen: AnyEventObject[][] = []
  for (;;) {
    let best = left[0]
    for (const one of left) if (best && adds(one) > adds(best)) best = one
    if (!best || (adds(best) === 0 && chosen.length > 0)) return chosen
    chosen.push(best.path)
    for (const step of best.steps) covered.add(step)
  }
}

/** The effect of the path: the transitions it takes, each with the leaf state it leaves, and its events. */
function stepsOf<TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  path: AnyEventObject[],
): Set<string> {
  const { machine } = walk
  const steps = new Set<string>()
  let snapshot = startOf(walk)
  for (const event of path) {
    const leaves = activeNodes(snapshot).filter(({ type }) => type === 'atomic' || type === 'final')
    for (const transition of machine.getTransitionData(snapshot as never, event) ?? []) {
      const { source } = transition as unknown as TransitionLike
      for (const { id } of leaves)
        if (`${id}.`.startsWith(`${source.id}.`))
          steps.add(`${id} ${labelOf(transition as unknown as TransitionLike)}`)
    }
    steps.add(JSON.stringify(event))
    snapshot = getNextSnapshot(machine, snapshot as never, event as never) as AnyMachineSnapshot
  }
  return steps
}

/** Where every path begins: what has happened before it has happened. */
export const startOf = <TMachine extends AnyStateMachine>({ machine, input, before = [] }: Walk<TMachine>) =>
  before.reduce<AnyMachineSnapshot>(
    (snapshot, event) => getNextSnapshot(machine, snapshot as never, event as never) as AnyMachineSnapshot,
    getInitialSnapshot(machine, ...([input] as never)) as AnyMachineSnapshot,
  )

const takenBy = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.status === 'active'
    ? ((machine.getTransitionData(snapshot, event) ?? []) as unknown as TransitionLike[])
    : []

/** Done, error and delay events of the machine, as the graph knows them. */
function effectEvents<TMachine extends AnyStateMachine>({
  machine,
  answers = {},
}: Walk<TMachine>): AnyEventObject[] {
  const delays = new Set(
    nodesOf(machine).flatMap((node) =>
      [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
    ),
  )
  const effects = Object.entries(answers).flatMap(([id, { done = [], error = [] }]) => [
    ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...error.map((value) => ({ type: `xstate.error.actor.${id}`, error: value, actorId: id })),
  ])
  return [...effects, ...[...delays].map((type) => ({ type }))]
}
