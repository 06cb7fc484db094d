import { alertsOf, type MonitoringAlert } from './alerts'
import { costBefore, costIn } from './cost'
import { gaugeIn, levelAt, requestsIn, served } from './rhythm'
import { perMinute } from './series'
import type { MonitorSource } from './source'
import { type Trend, trendOf } from './trend'
import type { TimeWindow } from './window'

export const MONITORED_STATUSES = ['healthy', 'warning', 'critical', 'inactive'] as const
export type MonitoredStatus = (typeof MONITORED_STATUSES)[number]

/** A model that is watched, over a time that ends now (D2 §3). All of it is sample data. */
export interface MonitoredModel {
  id: string
  name: string
  /** Purpose of the model, in words. */
  type: string
  status: MonitoredStatus
  requests: { total: number; success: number; failed: number; timeouts: number; trend: Trend }
  /** ms, on the average of the time; null without a request. */
  latency: { p50: number | null; p95: number | null; p99: number | null; trend: Trend }
  /** Requests per minute: in the last 15 minutes, and as many as it can take. */
  throughput: { current: number; max: number; trend: Trend }
  /** Percent, now; null when it does not serve, and for a GPU that it does not have. */
  resources: { cpu: number | null; memory: number | null; gpu: number | null }
  /** US dollars; the trend compares with yesterday at this time of day. */
  cost: { today: number; yesterday: number; trend: Trend }
  /** When the last of these numbers came in, ms since 1970. */
  lastUpdated: number
  alerts: readonly MonitoringAlert[]
  source: MonitorSource
}

const RECENT = 15 * 60_000

/** MON-03: the numbers of a model over a time. */
export function monitoredModel(source: MonitorSource, window: TimeWindow): MonitoredModel {
  const { start, end, today, yesterday } = window
  const middle = (start + end) / 2
  const count = (outcome: 'success' | 'failed' | 'timeouts') => requestsIn(source, outcome, start, end)
  const [success, failed, timeouts] = [count('success'), count('failed'), count('timeouts')]
  const rates = [perMinute(source, start, middle), perMinute(source, middle, end)] as const
  const total = success + failed + timeouts
  const latency = (gauge: 'p50' | 'p95' | 'p99') => (total === 0 ? null : gaugeIn(source, gauge, start, end))
  const isOn = served(source, end - 1, end) !== null
  const resource = (gauge: 'cpu' | 'memory' | 'gpu') =>
    isOn && source.calm[gauge] > 0 ? levelAt(source, gauge, end) : null
  const cost = costIn(source, today, end)
  const alerts = alertsOf(source, end)
  return {
    id: source.id,
    name: source.name,
    type: source.type,
    status: isOn ? statusOf(alerts) : 'inactive',
    requests: { total, success, failed, timeouts, trend: trendOf(...rates) },
    latency: {
      p50: latency('p50'),
      p95: latency('p95'),
      p99: latency('p99'),
      trend: trendOf(gaugeIn(source, 'p95', start, middle), gaugeIn(source, 'p95', middle, end)),
    },
    throughput: {
      current: perMinute(source, end - RECENT, end) ?? 0,
      max: source.capacity,
      trend: isOn ? trendOf(...rates) : 'stable',
    },
    resources: { cpu: resource('cpu'), memory: resource('memory'), gpu: resource('gpu') },
    cost: {
      today: cost,
      yesterday: costIn(source, yesterday, today),
      trend: trendOf(costBefore(source, window), cost),
    },
    lastUpdated: source.until ?? end,
    alerts,
    source,
  }
}

/** MON-05: the share of requests that succeeded, 0..100; null without any request. */
export const successRate = ({ success, total }: { success: number; total: number }): number | null =>
  total === 0 ? null : (100 * success) / total

function statusOf(alerts: readonly MonitoringAlert[]): MonitoredStatus {
  if (alerts.some(({ level }) => level === 'error')) return 'critical'
  return alerts.length > 0 ? 'warning' : 'healthy'
}
