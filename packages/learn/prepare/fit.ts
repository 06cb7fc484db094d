import { columnOf } from '../table/table'
import type { Target } from '../table/target'
import type { Column, Table } from '../types'
import { prepare } from './apply'
import { DATE_PARTS, type DatePart, partOf } from './dates'
import type { FeaturePlan, Plan } from './plan'

/** Levels of a category that get a feature of their own in a linear model: the most frequent. */
const MOST_LEVELS = 30
/** Rows that a rank is pulled towards the mean with: a level of few rows says little. */
const SMOOTHING = 10
/** Parts of each date that vary in the training rows. */
const partsOf = (values: Float64Array, rows: Int32Array): DatePart[] =>
  DATE_PARTS.filter((part) => {
    let first = Number.NaN
    for (const row of rows) {
      const value = partOf(values[row] as number, part)
      if (Number.isNaN(value)) continue
      if (Number.isNaN(first)) first = value
      else if (value !== first) return true
    }
    return false
  })

function medianOf(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort()
  if (known.length === 0) return 0
  const middle = known.length >> 1
  return known.length % 2 === 1
    ? (known[middle] as number)
    : ((known[middle - 1] as number) + (known[middle] as number)) / 2
}

function countLevels(column: Column & { kind: 'category' }, rows: Int32Array) {
  const counts = new Float64Array(column.levels.length)
  let missing = 0
  for (const row of rows) {
    const code = column.codes[row] as number
    if (code < 0) missing++
    else counts[code] = (counts[code] as number) + 1
  }
  return { counts, missing }
}

/** Ranks of the levels by the smoothed mean of `values` (what is predicted) in the training rows. */
function rankPlan(
  column: Column & { kind: 'category' },
  rows: Int32Array,
  values: (row: number) => number,
): FeaturePlan {
  const { counts } = countLevels(column, rows)
  const sums = new Float64Array(column.levels.length)
  let all = 0
  for (const row of rows) {
    all += values(row)
    const code = column.codes[row] as number
    if (code >= 0) sums[code] = (sums[code] as number) + values(row)
  }
  const mean = all / rows.length
  const score = (code: number) =>
    ((sums[code] as number) + SMOOTHING * mean) / ((counts[code] as number) + SMOOTHING)
  const seen = [...counts.keys()].filter((code) => (counts[code] as number) > 0)
  seen.sort((one, other) => score(one) - score(other) || one - other)
  return {
    from: 'rank',
    column: column.name,
    levels: seen.map((code) => column.levels[code] as string),
    ranks: seen.map((_, rank) => rank),
  }
}

/** The preparation for trees: missing numbers stay missing, categories become ranks. */
export function planForTrees(
  table: Table,
  features: readonly string[],
  rows: Int32Array,
  target: Target,
): Plan {
  const planOf = (name: string): FeaturePlan[] => {
    const column = columnOf(table, name)
    if (column.kind === 'number') return [{ from: 'number', column: name, part: null, fill: null }]
    if (column.kind === 'date')
      return partsOf(column.values, rows).map((part) => ({ from: 'number', column: name, part, fill: null }))
    if (target.kind !== 'multiclass') return [rankPlan(column, rows, (row) => target.values[row] as number)]
    // One rank for each of the first classes: no single order of the levels suits all of them.
    return Array.from({ length: Math.min(3, target.classes.length) }, (_, klass) =>
      rankPlan(column, rows, (row) => (target.values[row] === klass ? 1 : 0)),
    )
  }
  return { features: features.flatMap(planOf), offset: null, scale: null }
}

/** The preparation for linear models: medians for missing numbers, a feature per level, all on one scale. */
export function planForLinear(table: Table, features: readonly string[], rows: Int32Array): Plan {
  const plans = features.flatMap((name) => linearPlan(columnOf(table, name), rows))
  const raw = prepare({ features: plans, offset: null, scale: null }, table, rows)
  const offset = new Float32Array(plans.length)
  const scale = new Float32Array(plans.length)
  for (const [at, values] of raw.columns.entries()) {
    let sum = 0
    for (const value of values) sum += value
    const mean = sum / Math.max(1, values.length)
    let squares = 0
    for (const value of values) squares += (value - mean) ** 2
    const deviation = Math.sqrt(squares / Math.max(1, values.length))
    offset[at] = mean
    scale[at] = deviation > 0 ? 1 / deviation : 1
  }
  return { features: plans, offset, scale }
}

function linearPlan(column: Column, rows: Int32Array): FeaturePlan[] {
  const { name } = column
  if (column.kind === 'category') {
    const { counts, missing } = countLevels(column, rows)
    const seen = [...counts.keys()].filter((code) => (counts[code] as number) > 0)
    seen.sort((one, other) => (counts[other] as number) - (counts[one] as number) || one - other)
    const levels = seen.slice(0, MOST_LEVELS).map((code) => column.levels[code] as string)
    return [...(missing > 0 ? [''] : []), ...levels].map((level) => ({ from: 'level', column: name, level }))
  }
  const parts = column.kind === 'date' ? partsOf(column.values, rows) : [null]
  const own = Float64Array.from(rows, (row) => column.values[row] as number)
  const hasMissing = own.some(Number.isNaN)
  const plans = parts.map((part): FeaturePlan => {
    const values = part ? own.map((value) => partOf(value, part)) : own
    return { from: 'number', column: name, part, fill: Math.fround(medianOf(values)) }
  })
  return hasMissing ? [...plans, { from: 'missing', column: name }] : plans
}
