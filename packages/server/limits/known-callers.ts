import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Which callers have signed in to which account. Limits that strangers could use up do not hold for them. */
export interface KnownCallers {
  has: (email: string, caller: string) => boolean
  add: (email: string, caller: string) => void
}

/** Pairs that are stored; those used longest ago are dropped first. Each takes about 300 bytes. */
export const KNOWN_CALLERS = 20_000
/** How long a caller stays known after the last sign-in or refresh of a session, in ms: 14 days. */
const KNOWN_FOR = 14 * 24 * 60 * 60_000

/** Stores hashes of a fixed length, so the number of pairs bounds their bytes. Starts empty with the server. */
export function createKnownCallers(): KnownCallers {
  const pairs = new LRUCache<string, true>({ max: KNOWN_CALLERS, ttl: KNOWN_FOR })
  const keyOf = (email: string, caller: string) =>
    createHash('sha256').update(`${email.toLowerCase()} ${caller}`).digest('base64url')
  return {
    has: (email, caller) => pairs.get(keyOf(email, caller)) ?? false,
    add: (email, caller) => void pairs.set(keyOf(email, caller), true),
  }
}
