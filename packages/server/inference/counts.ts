import type { Backend } from '../database/backend'
import type { FailureKind } from './errors'
import { createTally } from './tally'

/** How often what was counted is written, in ms. */
const EVERY = 2000
const PLACES = 96
const MINUTE = 60_000

/** The place of a time in the histogram: the place i counts those of up to 0.1 ms * 1.15 ^ i. */
export const placeOf = (ms: number): number =>
  Math.min(PLACES - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1e-9) / 0.1) / Math.log(1.15))))

interface Counted extends Record<FailureKind, number> {
  endpoint: string
  version: number
  minute: number
  requests: number
  times: number[]
}

export interface Counts {
  /** Counts a request that ended now, after `ms`; `failure` when it got no prediction. */
  add: (endpoint: string, version: number, ms: number, failure?: FailureKind) => void
  /** Writes what was counted. */
  flush: () => Promise<void>
}

/** Counts requests by minute in memory, and adds them up in the database now and then. */
export function createCounts(
  backend: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  now = Date.now,
  every = EVERY,
): Counts {
  const tally = createTally<Counted>(backend, {
    sql: 'select private.count_requests($1::jsonb)',
    what: 'Requests of endpoints',
    every,
  })
  return {
    add(endpoint, version, ms, failure) {
      const minute = Math.floor(now() / MINUTE) * MINUTE
      const row = tally.of(`${endpoint} ${version} ${minute}`, () => ({
        endpoint,
        version,
        minute,
        requests: 0,
        bad_input: 0,
        refused: 0,
        timed_out: 0,
        failed: 0,
        times: Array<number>(PLACES).fill(0),
      }))
      row.requests++
      if (failure) row[failure]++
      else row.times[placeOf(ms)] = (row.times[placeOf(ms)] ?? 0) + 1
    },
    flush: tally.flush,
  }
}
