import type { DeployedModel } from './deployed-model'
import { runFrom } from './order'

/** How long a model that was stopped takes to serve again, in ms. */
export const START_TIME = 5000

/** The model as it serves from `now` on, in ms since 1970. */
export const online = (model: DeployedModel, now: number): DeployedModel => ({
  ...model,
  status: 'online',
  lastUpdated: new Date(now).toISOString(),
  scaling: {
    ...model.scaling,
    current: Math.min(model.scaling.max, Math.max(model.scaling.min, model.scaling.current)),
  },
  run: null,
})

/** Usage and number of instances are preserved, for when the stop is undone. */
export const stopped = (model: DeployedModel, now: number): DeployedModel => ({
  ...model,
  status: 'offline',
  lastUpdated: new Date(now).toISOString(),
  run: null,
})

export const starting = (model: DeployedModel, now: number): DeployedModel => ({
  ...model,
  status: 'deploying',
  lastUpdated: new Date(now).toISOString(),
  run: runFrom('start', now, START_TIME),
})
