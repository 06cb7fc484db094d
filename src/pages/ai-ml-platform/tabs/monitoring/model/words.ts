import type { AlertGauge, MonitoringAlert } from '@/entities/monitored-model/model'
import { formatDecimal, formatPercent, formatSpan, MISSING } from '@/shared/lib/format'

/** The text in place of an unknown number. */

export const GAUGE_NAMES: Record<AlertGauge, string> = {
  errorRate: 'Error rate',
  p95: 'Latency p95',
  cpu: 'CPU',
  memory: 'Memory',
  gpu: 'GPU',
}

const amount = (gauge: AlertGauge, value: number, decimals = 0) =>
  gauge === 'p95' ? formatSpan(value) : formatPercent(value, decimals)

/** `CPU is at 91% now, at or above the limit of 90%` */
export const alertInWords = ({ gauge, value, limit }: MonitoringAlert): string =>
  `${GAUGE_NAMES[gauge]} is at ${amount(gauge, value, gauge === 'errorRate' ? 1 : 0)} now, at or above the limit of ${amount(gauge, limit)}`

/** `1 alert`, `2 alerts` */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** A latency in ms, or that there is none. */
export const latencyText = (ms: number | null): string => (ms === null ? MISSING : formatSpan(ms))

/** A percentage with a decimal, or that there is none. */
export const rateText = (percent: number | null): string =>
  percent === null ? MISSING : formatPercent(percent, 1)

/** Requests per minute. */
export const perMinuteText = (count: number): string => `${formatDecimal(count, 1)}/min`
