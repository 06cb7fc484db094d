import type { ColumnProfile, Figure } from '@orrery/profiler/types'
import {
  formatDay,
  formatExact,
  formatNumber,
  formatRounded,
  formatShare,
  formatToWidth,
  formatUtc,
  MISSING,
} from '@/shared/lib/format'

type Column = Pick<ColumnProfile, 'type' | 'storedType' | 'min' | 'max'>

const DAY_TEXT = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/
const DAY_MS = 86_400_000
const SECOND = 1000

/**
 * Whether a column of dates has days without a time of day: the file says so, or neither its range nor the cells that
 * are shown have one.
 */
export function isOfDays({ type, storedType, min, max }: Column, cells: readonly string[]): boolean {
  if (type !== 'date') return false
  if (storedType !== null) return /^date\b/i.test(storedType)
  return [min, max].every(isMidnight) && cells.every((cell) => cell === '' || DAY_TEXT.test(cell.trim()))
}

const isMidnight = (value: Figure | null) =>
  value === null || (typeof value === 'string' && Date.parse(value) % DAY_MS === 0)

/** A figure as the file has it: all digits of a number, the day or the moment (in UTC) of a date. */
export function exactText({ type }: Pick<Column, 'type'>, value: Figure | null, days: boolean): string {
  if (value === null) return MISSING
  return type === 'date' ? dateText(value, days) : formatExact(value)
}

/** A figure that was computed from several values. */
export function roundedText({ type }: Pick<Column, 'type'>, value: Figure | null, days: boolean): string {
  if (value === null) return MISSING
  if (type === 'date') return dateText(value, days)
  return typeof value === 'number' ? formatRounded(value) : formatExact(value)
}

function dateText(value: Figure, days: boolean): string {
  const date = new Date(value)
  if (!days || Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) return formatUtc(value)
  // Half way between two days is on the first of them.
  return formatDay(date.toISOString().slice(0, date.getUTCFullYear() > 9999 ? 13 : 10))
}

/** One range of a histogram, in words. */
export interface Range {
  from: string
  to: string
  count: number
}

/**
 * The ranges of a histogram, from the smallest value to the largest: the bins of the profile may
 * reach past them. A column with one value has one range, which starts and ends there.
 */
export function rangesOf(column: ColumnProfile, days: boolean): Range[] {
  const { type, histogram, min, max } = column
  if (min !== null && min === max && histogram.length > 0) {
    const value = exactText(column, min, days)
    return [{ from: value, to: value, count: histogram.reduce((sum, { count }) => sum + count, 0) }]
  }
  const low = sortable(min)
  const high = sortable(max)
  const edge = (value: number, width: number) =>
    type === 'date'
      ? // The edges of wide ranges are no moments of the data: their milliseconds say nothing.
        dateText(width > SECOND ? Math.floor(value / SECOND) * SECOND : value, days)
      : formatToWidth(value, width)
  // Whole numbers up to the next edge end one before it: 0 – 9 and 10 – 19.
  const end = (to: number, width: number) =>
    type === 'integer' && Number.isInteger(to) && Number.isInteger(width) ? edge(to - 1, 1) : edge(to, width)
  return histogram.map(({ from, to, count }, place) => ({
    from: low !== null && from <= low && low < to ? roundedText(column, min, days) : edge(from, to - from),
    to:
      high !== null && from <= high && (high < to || place === histogram.length - 1)
        ? roundedText(column, max, days)
        : end(to, to - from),
    count,
  }))
}

/** How many different values there are, and whether that is an estimate. */
export const distinctText = ({
  distinct,
  distinctEstimated,
}: Pick<ColumnProfile, 'distinct' | 'distinctEstimated'>): string =>
  `${distinctEstimated ? 'about ' : ''}${formatNumber(distinct)}`

/** The share of different values among all values; null without any value. */
export function uniqueText(
  { distinct, distinctEstimated, missing }: Pick<ColumnProfile, 'distinct' | 'distinctEstimated' | 'missing'>,
  totalRows: number,
): string | null {
  const values = totalRows - missing
  if (values <= 0) return null
  return `${distinctEstimated ? 'about ' : ''}${formatShare(Math.min(distinct, values), values)}`
}

/** How often a frequent value occurs, which may be a lower bound. */
export const countText = (count: number, estimated: boolean): string =>
  `${estimated ? 'at least ' : ''}${formatNumber(count)}`

/** The name of a column, with a substitute for an empty name. */
export const nameOf = ({ name }: Pick<ColumnProfile, 'name'>, place: number): string =>
  name.trim() === '' ? `Column ${place + 1} (no name)` : name

/** By what rows are put in order: dates by their time, exact digits by their number. */
export const sortable = (value: Figure | null): number | null =>
  typeof value === 'string' ? (Number.isNaN(Number(value)) ? Date.parse(value) : Number(value)) : value
