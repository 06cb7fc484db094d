import { createRandom, type Random } from '@/shared/lib/random'
import type { Gauge, MonitorSource } from './source'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Outcomes of a request. */
export type Outcome = 'success' | 'failed' | 'timeouts'

/**
 * The rhythm of requests: how often it rises and falls in a day, and how far. The last two make the minutes differ.
 * Together they are less than one, so that there are never fewer than no requests.
 */
const WAVES = [
  [1, 0.4],
  [3, 0.12],
  [53, 0.16],
  [211, 0.2],
] as const

/** A number in 0..1 that belongs to a text and a number. */
function chance(text: string, place: number): number {
  let hash = 2166136261 ^ place
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return createRandom(hash)()
}

/** The chances that belong to an id, always the same. */
export const randomOf = (id: string): Random => createRandom(Math.floor(chance(id, 0) * 4294967296))

/** The share of a day's requests that came before a moment of it, 0..1. It only grows. */
function shareBefore(part: number, phase: number): number {
  let share = part
  for (const [times, height] of WAVES) {
    const shift = phase * times
    const wave = Math.sin(2 * Math.PI * (times * part - shift)) + Math.sin(2 * Math.PI * shift)
    share += (height * wave) / (2 * Math.PI * times)
  }
  return share
}

/** The share of its requests that ends so, from the calm error rate; one in four of those that do not succeed is late. */
function shareOf({ calm }: MonitorSource, outcome: Outcome): number {
  const bad = calm.errorRate / 100
  return outcome === 'success' ? 1 - bad : outcome === 'failed' ? bad * 0.75 : bad * 0.25
}

/** How many requests ended so from the start of a day, counted from 1970, to a part of it. */
function inDay(source: MonitorSource, outcome: Outcome, day: number, part: number): number {
  const key = `${source.id}/${outcome}`
  const size = source.requestsPerDay * shareOf(source, outcome) * (0.85 + 0.3 * chance(key, day))
  return Math.round(Math.round(size) * shareBefore(part, chance(source.id, 1)))
}

/** How many requests ended so from the first day to a moment. The difference of two moments is what came between. */
function countBetween(source: MonitorSource, outcome: Outcome, from: number, to: number): number {
  const [first, last] = [Math.floor(from / DAY), Math.floor(to / DAY)]
  let count = -inDay(source, outcome, first, from / DAY - first)
  for (let day = first; day < last; day += 1) count += inDay(source, outcome, day, 1)
  return count + inDay(source, outcome, last, to / DAY - last)
}

/** The requests in trouble that failed though they would not have, up to a moment. */
function troubled({ troubleSince, trouble, requestsPerDay }: MonitorSource, at: number): number {
  if (troubleSince === null || at <= troubleSince) return 0
  const bad = Math.min(0.95, trouble.errorRate / 100)
  return Math.round((((at - troubleSince) / DAY) * requestsPerDay * bad) / (1 - bad))
}

/** The part of a time in which the model served; null when it did not. */
export function served({ from, until }: MonitorSource, start: number, end: number): [number, number] | null {
  const first = Math.max(from, start)
  const last = Math.min(until ?? end, end)
  return first < last ? [first, last] : null
}

/** How many requests ended so in a time. Whole numbers; those of its parts add up to those of the whole. */
export function requestsIn(source: MonitorSource, outcome: Outcome, start: number, end: number): number {
  const time = served(source, start, end)
  if (!time) return 0
  const count = countBetween(source, outcome, ...time)
  return outcome === 'failed' ? count + troubled(source, time[1]) - troubled(source, time[0]) : count
}

/** How a gauge swings around what it is about: how long, in ms, and how far. */
const SWINGS = [
  [17 * DAY, 0.025],
  [3.7 * DAY, 0.03],
  [DAY, 0.035],
  [5.3 * HOUR, 0.025],
] as const
const QUICK = [
  [11 * MINUTE, 0.02],
  [3.1 * MINUTE, 0.02],
] as const
/** How long trouble takes to show in full, in ms. */
const ONSET = 10 * MINUTE

/**
 * The value of a gauge at a moment without its short fluctuations, for alerts and for the text beside a
 * meter.
 */
export function levelAt(source: MonitorSource, gauge: Gauge, at: number): number {
  return leveled(source, gauge, at, swing(source, gauge, at, SWINGS))
}

/** The average of a gauge over a period; null when the model did not serve. */
export function gaugeIn(source: MonitorSource, gauge: Gauge, start: number, end: number): number | null {
  const time = served(source, start, end)
  if (!time) return null
  const [first, last] = time
  const middle = (first + last) / 2
  if (last - first <= 5 * MINUTE)
    return leveled(source, gauge, middle, swing(source, gauge, middle, [...SWINGS, ...QUICK]))
  let sum = 0
  for (const part of [1, 3, 5, 7, 9, 11]) sum += levelAt(source, gauge, first + ((last - first) * part) / 12)
  return sum / 6
}

function leveled({ calm, trouble, troubleSince }: MonitorSource, gauge: Gauge, at: number, by: number) {
  const passed = troubleSince === null ? 0 : (at - troubleSince + ONSET) / ONSET
  const depth = Math.max(0, Math.min(1, passed))
  const level = (calm[gauge] + (trouble[gauge] - calm[gauge]) * depth) * (1 + by)
  return isShare(gauge) ? Math.min(99, level) : level
}

/** The latencies rise and fall together, so that half of the requests are never slower than nearly all of them. */
function swing(
  { id }: MonitorSource,
  gauge: Gauge,
  at: number,
  swings: readonly (readonly [time: number, height: number])[],
): number {
  const key = isShare(gauge) ? `${id}/${gauge}` : `${id}/latency`
  return swings.reduce(
    (sum, [time, height], index) =>
      sum + height * Math.sin(2 * Math.PI * (at / time + chance(key, index + 2))),
    0,
  )
}

const isShare = (gauge: Gauge) => !gauge.startsWith('p')
