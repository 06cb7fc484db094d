import { randomFrom, shuffle } from '../numeric/random'
import type { Split } from '../table/split'
import type { Target } from '../table/target'
import type { Column } from '../types'

const BINS = 64
/** Rows that are looked at. */
const MOST_ROWS = 20_000
/** Share of what the baseline gets wrong that a single column may not put right. */
const TOO_GOOD = 0.97

/** The group of each row: its category, or the bin of its number among quantiles. */
function groupsOf(column: Column, rows: Int32Array): Int32Array {
  if (column.kind === 'category') return Int32Array.from(rows, (row) => (column.codes[row] as number) + 1)
  const own = Float64Array.from(rows, (row) => column.values[row] as number)
  const sorted = own.filter((value) => !Number.isNaN(value)).sort()
  const edges = Array.from(
    { length: BINS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0,
  )
  const distinct = [...new Set(edges)]
  return Int32Array.from(own, (value) => {
    if (Number.isNaN(value)) return 0
    const at = distinct.findIndex((edge) => value < edge)
    return at < 0 ? distinct.length + 1 : at + 1
  })
}

/**
 * Learns from one side of the split and predicts the other: 1 if a column alone predicts everything, 0 if nothing. A column that
 * names groups does not give the target away where whole groups are kept apart.
 */
export function strengthOf(column: Column, target: Target, { train, test }: Split): number {
  // Shuffled, as files often alternate or are sorted.
  const some = (rows: Int32Array, most: number) => shuffle(rows.slice(), randomFrom(1)).subarray(0, most)
  const learned = some(train, MOST_ROWS / 2)
  const rows = Int32Array.of(...learned, ...some(test, MOST_ROWS / 2))
  const groups = groupsOf(column, rows)
  const size = groups.reduce((most, group) => Math.max(most, group), 0) + 1
  return target.kind === 'regression'
    ? explained(groups, size, target, rows, learned.length)
    : recognised(groups, size, target, rows, learned.length)
}

/** The first `learned` of the rows are learned from, the others are predicted. */
function explained(
  groups: Int32Array,
  size: number,
  { values }: Target,
  rows: Int32Array,
  learned: number,
): number {
  const sums = new Float64Array(size)
  const counts = new Float64Array(size)
  let sum = 0
  let count = 0
  for (let at = 0; at < learned; at++) {
    const value = values[rows[at] as number] as number
    const group = groups[at] as number
    sums[group] = (sums[group] as number) + value
    counts[group] = (counts[group] as number) + 1
    sum += value
    count++
  }
  let error = 0
  let spread = 0
  for (let at = learned; at < rows.length; at++) {
    const value = values[rows[at] as number] as number
    const group = groups[at] as number
    const guess =
      (counts[group] as number) > 0 ? (sums[group] as number) / (counts[group] as number) : sum / count
    error += (value - guess) ** 2
    spread += (value - sum / count) ** 2
  }
  return spread > 0 ? 1 - error / spread : 0
}

function recognised(
  groups: Int32Array,
  size: number,
  { values, classes }: Target,
  rows: Int32Array,
  learned: number,
): number {
  const width = classes.length
  const counts = new Float64Array(size * width)
  const all = new Float64Array(width)
  for (let at = 0; at < learned; at++) {
    const value = values[rows[at] as number] as number
    const place = (groups[at] as number) * width + value
    counts[place] = (counts[place] as number) + 1
    all[value] = (all[value] as number) + 1
  }
  const most = (from: Float64Array) => from.indexOf(Math.max(...from))
  const usual = most(all)
  let wrong = 0
  let usualWrong = 0
  for (let at = learned; at < rows.length; at++) {
    const value = values[rows[at] as number] as number
    const own = counts.subarray((groups[at] as number) * width, (groups[at] as number) * width + width)
    const guess = own.some((count) => count > 0) ? most(own) : usual
    if (guess !== value) wrong++
    if (usual !== value) usualWrong++
  }
  return usualWrong > 0 ? 1 - wrong / usualWrong : 0
}

export const isLeak = (strength: number): boolean => strength > TOO_GOOD
