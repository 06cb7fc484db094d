import { type AuthLimits, createRateLimiter, type RateLimiter } from './rate-limit'

/** An event of one limit: its name, and the key that it is counted for (a caller's address, an account, or both). */
export type Counted = readonly [name: keyof AuthLimits, key: string]

/** The limits of an installation. */
export interface Limits {
  /** ms until all of these events may happen; 0 when they may now. */
  wait: (events: readonly Counted[]) => Promise<number>
  /** Counts events that have happened. */
  count: (events: readonly Counted[]) => Promise<void>
  /** `wait`, and when that is 0, `count`: in one step, so that two requests never take the same last place. */
  take: (events: readonly Counted[]) => Promise<number>
  /** Forgets what was counted for a key. */
  forget: (event: Counted) => Promise<void>
}

/** Limits in the memory of this process, for a database that no other process uses. */
export function createLimits(limits: AuthLimits): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, createRateLimiter(limit)]),
  ) as Record<keyof AuthLimits, RateLimiter>
  const waitFor = (events: readonly Counted[]) =>
    Math.max(0, ...events.map(([name, key]) => limiters[name].wait(key)))
  const count = (events: readonly Counted[]) => {
    for (const [name, key] of events) limiters[name].hit(key)
  }
  return {
    wait: async (events) => waitFor(events),
    count: async (events) => count(events),
    async take(events) {
      const wait = waitFor(events)
      if (wait === 0) count(events)
      return wait
    },
    forget: async ([name, key]) => limiters[name].clear(key),
  }
}
