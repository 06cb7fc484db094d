import { startOfDay } from '@/shared/lib/format'
import { DAY } from './rhythm'

/** MON-01: the time ranges. */
export const RANGES = ['1h', '24h', '7d', '30d'] as const
export type Range = (typeof RANGES)[number]
const DEFAULT_RANGE: Range = '24h'
export const RANGE_NAMES: Record<Range, string> = {
  '1h': 'the last hour',
  '24h': 'the last 24 hours',
  '7d': 'the last 7 days',
  '30d': 'the last 30 days',
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a range is, and into how many points it is drawn. */
const SLOTS: Record<Range, readonly [length: number, count: number]> = {
  '1h': [HOUR, 30],
  '24h': [DAY, 48],
  '7d': [7 * DAY, 42],
  '30d': [30 * DAY, 30],
}

/** The range of an address; an unknown range becomes the default. */
export const rangeOf = (asked: string | null): Range =>
  RANGES.find((range) => range === asked) ?? DEFAULT_RANGE

/** A time up to a moment, in ms since 1970, and the ends of the points that it is drawn with. */
export interface TimeWindow {
  start: number
  end: number
  /** From the start to the end: point n lies between edge n and edge n + 1. */
  edges: readonly number[]
  /** The midnights, in the zone of the settings, before its end and before that. */
  today: number
  yesterday: number
}

/** The time of a range that ends at a moment. */
export function windowOf(range: Range, end: number): TimeWindow {
  const [length, count] = SLOTS[range]
  const start = end - length
  const today = startOfDay(end)
  return {
    today,
    yesterday: startOfDay(today - 1),
    start,
    end,
    edges: Array.from({ length: count + 1 }, (_, place) => start + (length * place) / count),
  }
}
