export type Gauge = 'p50' | 'p95' | 'p99' | 'errorRate' | 'cpu' | 'memory' | 'gpu'

/** Latencies in ms, the rest in percent. */
export type Gauges = Readonly<Record<Gauge, number>>

/** The source of a model's numbers: they follow from it alone, for any time, and are always the same. */
export interface MonitorSource {
  id: string
  name: string
  /** Purpose of the model, in words. */
  type: string
  /** When it began to serve, ms since 1970. */
  from: number
  /** When it stopped, ms since 1970; null while it serves. */
  until: number | null
  /** Since when it has trouble, ms since 1970; null without any. */
  troubleSince: number | null
  /** How many requests a day has, about. */
  requestsPerDay: number
  /** How many requests it can take in a minute. */
  capacity: number
  /** US dollars for each hour that it serves. */
  hourlyCost: number
  /** About what it shows while all is well. */
  calm: Gauges
  /** About what it shows in trouble. */
  trouble: Gauges
}
