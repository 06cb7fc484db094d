import type { DeployedModel } from '@/entities/deployment/model'
import { monitoredModel, successRate, windowOf } from '@/entities/monitored-model/model'
import { sourcesOf } from './sources'

/** The figures of a deployment at a time, the same that Monitoring shows (MON-01). */
export interface DeployedFigures {
  /** Since midnight, in the zone of the settings. */
  requestsToday: number
  /** ms and percent, of the last 24 hours; null when there was no request. */
  lastDay: { average: number; p50: number; p95: number; p99: number; errorRate: number } | null
  /** Percent, now; null while it does not run. */
  usage: { cpu: number; memory: number; gpu: number } | null
}

const NOTHING: DeployedFigures = { requestsToday: 0, lastDay: null, usage: null }
/** How much slower the average is than the median, where nothing else is known. */
const USUAL = 1.2

/** The figures of a deployment. `now` in ms since 1970. */
export function deployedFigures(deployment: DeployedModel, now: number): DeployedFigures {
  const [source] = sourcesOf([deployment], now)
  if (!source) return NOTHING
  const window = windowOf('24h', now)
  const { requests, latency, resources } = monitoredModel(source, window)
  const { p50, p95, p99 } = latency
  const success = successRate(requests)
  const { metrics, averageLatency } = deployment
  const slower = metrics.p50 > 0 ? averageLatency / metrics.p50 : USUAL
  return {
    requestsToday: monitoredModel(source, { ...window, start: window.today }).requests.total,
    lastDay:
      p50 === null || p95 === null || p99 === null || success === null
        ? null
        : { average: p50 * slower, p50, p95, p99, errorRate: 100 - success },
    usage:
      resources.cpu === null
        ? null
        : { cpu: resources.cpu, memory: resources.memory ?? 0, gpu: resources.gpu ?? 0 },
  }
}
