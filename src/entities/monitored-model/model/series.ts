import { type Outcome, gaugeIn, requestsIn, served } from './rhythm'
import type { Gauge, MonitorSource } from './source'
import type { TimeWindow } from './window'

const OUTCOMES = ['success', 'failed', 'timeouts'] as const

/** The series of a model over a period: one value for each of `times`; null while it did not serve. */
export interface MonitoredSeries
  extends Record<Outcome | Exclude<Gauge, 'errorRate'>, readonly (number | null)[]> {
  /** The end of each point, ms since 1970. */
  times: readonly number[]
  /** Requests per minute. */
  throughput: readonly (number | null)[]
}

type Slot = readonly [start: number, end: number]

const slotsOf = ({ edges }: TimeWindow): Slot[] =>
  edges.slice(1).map((end, place) => [edges[place] ?? end, end])

const countIn = (source: MonitorSource, start: number, end: number) =>
  OUTCOMES.reduce((sum, outcome) => sum + requestsIn(source, outcome, start, end), 0)

/** All requests of each point. */
export const requestSeries = (source: MonitorSource, window: TimeWindow): (number | null)[] =>
  slotsOf(window).map(([start, end]) => (served(source, start, end) ? countIn(source, start, end) : null))

/** MON-04: everything that a model's charts draw. */
export function seriesOf(source: MonitorSource, window: TimeWindow): MonitoredSeries {
  const slots = slotsOf(window)
  const outcome = (name: Outcome) =>
    slots.map(([start, end]) => (served(source, start, end) ? requestsIn(source, name, start, end) : null))
  // Without requests nothing was measured.
  const gauge = (name: Gauge) =>
    slots.map(([start, end]) => (source.requestsPerDay > 0 ? gaugeIn(source, name, start, end) : null))
  return {
    times: slots.map(([, end]) => end),
    success: outcome('success'),
    failed: outcome('failed'),
    timeouts: outcome('timeouts'),
    throughput: slots.map(([start, end]) => perMinute(source, start, end)),
    p50: gauge('p50'),
    p95: gauge('p95'),
    p99: gauge('p99'),
    cpu: gauge('cpu'),
    memory: gauge('memory'),
    gpu: gauge('gpu'),
  }
}

/** Requests per minute of the time in which the model served; null when it did not. */
export function perMinute(source: MonitorSource, start: number, end: number): number | null {
  const time = served(source, start, end)
  return time ? countIn(source, ...time) / ((time[1] - time[0]) / 60_000) : null
}
