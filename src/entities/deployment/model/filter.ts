import type { DeployedModel, DeployedModelStatus } from './deployed-model'
import { FRAMEWORK_LABELS, MODEL_TYPE_LABELS } from './options'

export interface DeployedModelFilter {
  search: string
  status: DeployedModelStatus | 'all'
}

/** DEP-01: the models whose name, type or framework holds what is searched, in the chosen status. */
export function filterDeployedModels(
  models: readonly DeployedModel[],
  { search, status }: DeployedModelFilter,
): readonly DeployedModel[] {
  const sought = search.trim().toLowerCase()
  if (sought === '' && status === 'all') return models
  return models.filter(
    (model) =>
      (status === 'all' || model.status === status) &&
      [model.name, MODEL_TYPE_LABELS[model.modelType], FRAMEWORK_LABELS[model.framework]].some((text) =>
        text.toLowerCase().includes(sought),
      ),
  )
}
