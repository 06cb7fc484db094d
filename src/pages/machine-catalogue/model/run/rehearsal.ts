import type { ControllableClock } from '@/shared/lib/clock'
import { type AnyActorRef, type AnyStateMachine, machineOf, type Rehearsal } from '@/shared/lib/machine'
import { createFakes } from './fakes'

/**
 * For actors that only play their part: samples answer their requests, their actions change nothing, and the callbacks of
 * their page send them no events.
 */
export async function createRehearsal(clock: ControllableClock, begin: Rehearsal['begin']) {
  const { samples } = await import('virtual:machine-samples')
  const fakes = createFakes(clock, samples, new Set())
  const ours = new WeakSet<AnyStateMachine>()
  const rehearsal: Rehearsal = {
    begin,
    stage: (machine) => {
      const staged = fakes.stage(machine)
      ours.add(staged)
      return staged
    },
  }
  const plays = (actor: AnyActorRef) => {
    const machine = machineOf(actor)
    return machine !== null && ours.has(machine)
  }
  return { rehearsal, plays }
}
