import type { Backend } from '../database/backend'
import { createTally } from './tally'
import { jsonOf } from './tensor-data'
import type { Tensor } from './tensors'

/** How often requests are written, in ms. */
const EVERY = 2000
/** Requests of an endpoint that are kept. */
const MOST = 20
/** A row with more values, or with a longer text, is not kept. */
const MOST_VALUES = 1000
const MOST_TEXT = 4000

interface Seen {
  version: number
  at: number
  rows: number
  ms: number
  input: Record<string, unknown> | null
}

export interface KeptRequests {
  /** Keeps an answered request of an endpoint that keeps its last requests. */
  add: (endpoint: string, version: number, inputs: readonly Tensor[], ms: number) => void
  flush: () => Promise<void>
}

/** Collects the last requests of each endpoint in memory, and stores them now and then. */
export function createKeptRequests(
  backend: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  now = Date.now,
): KeptRequests {
  const tally = createTally<{ endpoint: string; requests: Seen[] }>(backend, {
    sql: 'select private.keep_requests($1::jsonb)',
    what: 'Kept requests',
    every: EVERY,
  })
  return {
    add(endpoint, version, inputs, ms) {
      const { requests } = tally.of(endpoint, () => ({ endpoint, requests: [] }))
      requests.push({ version, at: now(), rows: inputs[0]?.shape[0] ?? 1, ms, input: firstRow(inputs) })
      if (requests.length > MOST) requests.shift()
    },
    flush: tally.flush,
  }
}

/** The first row by the names of the inputs; null where it is too large to be kept. */
export function firstRow(inputs: readonly Tensor[]): Record<string, unknown> | null {
  const row: [name: string, value: unknown][] = []
  let values = 0
  for (const { name, datatype, shape, data } of inputs) {
    const rows = shape[0] ?? 1
    if (rows === 0) return null
    const each = data.length / rows
    values += each
    if (values > MOST_VALUES) return null
    const flat = (JSON.parse(jsonOf({ datatype, data: data.slice(0, each) })) as unknown[]).map(storable)
    row.push([name, each === 1 ? flat[0] : flat])
  }
  const first = Object.fromEntries(row)
  return JSON.stringify(first).length > MOST_TEXT ? null : first
}

/** The database takes neither NUL nor halves of a pair of surrogates, and would refuse the requests of all endpoints. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value.replaceAll('\0', '\ufffd')).toString() : value
