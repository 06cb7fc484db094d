import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Walk } from './stage'
import { isParallel, labelOf, nodesOf, type TransitionLike } from './nodes'

/** From every stable state, reached by its shortest path, every event that it takes; and the start alone. */
export function pathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): AnyEventObject[][] {
  const { machine, key = () => null } = walk
  const multiplied = isParallel(machine)
  const events = [...walk.events, ...effectEvents(walk)] as AnyEventObject[]
  const shortest = getShortestPaths(machine, {
    events: events as never,
    ...(walk.before ? { fromState: startOf(walk) as never } : { input: walk.input as never }),
    limit: 20_000,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, key(snapshot), multiplied ? [] : missingIn(snapshot.context)]),
  })
  const next = shortest.flatMap(({ state, steps }) => {
    const way = steps.map(({ event }) => event as AnyEventObject).filter(({ type }) => type !== 'xstate.init')
    return events
      .filter((event) => takes(machine, state as AnyMachineSnapshot, event))
      .map((event) => [...way, event])
  })
  return [[], ...next]
}

/** The paths that together take every transition in every leaf state that has it, and cause every event: as few as are easily found. */
export function fewestPathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): AnyEventObject[][] {
  const left = pathsOf(walk).map((path) => ({ path, steps: stepsOf(walk, path) }))
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

/** What the path does: the transitions it takes, each with the leaf state it leaves, and its events. */
function stepsOf<TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  path: AnyEventObject[],
): Set<string> {
  const { machine } = walk
  const steps = new Set<string>()
  let snapshot = startOf(walk)
  for (const event of path) {
    const leaves = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
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

/** What is not there yet or any more: whoever sets or clears it is seen to do so. */
const missingIn = (context: object) =>
  Object.entries(context)
    .filter(([, value]) => value === null)
    .map(([name]) => name)

const takes = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.status === 'active' && (machine.getTransitionData(snapshot, event)?.length ?? 0) > 0

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
