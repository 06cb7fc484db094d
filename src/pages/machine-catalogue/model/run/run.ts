import { browserClockHost, createClock } from '@/shared/lib/clock'
import {
  type ActorEnvironment,
  createInspectTap,
  type InspectTap,
  type RootActor,
} from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import type { MachineSample } from '@/shared/lib/statechart'
import { createFakes } from './fakes'
import { createLive, isOf } from './live'
import type { Prepared } from './prepare'

/** One run of a machine: a clock, a tap and effects of its own, none of which reach the app. */
export function createRun({ machine, own, samples }: Prepared) {
  const clock = createClock(browserClockHost)
  const tap = createInspectTap()
  const isOurs = ({ label }: RootActor) => Number(isOf(machine.id, label))
  const fakes = createFakes(clock, samples, own)
  const begun = Date.now()
  // The actor of the machine that is run comes before the other actors of its page.
  const roots = () => tap.roots().sort((one, other) => isOurs(other) - isOurs(one))
  const live = createLive(machine.id, { ...tap, roots })
  const register: InspectTap['register'] = (actor, label) => {
    const leave = tap.register(actor, label)
    live.look()
    return () => {
      leave()
      live.look()
    }
  }
  const environment: ActorEnvironment = {
    clock,
    random: createRandom(1),
    tap: { ...tap, register, roots },
    now: () => begun + clock.now(),
    stage: fakes.stage,
  }
  return { environment, fakes, live }
}

/** A payload as the form of an event begins with it. */
type Payloads = Record<string, Record<string, never>>

/** The payloads that events begin with, by machine and type. Of the samples of a type, the first is used. */
export const payloadsOf = (samples: Readonly<Record<string, MachineSample>>): Payloads =>
  Object.fromEntries(
    Object.entries(samples).map(([id, { events }]) => [
      id,
      Object.fromEntries(events.toReversed().map(({ type, ...payload }) => [type, payload as never])),
    ]),
  )
