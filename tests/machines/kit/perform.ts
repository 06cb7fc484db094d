import { cancelScheduled, scheduledIn } from '@/shared/lib/machine/xstate-internals'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { settle, type Stage } from './stage'

/** Turns an event of the model into what would really cause it. */
export async function perform<TMachine extends AnyStateMachine>(
  bench: Stage<TMachine>,
  event: AnyEventObject,
): Promise<void> {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
  if (id !== undefined && event.type.startsWith('xstate.done')) return bench.resolve(id, event.output)
  if (id !== undefined) return bench.reject(id, event.error)
  if (event.type.startsWith('xstate.after.')) {
    passTime(bench, event.type)
    return settle()
  }
  bench.actor.send(event as never)
  return settle()
}

/** Lets exactly this timer fire: by the clock when no other timer is due before it, else alone. */
function passTime<TMachine extends AnyStateMachine>({ actor, clock }: Stage<TMachine>, type: string): void {
  const timers = scheduledIn(actor)
  const timer = timers.find(({ event }) => event.type === type)
  if (!timer) throw new Error(`No timer runs for ${type}`)
  if (timers.every((other) => other === timer || other.delay > timer.delay)) {
    clock.increment(timer.delay)
    return
  }
  cancelScheduled(timer)
  timer.target.send(timer.event)
}
