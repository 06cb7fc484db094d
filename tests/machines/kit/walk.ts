import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { startBench } from './bench'
import type { Walk } from './stage'
import { labelOf, nodesOf, type TransitionLike, transitionsOf } from './nodes'
import { pathsOf } from './paths'
import { perform } from './perform'
import { createRecord } from './record'

export interface Coverage {
  machine: string
  /** Covered, and all but the unreachable ones. */
  states: [number, number]
  transitions: [number, number]
  /** What no path reached and nobody explained. */
  missing: string[]
  /** Every step that was walked, as text. */
  record: string
}

/**
 * Walks every generated path with a real actor, and says what was covered. Throws where actor and model disagree,
 * and with `expected` (a record) at the first step that it does not know.
 */
export async function walkMachine<TMachine extends AnyStateMachine>(
  walk: Walk<TMachine>,
  expected?: string,
): Promise<Coverage> {
  const { machine, unreachable = {} } = walk
  const states = new Set<string>()
  const transitions = new Set<unknown>()
  const record = createRecord(machine, expected)
  for (const path of pathsOf(walk)) {
    const step = record.nextPath()
    const bench = startBench(walk, (event) => {
      step.inspect(event)
      if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return
      for (const transition of event._transitions)
        transitions.add(labelOf(transition as unknown as TransitionLike))
    })
    const actor = bench.actor as unknown as AnyActorRef
    const note = () => {
      for (const node of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) states.add(node.id)
    }
    note()
    for (const [index, event] of path.entries()) {
      if (index === path.length - 1) step.begin(actor)
      await perform(bench, event)
      note()
    }
    step.end(actor, path.at(-1))
    actor.stop()
  }

  const allStates = nodesOf(machine).filter((node) => node.type === 'atomic' || node.type === 'final')
  const allTransitions = nodesOf(machine).flatMap(transitionsOf)
  const missing = [
    ...allStates.map(({ id }) => id).filter((id) => !states.has(id)),
    ...allTransitions.filter((label) => !transitions.has(label)),
  ]
  const reachable = (labels: string[]) => labels.filter((label) => !(label in unreachable))
  const count = (labels: string[]): [number, number] => [
    labels.filter((label) => !missing.includes(label)).length,
    labels.length,
  ]
  return {
    machine: machine.id,
    states: count(reachable(allStates.map(({ id }) => id))),
    transitions: count(reachable(allTransitions)),
    missing: reachable(missing),
    record: record.text(),
  }
}
