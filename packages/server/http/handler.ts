import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { accountRoutes } from '../auth/accounts'
import type { Backend } from '../database/backend'
import { BodyRefusedError, createBodies } from './bodies'
import { clientErrorRoutes } from './client-errors'
import { DatabaseStoppedError } from '../database/engine'
import { functionRoutes } from './functions'
import { gate, plainAddresses, plainTokens } from './gate'
import { TooBusyError } from '../auth/hashing'
import { mailboxRoutes } from '../mail/mailbox-page'
import { type AuthLimits, DEFAULT_LIMITS } from '../limits/rate-limit'
import { diskFull, peerOf, requestOf, type ServerBindings } from './responses'
import { isForwarded, isLocalSite, knownHostsOnly, sameOriginChanges, securityHeaders } from './security'
import { requestLog, routeOf } from './request-log'
import { type Starter, starterRoutes } from './starter'
import type { StaticApp } from './static-app'

export interface HandlerOptions {
  backend: Backend
  /** The address that the server listens on. */
  host: string
  /** Origin under which people reach the server. */
  siteUrl: string
  adminEmail: string
  publishableKey: string
  /** Secret that opens the local mailbox. */
  mailboxKey: string
  version: string
  /** Generates projects for requests to `/api/starter.zip`; absent where that is not offered. */
  starter?: () => Promise<Starter>
  limits?: AuthLimits
  /** Receives one line for each request; absent where none is wanted. */
  log?: Parameters<typeof requestLog>[0]
  /** The built app; absent where something else serves it (the development server). */
  app?: StaticApp
}

const BACKEND_PATHS = ['/auth/v1/*', '/rest/v1/*'] as const
const UNUSED_PATHS = ['/api/*', '/auth/v1', '/rest/v1', '/functions/v1/*', '/storage/v1/*', '/_system/*']

/** Its `fetch` takes a request and the bindings of `@hono/node-server`. */
export type Handler = Hono<ServerBindings>

/** Everything that the server answers, as one fetch handler. */
export function createHandler(options: HandlerOptions): Handler {
  const { backend, host, siteUrl, publishableKey, app: built } = options
  const started = performance.now()
  const app = new Hono<ServerBindings>()
  const bodies = createBodies()

  app.use('*', requestLog(options.log))
  app.use('*', securityHeaders(siteUrl))
  app.use('*', knownHostsOnly(host, siteUrl))
  app.use('*', sameOriginChanges(siteUrl))
  app.use('*', plainAddresses)
  app.use('*', plainTokens)
  app.use('*', bodies.middleware)
  app.onError((error, c) => {
    if (error instanceof BodyRefusedError) {
      // The rest is not read, so nothing can follow on this connection.
      c.header('connection', 'close')
      if (error.status === 503) c.header('retry-after', '2')
      return c.json({ error: error.message }, error.status)
    }
    if (error instanceof DatabaseStoppedError) {
      c.header('retry-after', '2')
      return c.json({ error: 'The database is busy. Please try again.' }, 503)
    }
    if ((error as { code?: string }).code === '53100') return diskFull()
    if (error instanceof TooBusyError) {
      c.header('retry-after', String(error.retryAfter))
      return c.json({ error: 'Too many people are signing in. Please try again.' }, 503)
    }
    // A client that disconnects during a request is not a failure of the server.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET')
      console.error(`${c.req.method} ${routeOf(c.req.path)}: ${error.message}`)
    return c.json({ error: 'Something went wrong on the server' }, 500)
  })

  app.get('/api/health', async (c) => {
    const { healthy, ...details } = await backend.health()
    c.header('cache-control', 'no-store')
    return c.json(
      {
        status: healthy ? 'ok' : 'unavailable',
        ...details,
        version: options.version,
        uptimeSeconds: Math.round((performance.now() - started) / 1000),
      },
      healthy ? 200 : 503,
    )
  })

  app.get('/api/config', (c) => {
    const asked = new URL(c.req.url)
    const site = new URL(siteUrl)
    return c.json({
      // Behind a proxy the request itself does not know its scheme, and perhaps not its name.
      supabaseUrl: asked.host === site.host || isForwarded(c) ? site.origin : asked.origin,
      supabaseKey: publishableKey,
      adminEmail: options.adminEmail,
      environment: 'embedded',
      mailbox: isLocalSite(siteUrl),
    })
  })

  for (const path of BACKEND_PATHS) app.use(path, gate(backend, publishableKey, bodies))
  app.route('/', accountRoutes(backend, siteUrl, backend.limitsOf(options.limits ?? DEFAULT_LIMITS)))
  for (const path of BACKEND_PATHS) app.all(path, async (c) => backend.fetch(await requestOf(c), peerOf(c)))

  app.route('/', functionRoutes(backend, publishableKey, bodies))
  app.route('/', clientErrorRoutes(bodies))
  app.route('/', mailboxRoutes(backend.mailbox, options.mailboxKey, siteUrl))
  if (options.starter) app.route('/', starterRoutes(options.starter))
  for (const path of UNUSED_PATHS) app.all(path, (c) => c.json({ error: 'Not found' }, 404))

  if (built) {
    app.use('*', compress())
    app.route('/', built.routes)
  }
  app.notFound((c) => c.json({ error: 'Not found' }, 404))
  return app
}
