import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { accountRoutes } from '../auth/accounts'
import { createAuthTools } from '../auth/auth-tools'
import { createKnownBrowsers } from '../auth/known-browsers'
import type { Backend } from '../database/backend'
import { BODY_LIMITS, BodyRefusedError, createBodies, UPLOAD_LIMITS } from './bodies'
import { clientErrorRoutes } from './client-errors'
import { DatabaseStoppedError } from '../database/engine'
import type { ObjectStore } from '../objects/store'
import { functionRoutes } from './functions'
import { gate, plainAddresses, plainTokens } from './gate'
import { TooBusyError } from '../auth/hashing'
import { mailboxRoutes } from '../mail/mailbox-page'
import { messageRoutes } from './messages'
import { behindProxies } from './proxies'
import { type AuthLimits, DEFAULT_LIMITS } from '../limits/rate-limit'
import { diskFull, peerOf, requestOf, type ServerBindings } from './responses'
import { isForwarded, isLocalSite, knownHostsOnly, sameOriginChanges, securityHeaders } from './security'
import { requestLog, routeOf } from './request-log'
import { restBodyLimit } from './rest-gate'
import { type Starter, starterRoutes } from './starter'
import type { StaticApp } from './static-app'
import { datasetFileRoutes, receivesParts } from '../datasets/routes'
import { inferenceReadsBody, inferenceRoutes } from '../inference/routes'
import type { Inference } from '../inference/service'
import { liveRoutes } from '../live/routes'
import { trackingBodyLimit, trackingRoutes } from '../tracking/routes'
import { invitationRoutes } from '../workspaces/invitations'

export interface HandlerOptions {
  backend: Backend
  /** The address that the server listens on. */
  host: string
  /** Origin under which people reach the server. */
  siteUrl: string
  adminEmail: string
  publishableKey: string
  /** The bytes of uploaded files. */
  objects: ObjectStore
  /** Serves deployed models; absent where none are served. */
  inference?: Inference
  /** Signs the access tokens of sessions; the key of the cookie of known browsers is derived from it. */
  tokenSecret: string
  /** Secret that opens the local mailbox; null where it is off. */
  mailboxKey: string | null
  /** Proxies whose `X-Forwarded-For` names the caller. */
  trustedProxies?: BlockList
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
const UNUSED_PATHS = [
  '/mailbox',
  '/mailbox/*',
  '/api/*',
  '/auth/v1',
  '/rest/v1',
  '/functions/v1/*',
  '/storage/v1/*',
  '/_system/*',
]

/** Its `fetch` takes a request and the bindings of `@hono/node-server`. */
export type Handler = Hono<ServerBindings>

/** The most bytes of a body by its path. */
function bodyLimitOf(path: string): number | null {
  if (inferenceReadsBody(path) || receivesParts(path)) return null
  const limit = trackingBodyLimit(path)
  return limit === undefined ? restBodyLimit(path) : limit
}

/** Everything that the server answers, as one fetch handler. */
export function createHandler(options: HandlerOptions): Handler {
  const { backend, host, siteUrl, adminEmail, publishableKey, mailboxKey, app: built } = options
  const limits = backend.limitsOf(options.limits ?? DEFAULT_LIMITS)
  const started = performance.now()
  const app = new Hono<ServerBindings>()
  const bodies = createBodies(BODY_LIMITS, UPLOAD_LIMITS, bodyLimitOf)

  app.use('*', requestLog(options.log))
  app.use('*', behindProxies(options.trustedProxies ?? new BlockList()))
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
      adminEmail,
      environment: 'embedded',
      mailbox: isLocalSite(siteUrl) && mailboxKey !== null,
    })
  })

  for (const path of BACKEND_PATHS) app.use(path, gate(backend, publishableKey, bodies))
  const browsers = createKnownBrowsers(options.tokenSecret, siteUrl.startsWith('https:'))
  const tools = createAuthTools(backend, limits, browsers)
  app.route('/', accountRoutes(tools, siteUrl))
  app.route('/', invitationRoutes(backend, siteUrl))
  for (const path of BACKEND_PATHS) app.all(path, async (c) => backend.fetch(await requestOf(c), peerOf(c)))

  app.route('/', functionRoutes(tools, publishableKey, bodies))
  app.route('/', clientErrorRoutes(bodies))
  app.route('/', messageRoutes({ backend, bodies, limits, adminEmail, publishableKey, siteUrl }))
  if (mailboxKey) app.route('/', mailboxRoutes(backend.mailbox, mailboxKey, siteUrl))
  app.route('/', liveRoutes({ backend, secret: options.tokenSecret }))
  app.route('/', trackingRoutes({ backend, bodies, objects: options.objects, secret: options.tokenSecret }))
  app.route(
    '/',
    datasetFileRoutes({ backend, bodies, objects: options.objects, secret: options.tokenSecret }),
  )
  if (options.inference) {
    const { inference, objects, tokenSecret: secret } = options
    app.route('/', inferenceRoutes({ inference, backend, bodies, limits, objects, secret, siteUrl }))
  }
  if (options.starter) app.route('/', starterRoutes(options.starter))
  for (const path of UNUSED_PATHS) app.all(path, (c) => c.json({ error: 'Not found' }, 404))

  if (built) {
    app.use('*', compress())
    app.route('/', built.routes)
  }
  app.notFound((c) => c.json({ error: 'Not found' }, 404))
  return app
}
