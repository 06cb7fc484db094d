import type { Matrix } from '../prepare/plan'

/** Bins of present values, besides the bin of missing values. */
const MOST_BINS = 254
export const MISSING_BIN = 255
/** Places of a histogram for each column. */
export const BINS = 256
/** Values that the edges are chosen from; more change them little and take longer to sort. */
const SAMPLE = 50_000

/** A matrix as numbers of bins: a value is in the first bin whose edge is not below it. */
export interface Binned {
  rows: number
  columns: readonly Uint8Array[]
  /** Of each column: the upper edges of all bins but the last, as 32-bit numbers. */
  edges: readonly Float32Array[]
  /** Of each column: whether any value is missing. */
  hasMissing: readonly boolean[]
}

function edgesOf(values: Float32Array): Float32Array {
  const stride = Math.max(1, Math.floor(values.length / SAMPLE))
  const known: number[] = []
  for (let at = 0; at < values.length; at += stride)
    if (!Number.isNaN(values[at] as number)) known.push(values[at] as number)
  const sorted = Float32Array.from(known).sort()
  const distinct: number[] = []
  const counts: number[] = []
  for (const value of sorted)
    if (distinct.length > 0 && distinct.at(-1) === value)
      counts[counts.length - 1] = (counts.at(-1) as number) + 1
    else {
      distinct.push(value)
      counts.push(1)
    }
  const edges: number[] = []
  const each = sorted.length / MOST_BINS
  let filled = 0
  for (let at = 0; at + 1 < distinct.length; at++) {
    filled += counts[at] as number
    if (distinct.length > MOST_BINS && filled < each * (edges.length + 1)) continue
    const low = distinct[at] as number
    const high = distinct[at + 1] as number
    const middle = Math.fround(low + (high - low) / 2)
    // Neighbours among 32-bit numbers have nothing between them.
    edges.push(middle < high ? middle : low)
    if (edges.length === MOST_BINS) break
  }
  return Float32Array.from(edges)
}

function binOf(edges: Float32Array, value: number): number {
  if (Number.isNaN(value)) return MISSING_BIN
  let from = 0
  let to = edges.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (value <= (edges[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}

export function binned(matrix: Matrix): Binned {
  const edges = matrix.columns.map(edgesOf)
  const columns = matrix.columns.map((values, at) =>
    Uint8Array.from(values, (value) => binOf(edges[at] as Float32Array, value)),
  )
  return { rows: matrix.rows, columns, edges, hasMissing: columns.map((bins) => bins.includes(MISSING_BIN)) }
}
