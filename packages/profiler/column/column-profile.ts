import type { ColumnProfile, ColumnType, Figure, Quartiles, TopValue } from '../types'
import { roundBins } from './bins'
import { VALUE_LIMIT } from '../text/block'
import { textOf } from '../text/bytes'
import { typeOf } from './column-type'
import { compareDecimals, figureOf, isLong } from './decimal'
import { type Entries, EXACT } from '../text/entries'
import { isScaled, KIND } from './kind'
import { dayText } from '../parquet/parquet-texts'
import { marksOf, outliersOf, suspectsOf } from './suspects'
import { isBelowMs, isTrue, type Summary } from './summary'

const TOP = 50
/** Where no more than these differ, all values are frequent. */
const FEW = 10
const PERCENT = Array.from({ length: 101 }, (_, percent) => percent / 100)

/** The file's own word about a column. */
export interface Declared {
  /** Overrides the type that the values have. */
  type?: ColumnType
  storedType?: string | null
  /** Why the column could not be read. */
  failure?: string | null
}

interface Parts extends Declared {
  missing: number
  entries: Entries
  bytes: Uint8Array
  summary: Summary
  /** Whether `entries` are not all values, and their counts lower bounds. */
  isEstimated: boolean
}

/** A value with the number of its cells. `number` is NaN where it has none. */
interface Value {
  /** The place of its text. */
  from: number
  to: number
  number: number
  count: number
  figure: Figure | null
}

/** The profile of a column. */
export function columnProfile(name: string, parts: Parts): ColumnProfile {
  const { summary, isEstimated, storedType = null, failure = null } = parts
  const type = parts.type ?? typeOf(summary.kinds)
  const values = valuesOf(parts, type)
  const isNumber = type === 'integer' || type === 'number'
  const hasRange = isNumber || type === 'date' || type === 'time'
  const { count, sum, mean, squares, min, max, minText, maxText } = summary
  const all = isEstimated ? null : values
  const isScaled = summary.count > 0 && (isNumber || type === 'date')
  const percentiles = isScaled ? quantilesOf(summary, all)(PERCENT).map(Number) : []
  const outliers = isNumber && isScaled ? farFrom(percentiles, summary, all) : null
  const average = Number.isFinite(sum) ? sum / count : mean
  return {
    name,
    type,
    storedType,
    missing: parts.missing + (summary.kinds[KIND.missing] as number),
    min: hasRange && count > 0 ? edge(type, min, minText) : null,
    max: hasRange && count > 0 ? edge(type, max, maxText) : null,
    mean: isNumber && count > 0 ? finite(average) : null,
    deviation: isNumber && count > 1 ? finite(Math.sqrt(squares / (count - 1))) : null,
    quartiles: quartilesOf(type, summary, all),
    quartilesEstimated: isEstimated && type !== 'time' && hasRange,
    distinct: isEstimated ? Math.max(EXACT + 1, summary.distinct()) : values.length,
    distinctEstimated: isEstimated,
    top: topOf(values, isEstimated, parts.bytes),
    topEstimated: isEstimated,
    percentiles,
    marks: marksOf(parts.entries, parts.bytes),
    outliers,
    ...suspectsOf(type, values, parts.bytes, outliers),
    histogram: isScaled ? histogramOf(type, summary, all) : [],
    failure,
  }
}

/** `values`: all of them, or null: then the edges are powers of two, by which values were counted as they came. */
function histogramOf(type: ColumnType, { histogram, count }: Summary, values: Value[] | null) {
  const bins = values && roundBins(type, values)
  return bins?.reduce((sum, bin) => sum + bin.count, 0) === count ? bins : histogram.shown()
}

function farFrom(percentiles: readonly number[], { digest }: Summary, values: Value[] | null) {
  const weighed = values ? values.map(({ number, count }) => [number, count] as const) : digest.points()
  return outliersOf(percentiles[25] as number, percentiles[75] as number, weighed)
}

const finite = (number: number) => (Number.isFinite(number) ? number : null)

function edge(type: ColumnType, number: number, text: string | null): Figure | null {
  if (type === 'integer' || type === 'number') return text === null ? number : figureOf(text)
  const date = new Date(number)
  if (Number.isNaN(date.getTime())) return type === 'date' && Number.isFinite(number) ? farDate(number) : null
  return type === 'date'
    ? date.toISOString()
    : date
        .toISOString()
        .slice(11, 23)
        .replace(/\.000$/, '')
}

const DAY = 86_400_000

/** ISO 8601 of ms since 1970 that JavaScript's dates do not reach. */
function farDate(ms: number): string {
  const day = Math.floor(ms / DAY)
  return `${dayText(day)}T${new Date(Math.floor(ms - day * DAY)).toISOString().slice(11)}`
}

/** The different values. In columns of numbers, dates, times and booleans spellings of one value are joined. */
function valuesOf({ entries, bytes }: Parts, type: ColumnType): Value[] {
  const joins = ['integer', 'number', 'boolean', 'date', 'time'].includes(type)
  const values = new Map<unknown, Value & { spelled: number }>()
  for (let index = 0; index < entries.size; index++) {
    const kind = entries.kinds[index] as number
    if (kind === KIND.missing) continue
    const from = entries.froms[index] as number
    const to = from + (entries.lengths[index] as number)
    const count = entries.counts[index] as number
    const number = isScaled(kind) ? entries.numberOf(index) : Number.NaN
    const figure = isLong(kind, number, bytes, from, to) ? figureOf(textOf(bytes, from, to, to - from)) : null
    const key = joins ? keyOf(kind, number, figure, bytes, from, to) : index
    const known = values.get(key)
    if (!known) values.set(key, { from, to, number, count, figure, spelled: count })
    else {
      known.count += count
      if (count > known.spelled) Object.assign(known, { from, to, spelled: count })
    }
  }
  return [...values.values()]
}

function keyOf(
  kind: number,
  number: number,
  figure: Figure | null,
  bytes: Uint8Array,
  from: number,
  to: number,
): unknown {
  if (kind === KIND.boolean) return isTrue(bytes, from, to)
  if (kind === KIND.nonFinite) return /-/.test(textOf(bytes, from, to, VALUE_LIMIT)) ? -Infinity : Infinity
  if (isBelowMs(kind, bytes, from, to)) return textOf(bytes, from, to, VALUE_LIMIT)
  return figure ?? number
}

/** The most frequent values; of an estimate only those that were seen twice. */
function topOf(values: Value[], isEstimated: boolean, bytes: Uint8Array): TopValue[] {
  const top: Value[] = []
  for (const value of values) {
    if (isEstimated && value.count < 2) continue
    if (top.length === TOP && value.count <= (top[TOP - 1] as Value).count) continue
    const place = top.findLastIndex(({ count }) => count >= value.count) + 1
    top.splice(place, 0, value)
    if (top.length > TOP) top.pop()
  }
  // Where no value repeats, none is frequent.
  if (values.length > FEW && top[0]?.count === 1) return []
  return top.map(({ from, to, count }) => ({ value: textOf(bytes, from, to, VALUE_LIMIT), count }))
}

/** `values`: all of them, or null where there is only the digest. */
function quartilesOf(type: ColumnType, summary: Summary, values: Value[] | null): Quartiles | null {
  const isNumber = type === 'integer' || type === 'number'
  if (summary.count === 0 || (!isNumber && type !== 'date')) return null
  const [q1, median, q3] = quantilesOf(summary, values)([0.25, 0.5, 0.75])
  const figure = (found: Figure | undefined): Figure =>
    isNumber || typeof found === 'string'
      ? (found ?? 0)
      : (edge('date', Math.round(found ?? 0), null) ?? found ?? 0)
  return { q1: figure(q1), median: figure(median), q3: figure(q3) }
}

/** Finds the values at these parts of all, in their order; exact digits where a double cannot hold one. */
function quantilesOf(summary: Summary, values: Value[] | null): (parts: readonly number[]) => Figure[] {
  if (!values)
    return (parts) =>
      summary.digest.quantiles(parts).map((number) => Math.min(summary.max, Math.max(summary.min, number)))
  const sorted = values.filter(({ number }) => Number.isFinite(number)).sort(compare)
  const ends = new Float64Array(sorted.length)
  let before = 0
  for (const [place, { count }] of sorted.entries()) ends[place] = before += count
  return (parts) => {
    let place = 0
    const valueAt = (rank: number): Value => {
      while (place < sorted.length - 1 && rank >= (ends[place] as number)) place++
      return sorted[place] as Value
    }
    return parts.map((part) => {
      const rank = part * (summary.count - 1)
      const lower = valueAt(Math.floor(rank))
      const from = place
      const upper = valueAt(Math.ceil(rank))
      place = from
      if (lower === upper) return lower.figure ?? lower.number
      const between = rank - Math.floor(rank)
      const apart = upper.number - lower.number
      // Neighbours may be further apart than the greatest double.
      return Number.isFinite(apart)
        ? lower.number + apart * between
        : lower.number * (1 - between) + upper.number * between
    })
  }
}

const compare = (one: Value, other: Value) =>
  one.number - other.number ||
  (one.figure === null && other.figure === null
    ? 0
    : compareDecimals(String(one.figure ?? one.number), String(other.figure ?? other.number)))
