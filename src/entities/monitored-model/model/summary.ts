import { projectedMonth } from './cost'
import type { MonitoredModel, MonitoredStatus } from './monitored-model'
import { MONITORED_STATUSES, successRate } from './monitored-model'

/** MON-03: all watched models together. */
export interface MonitoringSummary {
  count: number
  byStatus: Record<MonitoredStatus, number>
  /** How many requests came in, and how many of them succeeded. */
  requests: { total: number; success: number }
  /** Percent; null without requests. */
  successRate: number | null
  /** ms: the p95 of each model, by its requests; null without requests. */
  latency: number | null
  /** US dollars */
  cost: { today: number; yesterday: number; month: number }
}

export function summaryOf(models: readonly MonitoredModel[]): MonitoringSummary {
  const byStatus = Object.fromEntries(MONITORED_STATUSES.map((status) => [status, 0])) as Record<
    MonitoredStatus,
    number
  >
  const requests = { total: 0, success: 0 }
  const cost = { today: 0, yesterday: 0 }
  let latency = 0
  for (const model of models) {
    byStatus[model.status] += 1
    requests.total += model.requests.total
    requests.success += model.requests.success
    latency += (model.latency.p95 ?? 0) * model.requests.total
    cost.today += model.cost.today
    cost.yesterday += model.cost.yesterday
  }
  return {
    count: models.length,
    byStatus,
    requests,
    successRate: successRate(requests),
    latency: requests.total === 0 ? null : latency / requests.total,
    cost: { ...cost, month: projectedMonth(cost.today) },
  }
}
