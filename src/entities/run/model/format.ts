import { formatRounded } from '@/shared/lib/format'
import type { MetricValue } from './run'

/** A logged value in up to six digits, or its name where it is no finite number. */
export const formatMetric = (value: MetricValue): string =>
  typeof value === 'string' ? value : formatRounded(value)

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something took in its two greatest units, like `2 h 5 min`. Takes ms. */
export function formatTook(ms: number): string {
  if (ms < SECOND) return `${Math.round(ms)} ms`
  if (ms < MINUTE) return `${Math.floor(ms / SECOND)} s`
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ${Math.floor((ms % MINUTE) / SECOND)} s`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`
  return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`
}
