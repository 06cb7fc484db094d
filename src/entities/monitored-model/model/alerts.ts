import { levelAt, served } from './rhythm'
import type { Gauge, MonitorSource } from './source'

/** A warning asks for a look, an error for a hand. */
export type AlertLevel = 'warning' | 'error'

export const ALERT_GAUGES = ['errorRate', 'p95', 'cpu', 'memory', 'gpu'] as const
export type AlertGauge = (typeof ALERT_GAUGES)[number]

/** From where on a gauge is too high. Resources: MON-05; the others are ours. */
const THRESHOLDS: Record<AlertGauge, Record<AlertLevel, number>> = {
  errorRate: { warning: 2, error: 5 },
  p95: { warning: 1000, error: 3000 },
  cpu: { warning: 75, error: 90 },
  memory: { warning: 75, error: 90 },
  gpu: { warning: 75, error: 90 },
}

/** A threshold that a model crosses now. */
export interface MonitoringAlert {
  /** The same while it lasts and does not get worse. */
  id: string
  modelId: string
  modelName: string
  gauge: AlertGauge
  level: AlertLevel
  /** Percent, or ms of latency. */
  value: number
  /** The threshold, in the same unit. */
  limit: number
}

/** The alerts of a model at a moment, errors first. */
export function alertsOf(source: MonitorSource, at: number): MonitoringAlert[] {
  if (!served(source, at - 1, at)) return []
  return ALERT_GAUGES.flatMap((gauge): MonitoringAlert[] => {
    const value = levelAt(source, gauge, at)
    const level = levelOf(gauge, value)
    if (!level) return []
    const { id: modelId, name: modelName } = source
    const limit = THRESHOLDS[gauge][level]
    return [{ id: `${modelId}:${gauge}:${level}`, modelId, modelName, gauge, level, value, limit }]
  }).toSorted(errorsFirst)
}

/** For lists of alerts. */
export const errorsFirst = (one: MonitoringAlert, other: MonitoringAlert): number =>
  Number(other.level === 'error') - Number(one.level === 'error')

function levelOf(gauge: AlertGauge, value: number): AlertLevel | null {
  const { warning, error } = THRESHOLDS[gauge]
  return value >= error ? 'error' : value >= warning ? 'warning' : null
}

const STEP = 10 * 60_000
/** How far back is looked. */
const LOOK_BACK = 7 * 24 * 60 * 60_000

/** Since when an alert lasts, ms since 1970, to ten minutes; at most a week back, or when the model began to serve. */
export function alertSince(source: MonitorSource, alert: MonitoringAlert, at: number): number {
  const earliest = Math.max(source.from, at - LOOK_BACK)
  let since = at
  while (since - STEP >= earliest && levelAt(source, alert.gauge as Gauge, since - STEP) >= alert.limit)
    since -= STEP
  return since - STEP < earliest ? earliest : since
}
