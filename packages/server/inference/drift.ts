import { type BinnedColumn, columnsOf, placeIn, type Profile } from '@orrery/learn/profile'
import type { Backend } from '../database/backend'
import { createTally } from './tally'
import type { Tensor } from './tensors'

/** How often what was counted is written, in ms. */
const EVERY = 5000
const HOUR = 3_600_000
/** Of a larger request every nth row is counted, so that counting takes no noticeable time. */
const MOST_ROWS = 1000
/** Versions and hours that are counted at once. */
const MOST_COUNTED = 200

interface Counted {
  endpoint: string
  version: number
  hour: number
  rows: number
  counts: number[]
}

export interface Drift {
  /** Counts the rows of a request that was answered into the bins of the model's profile. */
  add: (
    endpoint: string,
    version: number,
    profile: Profile,
    inputs: readonly Tensor[],
    outputs: readonly Tensor[],
  ) => void
  /** Writes what was counted. */
  flush: () => Promise<void>
}

/** Counts the inputs and outputs of requests by hour in memory, and adds them up in the database now and then. */
export function createDrift(
  backend: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  now = Date.now,
  every = EVERY,
): Drift {
  const tally = createTally<Counted>(backend, {
    sql: 'select private.count_inputs($1::jsonb)',
    what: 'Inputs of endpoints',
    every,
    most: MOST_COUNTED,
  })
  return {
    add(endpoint, version, profile, inputs, outputs) {
      const rows = inputs[0]?.shape[0] ?? 0
      if (rows === 0) return
      const hour = Math.floor(now() / HOUR) * HOUR
      const columns = columnsOf(profile)
      const entry = tally.of(`${endpoint} ${version} ${hour}`, () => {
        const places = columns.reduce((sum, column) => sum + column.counts.length, 0)
        return { endpoint, version, hour, rows: 0, counts: Array<number>(places).fill(0) }
      })
      const stride = Math.ceil(rows / MOST_ROWS)
      entry.rows += Math.ceil(rows / stride)
      let start = 0
      for (const column of columns) {
        const tensors = column === profile.prediction ? outputs : inputs
        const tensor = tensors.find(({ name }) => name === column.name)
        if (tensor) countInto(entry.counts, start, column, tensor, rows, stride)
        start += column.counts.length
      }
    },
    flush: tally.flush,
  }
}

/** A tensor with one value for each row is counted; the bits of a half are no number here. */
function countInto(
  counts: number[],
  start: number,
  column: BinnedColumn,
  { data, datatype }: Tensor,
  rows: number,
  stride: number,
): void {
  if (data.length !== rows || datatype === 'FP16') return
  for (let row = 0; row < rows; row += stride) {
    const value = data[row] as number | bigint | string
    const place = start + placeIn(column, typeof value === 'bigint' ? Number(value) : value)
    counts[place] = (counts[place] as number) + 1
  }
}
