/** At most `max` events per `windowMs` for one key. */
export interface Limit {
  max: number
  /** ms */
  windowMs: number
}

export interface RateLimiter {
  /** ms until the key may go on; 0 when it may now. */
  wait: (key: string) => number
  /** Counts one event. */
  hit: (key: string) => void
  clear: (key: string) => void
}

/** Keys remembered at most; the oldest go first, so that a flood of keys cannot fill the memory. */
const MAX_KEYS = 20_000

/**
 * A sliding window per key, in memory. `now` is a reading in ms that never goes back, unlike the time of day: limits
 * must not outlast their window because somebody set the clock.
 */
export function createRateLimiter(
  { max, windowMs }: Limit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const events = new Map<string, number[]>()
  const recent = (key: string) => (events.get(key) ?? []).filter((time) => time > now() - windowMs)
  return {
    wait(key) {
      const times = recent(key)
      const first = times[times.length - max]
      return first === undefined ? 0 : first + windowMs - now()
    },
    hit(key) {
      const times = [...recent(key), now()].slice(-max)
      events.delete(key)
      events.set(key, times)
      if (events.size > MAX_KEYS) {
        const oldest = events.keys().next().value
        if (oldest !== undefined) events.delete(oldest)
      }
    },
    clear: (key) => void events.delete(key),
  }
}

export interface AuthLimits {
  /** Failed passwords per account, by whomever. */
  passwordPerAccount: Limit
  /** Failed passwords per account and caller's address, so that strangers do not lock the owner out. */
  passwordPerAccountAndPeer: Limit
  /** Failed passwords per caller's address. */
  passwordPerPeer: Limit
  /** Accounts made per caller's address. */
  signUpPerPeer: Limit
  /** Mails of a kind (confirmation, recovery or sign-in link, change of address) per receiving address. */
  mailPerAccount: Limit
  /** Mails per caller's address. */
  mailPerPeer: Limit
  /** Spent links and codes per caller's address, so that codes cannot be guessed. */
  verifyPerPeer: Limit
  /** Username look-ups per caller's address. */
  lookupPerPeer: Limit
}

const MINUTE = 60_000

export const DEFAULT_LIMITS: AuthLimits = {
  passwordPerAccount: { max: 100, windowMs: 10 * MINUTE },
  passwordPerAccountAndPeer: { max: 10, windowMs: 10 * MINUTE },
  passwordPerPeer: { max: 60, windowMs: 10 * MINUTE },
  signUpPerPeer: { max: 60, windowMs: 60 * MINUTE },
  mailPerAccount: { max: 1, windowMs: MINUTE },
  mailPerPeer: { max: 60, windowMs: 60 * MINUTE },
  verifyPerPeer: { max: 60, windowMs: 10 * MINUTE },
  lookupPerPeer: { max: 240, windowMs: MINUTE },
}
