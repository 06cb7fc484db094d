import { formatClock, formatDate, formatDateTime, formatMonthDay, zoneOffset } from '@/shared/lib/format'
import type { ChartX } from './plot'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Steps of time axes: round numbers, and each divides a day or consists of days. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 5, 7, 14, 30, 90].map((count) => count * DAY),
]

/**
 * Time from left to right, in the zone and writing of the settings: times of day, and days where it is midnight. The
 * values are ms since 1970.
 */
export const timeX = (values: readonly number[], name = 'Time'): ChartX => ({
  name,
  values,
  format: formatDateTime,
  tick: (at) => ((at + zoneOffset(at)) % DAY === 0 ? formatMonthDay(at) : formatClock(at)),
  ticks: timeTicks,
})

/** Days, for bars. The values are ms since 1970, one in each day. */
export const daysX = (values: readonly number[], name = 'Day'): ChartX => ({
  name,
  values,
  format: formatDate,
  tick: formatMonthDay,
})

/** Things with names, for bars. */
export const categoriesX = (names: readonly string[], name: string): ChartX => ({
  name,
  values: names.map((_, place) => place),
  format: (place) => names[place] ?? '',
})

/** Round times from one to another, at most so many (and one): `from` and `to` in ms since 1970. */
export function timeTicks(from: number, to: number, count: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= count) ?? Math.ceil((to - from) / count)
  const ticks: number[] = []
  const start = zoneOffset(from)
  for (let local = Math.ceil((from + start) / step) * step; ; local += step) {
    // Daylight saving may have changed the offset since the first tick.
    const at = local - zoneOffset(local - start)
    if (at > to) return ticks
    if (at >= from) ticks.push(at)
  }
}
