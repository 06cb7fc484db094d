import { createClock } from '@/shared/lib/clock'
import { type ActorEnvironment, createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'

/** The environment of the running app: one clock, one random, one inspect tap. */
export function createEnvironment(): ActorEnvironment {
  const clock = createClock({
    now: () => performance.now(),
    setTimeout: (callback, delay) => window.setTimeout(callback, delay),
    clearTimeout: (handle) => window.clearTimeout(handle as number),
  })
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
  return { clock, random: createRandom(seed), tap: createInspectTap() }
}
