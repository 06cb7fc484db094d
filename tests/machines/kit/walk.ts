import { activeNodes, takenTransitions } from '@/shared/lib/machine/xstate-internals'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { startBench } from './bench'
import type { Walk } from './stage'
import { labelOf, nodesOf, type TransitionLike, transitionsOf } from './nodes'
import { pathsOf } from './paths'
import { perform } from './perform'

export interface Coverage {
  machine: string
  /** The number that is covered, and the number of all that are reachable. */
  states: [number, number]
  transitions: [number, number]
  /** States and transitions that no path reached and that `unreachable` does not explain. */
  missing: string[]
}

/**
 * Walks the generated paths with a real actor, the shortest first and one for each different last step, until every
 * state and transition is covered, and returns what was. Throws where actor and model disagree.
 */
export async function walkMachine<TMachine extends AnyStateMachine>(walk: Walk<TMachine>): Promise<Coverage> {
  const { machine, unreachable = {} } = walk
  const isReachable = (label: string) => !(label in unreachable)
  const leaves = nodesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final')
  const states = leaves.map(({ id }) => id).filter(isReachable)
  const transitions = nodesOf(machine).flatMap(transitionsOf).filter(isReachable)
  const missing = new Set([...states, ...transitions])
  const walked = new Set<string>()
  for (const { events, step } of pathsOf(walk)) {
    if (missing.size === 0) break
    if (walked.has(step)) continue
    walked.add(step)
    const { actor, ...bench } = startBench(walk, (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return
      for (const transition of takenTransitions(event))
        missing.delete(labelOf(transition as unknown as TransitionLike))
    })
    const note = () => {
      for (const { id } of activeNodes(actor.getSnapshot() as AnyMachineSnapshot)) missing.delete(id)
    }
    note()
    for (const event of events) {
      await perform({ actor, ...bench }, event)
      note()
    }
    actor.stop()
  }
  const covered = (labels: string[]): [number, number] => [
    labels.filter((label) => !missing.has(label)).length,
    labels.length,
  ]
  return {
    machine: machine.id,
    states: covered(states),
    transitions: covered(transitions),
    missing: [...missing],
  }
}
