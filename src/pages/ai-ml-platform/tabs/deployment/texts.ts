import type { DeployedModel } from '@/entities/deployment/model'

/** How much of the last 30 days it served; a dash before its first. */
export const uptimeText = ({ uptime }: Pick<DeployedModel, 'uptime'>): string =>
  uptime === null ? '—' : `${uptime.toFixed(uptime === 100 ? 0 : 2)}%`
