import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

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
  /** How many keys are stored. */
  size: () => number
}

/** Bytes that the entries of one limiter may take; the entries used longest ago are dropped first. */
export const LIMITER_BYTES = 4_000_000
/** Bytes that an entry takes besides its key and its times. With them, a limiter holds at most 20,000 entries. */
const ENTRY_BYTES = 200
/** Longer keys are stored as their SHA-256, in characters. Every entry is then small enough to be stored. */
const LONGEST_KEY = 120

/**
 * A sliding window per key, in memory, bounded in bytes. An entry is dropped when its window is over. `now` is a reading
 * in ms that never goes back, unlike the time of day: a limit must not outlast its window when the clock is set back.
 */
export function createRateLimiter(
  { max, windowMs }: Limit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const events = new LRUCache<string, number[]>({
    maxSize: LIMITER_BYTES,
    sizeCalculation: (times, key) => ENTRY_BYTES + 2 * key.length + 8 * times.length,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  })
  let purge: NodeJS.Timeout | undefined
  const purgeLater = () => {
    purge ??= setTimeout(() => {
      purge = undefined
      events.purgeStale()
      if (events.size > 0) purgeLater()
    }, windowMs).unref()
  }
  const recent = (key: string) => (events.get(key) ?? []).filter((time) => time > now() - windowMs)
  return {
    wait(key) {
      const times = recent(shortened(key))
      const first = times[times.length - max]
      return first === undefined ? 0 : first + windowMs - now()
    },
    hit(key) {
      const short = shortened(key)
      events.set(short, [...recent(short), now()].slice(-max))
      purgeLater()
    },
    clear: (key) => void events.delete(shortened(key)),
    size: () => events.size,
  }
}

const shortened = (key: string): string =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64url') : key

/** "Peer" is the caller's address; a browser that is known to the account counts as itself instead, wherever it is. */
export interface AuthLimits {
  /** Failed passwords per account, by all strangers to it. */
  passwordPerAccount: Limit
  /** Failed passwords per account and peer. */
  passwordPerAccountAndPeer: Limit
  /** Failed passwords per peer, by strangers to the account. */
  passwordPerPeer: Limit
  /** Comparisons of passwords of any outcome per account and peer: sign-ins and changes of the account. */
  comparedPerAccountAndPeer: Limit
  /** The same per peer; the browsers known to an account count as one. */
  comparedPerPeer: Limit
  /** Accounts made per caller's address. */
  signUpPerPeer: Limit
  /** Mails of a kind (confirmation, recovery or sign-in link, change of address) per receiver and peer. */
  mailPerReceiverAndPeer: Limit
  /** Mails of all kinds per receiver and the caller's network. */
  mailPerReceiverAndNetwork: Limit
  /** Mails of all kinds per receiver, requested by strangers to its account. */
  mailPerReceiver: Limit
  /** Mails per peer; the browsers known to an account count as one. */
  mailPerPeer: Limit
  /** New passwords per account: each ends sessions and sends a mail. */
  newPasswordPerAccount: Limit
  /** Spent links and codes per caller's address, so that codes cannot be guessed. */
  verifyPerPeer: Limit
  /** Username look-ups per caller's address. */
  lookupPerPeer: Limit
  /** Messages (contact, application, template request) per caller's address. */
  messagePerPeer: Limit
  /** Messages of all callers: each mails the administrator. */
  messageInAll: Limit
  /** Confirmations of messages per address that was named as the sender's; it is unproven. */
  receiptPerReceiver: Limit
  /** Requests to the public API per key, as documented. */
  apiPerMinute: Limit
  apiPerDay: Limit
  /** Predictions of the public API per key, as documented. */
  predictPerSecond: Limit
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const DEFAULT_LIMITS: AuthLimits = {
  passwordPerAccount: { max: 100, windowMs: 10 * MINUTE },
  passwordPerAccountAndPeer: { max: 10, windowMs: 10 * MINUTE },
  passwordPerPeer: { max: 60, windowMs: 10 * MINUTE },
  comparedPerAccountAndPeer: { max: 60, windowMs: 10 * MINUTE },
  comparedPerPeer: { max: 600, windowMs: 10 * MINUTE },
  signUpPerPeer: { max: 60, windowMs: HOUR },
  mailPerReceiverAndPeer: { max: 1, windowMs: MINUTE },
  mailPerReceiverAndNetwork: { max: 6, windowMs: HOUR },
  mailPerReceiver: { max: 30, windowMs: HOUR },
  mailPerPeer: { max: 60, windowMs: HOUR },
  newPasswordPerAccount: { max: 10, windowMs: HOUR },
  verifyPerPeer: { max: 60, windowMs: 10 * MINUTE },
  lookupPerPeer: { max: 240, windowMs: MINUTE },
  messagePerPeer: { max: 10, windowMs: HOUR },
  messageInAll: { max: 200, windowMs: HOUR },
  receiptPerReceiver: { max: 2, windowMs: 24 * HOUR },
  apiPerMinute: { max: 100, windowMs: MINUTE },
  apiPerDay: { max: 5000, windowMs: 24 * HOUR },
  predictPerSecond: { max: 20, windowMs: 1000 },
}
