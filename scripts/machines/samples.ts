import { register } from 'node:module'
import type { AnyStateMachine } from 'xstate'
import type { MachineSample } from '../../src/shared/lib/statechart/catalogue.ts'
import { collecting } from '../../tests/machines/kit/collecting.ts'
import type { Walk } from '../../tests/machines/kit/stage.ts'
import { plain } from './plain.ts'

register('./samples-hooks.ts', import.meta.url)

/** The walk of the machine's own test. */
export async function walkOf(machine: AnyStateMachine): Promise<Walk<AnyStateMachine>> {
  const walks: Walk<AnyStateMachine>[] = []
  collecting.current = { it: () => undefined, walk: (walk) => walks.push(walk) }
  await import(`../../machines/${machine.id}/${machine.id}.test.ts`)
  collecting.current = null
  const walk = walks.find((one) => one.machine === machine) ?? walks[0]
  if (!walk) throw new Error(`machines/${machine.id} has no test with itCoversEverything(walk)`)
  return walk
}

/** The sample with which readers run a machine by hand: the input, events and answers of the walk in its test. */
export async function sampleOf(machine: AnyStateMachine): Promise<MachineSample> {
  const { input, before = [], events, answers = {}, callbacks = [] } = await walkOf(machine)
  return plain({ input, events: [...before, ...events], answers, callbacks }) as MachineSample
}
