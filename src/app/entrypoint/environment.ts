import { browserClockHost, createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, createInspectTap, createLateStarts } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { reportError } from '@/shared/lib/report-error'

/** The environment of the running app: one clock, one random, one inspect tap. */
export function createEnvironment(): ActorEnvironment {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  const clock = createClock(browserClockHost)
  // The one look at the real time of day; from here on it goes with the clock.
  const startedAt = Date.now()
  return {
    clock,
    random: createRandom(seed),
    tap: createInspectTap(),
    now: () => startedAt + clock.now(),
    snapshots: new Map(),
    late: createLateStarts(),
    onActorError: (error) => reportError(error),
  }
}
