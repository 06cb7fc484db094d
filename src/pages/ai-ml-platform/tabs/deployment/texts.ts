import type { DeployedModel } from '@/entities/deployment/model'
import { formatPercent } from '@/shared/lib/format'

/** How much of the last 30 days it served; a dash before its first. */
export const uptimeText = ({ uptime }: Pick<DeployedModel, 'uptime'>): string =>
  uptime === null ? '—' : formatPercent(uptime, uptime === 100 ? 0 : 2)
