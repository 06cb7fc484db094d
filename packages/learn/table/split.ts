import { randomFrom, shuffle } from '../numeric/random'
import type { Column, SplitBy, Table } from '../types'
import { columnOf } from './table'

export interface Split {
  train: Int32Array
  test: Int32Array
}

const keyOf = (column: Column, row: number) =>
  column.kind === 'category' ? (column.codes[row] as number) : (column.values[row] as number)

/** `rows` in `parts` parts: of equal classes (at random), by time in order, or with whole groups. Deterministic. */
function partsOf(
  table: Table,
  rows: Int32Array,
  classes: Float64Array | null,
  split: SplitBy,
  parts: number,
  seed: number,
) {
  const part = new Int32Array(rows.length)
  const random = randomFrom(seed)
  if (split.by === 'time') {
    const column = columnOf(table, split.column)
    const order = Int32Array.from(rows.keys())
    const key = (at: number) => {
      const value = keyOf(column, rows[at] as number)
      return Number.isNaN(value) ? -Infinity : value
    }
    order.sort((one, other) => {
      const first = key(one)
      const second = key(other)
      return first < second ? -1 : first > second ? 1 : one - other
    })
    for (const [place, at] of order.entries()) part[at] = Math.floor((place * parts) / rows.length)
    return part
  }
  if (split.by === 'group') {
    const column = columnOf(table, split.column)
    const sizes = new Map<number, number>()
    for (const row of rows) {
      const key = keyOf(column, row)
      sizes.set(key, (sizes.get(key) ?? 0) + 1)
    }
    const keys = [...sizes.keys()]
    const order = shuffle(Int32Array.from(keys.keys()), random)
    // The largest groups first, each to the part that is smallest so far.
    const sorted = [...order].sort(
      (one, other) => (sizes.get(keys[other] as number) ?? 0) - (sizes.get(keys[one] as number) ?? 0),
    )
    const filled = new Float64Array(parts)
    const partOfKey = new Map<number, number>()
    for (const at of sorted) {
      const key = keys[at] as number
      const least = filled.indexOf(Math.min(...filled))
      partOfKey.set(key, least)
      filled[least] = (filled[least] as number) + (sizes.get(key) ?? 0)
    }
    for (let at = 0; at < rows.length; at++)
      part[at] = partOfKey.get(keyOf(column, rows[at] as number)) as number
    return part
  }
  const order = shuffle(Int32Array.from(rows.keys()), random)
  const next = new Map<number, number>()
  for (const at of order) {
    const key = classes ? (classes[rows[at] as number] as number) : 0
    // Classes begin at different parts, so that rare classes do not all end in the first.
    const turn = next.get(key) ?? key
    part[at] = turn % parts
    next.set(key, turn + 1)
  }
  return part
}

const where = (rows: Int32Array, part: Int32Array, isIn: (part: number) => boolean) =>
  rows.filter((_, at) => isIn(part[at] as number))

/** A fifth of the rows is kept apart for the test. By time it is the latest fifth. */
export function splitRows(
  table: Table,
  rows: Int32Array,
  classes: Float64Array | null,
  split: SplitBy,
  seed: number,
): Split {
  const part = partsOf(table, rows, classes, split, 5, seed)
  return { train: where(rows, part, (one) => one !== 4), test: where(rows, part, (one) => one === 4) }
}

/** The folds of a cross-validation. By time, a fold is judged by a model of the rows before it. */
export function foldsOf(
  table: Table,
  rows: Int32Array,
  classes: Float64Array | null,
  split: SplitBy,
  count: number,
  seed: number,
): Split[] {
  const isTime = split.by === 'time'
  const parts = isTime ? count + 1 : count
  const part = partsOf(table, rows, classes, split, parts, seed)
  return Array.from({ length: count }, (_, fold) => {
    const held = isTime ? fold + 1 : fold
    return {
      train: where(rows, part, (one) => (isTime ? one < held : one !== held)),
      test: where(rows, part, (one) => one === held),
    }
  }).filter(({ train, test }) => train.length > 0 && test.length > 0)
}
