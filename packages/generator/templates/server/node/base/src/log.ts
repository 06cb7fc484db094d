import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

const line = (c: Context, entry: object) =>
  JSON.stringify({ time: new Date().toISOString(), requestId: c.var.requestId, ...entry })

/** Logs each request as one line of JSON. The response carries the same id as X-Request-Id. */
export const accessLog = createMiddleware(async (c, next) => {
  const started = performance.now()
  await next()
  const { method, path } = c.req
  const ms = Math.round(performance.now() - started)
  console.log(line(c, { method, path, status: c.res.status, ms }))
})

export const logError = (c: Context, error: unknown) =>
  console.error(line(c, { error: error instanceof Error ? error.stack : String(error) }))
