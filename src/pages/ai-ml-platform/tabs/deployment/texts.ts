import type { DeployedModel } from '@/entities/deployment/model'
import { formatPercent, MISSING } from '@/shared/lib/format'
import { isSampleDeployment } from '../../model/own'

/**
 * The share of the last 30 days in which a sample served. A dash for a model that does not serve now, and for a user's
 * own, which nothing measures.
 */
export function uptimeText(model: Pick<DeployedModel, 'id' | 'status' | 'uptime'>): string {
  const { status, uptime } = model
  const serves = status === 'online' || status === 'error'
  if (uptime === null || !serves || !isSampleDeployment(model)) return MISSING
  return formatPercent(uptime, uptime === 100 ? 0 : 2)
}
