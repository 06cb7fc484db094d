import { Hono } from 'hono'
import { createCallers } from '../callers/callers'
import type { Backend } from '../database/backend'
import type { Bodies } from '../http/bodies'
import type { ServerBindings } from '../http/responses'
import type { Limits } from '../limits/limits'
import type { ObjectStore } from '../objects/store'
import { deployRoutes, receivesModels } from './deploy-routes'
import { oipRoutes } from './oip-routes'
import { publicApi } from './public-api'
import type { Inference } from './service'

/** Whether the body of a path is read by its route, within limits of its own. */
export const inferenceReadsBody = (path: string): boolean => /^\/v[12]\//.test(path) || receivesModels(path)

interface InferenceRoutesOptions {
  inference: Inference
  backend: Backend
  bodies: Bodies
  limits: Limits
  objects: ObjectStore
  secret: string
  siteUrl: string
}

/** Everything by which models are deployed and asked. */
export function inferenceRoutes(options: InferenceRoutesOptions): Hono<ServerBindings> {
  const { inference, backend, bodies, limits, objects, secret, siteUrl } = options
  const callers = createCallers(backend, secret)
  const app = new Hono<ServerBindings>()
  app.route('/', oipRoutes(inference, callers))
  app.route('/', publicApi(inference, callers, limits, siteUrl))
  app.route('/', deployRoutes({ inference, callers, objects, bodies }))
  return app
}
