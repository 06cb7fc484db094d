import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Walk } from './stage'
import { isParallel, nodesOf } from './nodes'

/** From every stable state, reached by its shortest path, every event that it takes; and the start alone. */
export function pathsOf<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): AnyEventObject[][] {
  const { machine, key = () => null } = walk
  const multiplied = isParallel(machine)
  const events = [...walk.events, ...effectEvents(walk)] as AnyEventObject[]
  const shortest = getShortestPaths(machine, {
    events: events as never,
    input: walk.input as never,
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
