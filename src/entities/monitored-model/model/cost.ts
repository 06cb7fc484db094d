import { startOfDay } from '@/shared/lib/format'
import { DAY, requestsIn, served } from './rhythm'
import type { MonitorSource } from './source'
import type { TimeWindow } from './window'

/** US dollars for each request that succeeds. */
const REQUEST = 0.00004
const HOUR = 3_600_000

/** Cost of a model in a period, in US dollars. */
export function costIn(source: MonitorSource, start: number, end: number): number {
  const time = served(source, start, end)
  if (!time) return 0
  const hours = (time[1] - time[0]) / HOUR
  return hours * source.hourlyCost + requestsIn(source, 'success', ...time) * REQUEST
}

/** MON-05: what a month would cost if each day cost as much as today. */
export const projectedMonth = (today: number): number => today * 30

/** The midnights of the last days, the last of them today's, ms since 1970. */
export function lastDays(count: number, now: number): number[] {
  const days = [startOfDay(now)]
  while (days.length < count) days.unshift(startOfDay((days[0] ?? now) - 1))
  return days
}

/** Cost of each of these days, up to now. */
export const costByDay = (source: MonitorSource, days: readonly number[], now: number): number[] =>
  days.map((day, place) => costIn(source, day, Math.min(now, days[place + 1] ?? now)))

/** The cost of yesterday up to the time of day that it is at the end of a window. */
export const costBefore = (source: MonitorSource, { end, today, yesterday }: TimeWindow): number =>
  costIn(source, yesterday, Math.min(today, end - DAY))
