import type { MonitoredModel, MonitoredStatus } from './monitored-model'

export interface MonitoringFilter {
  search: string
  status: MonitoredStatus | 'all'
}

/** MON-01: the models whose name or type holds what is searched, in the chosen status. */
export function filterMonitored(
  models: readonly MonitoredModel[],
  { search, status }: MonitoringFilter,
): readonly MonitoredModel[] {
  const sought = search.trim().toLowerCase()
  return models.filter(
    (model) =>
      (status === 'all' || model.status === status) &&
      [model.name, model.type].some((text) => text.toLowerCase().includes(sought)),
  )
}
