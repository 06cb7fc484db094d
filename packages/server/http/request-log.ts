import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ServerBindings } from './responses'

const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore()

interface Line {
  method: string
  route: string
  status: number
  /** Until the headers of the answer, in ms. */
  ms: number
}

const SERVICE = /^\/(api|auth|rest|functions|mailbox)(\/|$)/
const PLAIN = /^[a-z][a-z0-9_.-]{0,24}$/

/** The path of a service without what may be an identifier, or the kind of file. Never a query. */
export function routeOf(path: string): string {
  if (!SERVICE.test(path)) return path.startsWith('/assets/') ? '/assets/*' : '/*'
  const parts = path.split('/').slice(1, 5)
  return `/${parts.map((part) => (PLAIN.test(part) ? part : '*')).join('/')}`
}

/** Gives each request an id, which the answer has in `x-request-id`, and writes one line about it. */
export function requestLog(log?: {
  info: (line: Line, message: string) => void
}): MiddlewareHandler<ServerBindings> {
  return (c, next) =>
    requests.run(randomUUID(), async () => {
      const started = performance.now()
      await next()
      c.header('x-request-id', requestId())
      const ms = Math.round(performance.now() - started)
      log?.info({ method: c.req.method, route: routeOf(c.req.path), status: c.res.status, ms }, 'request')
    })
}
