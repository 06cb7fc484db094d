import { createRoute, z } from '@hono/zod-openapi'
import { isReachable } from '../db/client.ts'
import { createRouter, json } from '../http.ts'

const Health = z
  .object({ status: z.enum(['ok', 'degraded']), database: z.enum(['ok', 'unreachable']) })
  .openapi('Health')

const health = createRoute({
  method: 'get',
  path: '/',
  // {{#if auth}}
  security: [],
  // {{/if}}
  responses: { 200: { description: 'Whether the database can be reached', ...json(Health) } },
})

export const healthRoutes = createRouter().openapi(health, async (c) =>
  c.json(
    (await isReachable())
      ? ({ status: 'ok', database: 'ok' } as const)
      : ({ status: 'degraded', database: 'unreachable' } as const),
    200,
  ),
)
