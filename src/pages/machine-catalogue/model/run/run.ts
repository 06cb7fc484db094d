import { browserClockHost, createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import type { MachineSample } from '@/shared/lib/statechart'
import { createFakes } from './fakes'
import { createLive } from './live'
import type { Prepared } from './prepare'

/** One run of a machine: a clock, a tap and effects of its own, none of which reach the app. */
export function createRun({ machine, samples }: Prepared) {
  const clock = createClock(browserClockHost)
  const fakes = createFakes(clock, samples)
  const begun = Date.now()
  const environment: ActorEnvironment = {
    clock,
    random: createRandom(1),
    tap: createInspectTap(),
    now: () => begun + clock.now(),
    stage: fakes.stage,
  }
  return { environment, fakes, live: createLive(machine.id, environment.tap) }
}

export type Run = ReturnType<typeof createRun>

type Payloads = Record<string, Record<string, never>>

/** The payloads that events begin with, by machine and type. */
export function payloadsOf(samples: ReadonlyMap<string, MachineSample>): Payloads {
  return Object.fromEntries(
    [...samples].map(([id, { events }]) => [
      id,
      // The first event of a type is the usual one.
      Object.fromEntries(
        events.toReversed().map((event) => {
          const { type, ...payload } = event
          return [type, payload as never]
        }),
      ),
    ]),
  )
}
