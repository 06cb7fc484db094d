import { type BinnedColumn, columnsOf, placeIn, type Profile } from '@orrery/learn/profile'
import type { Backend } from '../database/backend'
import type { Tensor } from './tensors'

/** How often what was counted is written, in ms. */
const EVERY = 5000
const HOUR = 3_600_000
/** Of a larger request every nth row is counted, so that counting takes no noticeable time. */
const MOST_ROWS = 1000
/** Versions and hours that are counted at once; one more, and all are written. */
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
  { database, exclusivelyWithoutTidy }: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  now = Date.now,
  every = EVERY,
): Drift {
  let counted = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = [...counted.values()]
    if (rows.length === 0) return
    counted = new Map()
    await exclusivelyWithoutTidy(() =>
      database.query('select private.count_inputs($1::jsonb)', [JSON.stringify(rows)]),
    ).catch((error: Error) => console.error(`Inputs of endpoints could not be counted: ${error.message}`))
  }

  return {
    add(endpoint, version, profile, inputs, outputs) {
      const rows = inputs[0]?.shape[0] ?? 0
      if (rows === 0) return
      const hour = Math.floor(now() / HOUR) * HOUR
      const key = `${endpoint} ${version} ${hour}`
      const columns = columnsOf(profile)
      let entry = counted.get(key)
      if (!entry) {
        const places = columns.reduce((sum, column) => sum + column.counts.length, 0)
        entry = { endpoint, version, hour, rows: 0, counts: Array<number>(places).fill(0) }
        counted.set(key, entry)
      }
      const stride = Math.ceil(rows / MOST_ROWS)
      entry.rows += Math.ceil(rows / stride)
      let start = 0
      for (const column of columns) {
        const tensors = column === profile.prediction ? outputs : inputs
        const tensor = tensors.find(({ name }) => name === column.name)
        if (tensor) countInto(entry.counts, start, column, tensor, rows, stride)
        start += column.counts.length
      }
      if (counted.size > MOST_COUNTED) void flush()
      else timer ??= setTimeout(() => void flush(), every).unref()
    },
    flush,
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
