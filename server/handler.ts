import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { accountRoutes } from './accounts'
import type { Backend } from './backend'
import type { Environment } from './environment'
import type { Mailbox } from './mailbox'
import { mailboxRoutes } from './mailbox-page'
import { withPlainText } from './mails'
import type { AuthLimits } from './rate-limit'
import { authError, peerOf, type ServerBindings } from './responses'
import { contentSecurityPolicy, knownHostsOnly, sameOriginChanges, securityHeaders } from './security'
import type { StaticApp } from './static-app'

export interface HandlerOptions {
  environment: Environment
  backend: Backend
  mailbox: Mailbox
  publishableKey: string
  limits: AuthLimits
  version: string
  /** The built app; absent where something else serves it (the development server). */
  app?: StaticApp
}

const MAX_BODY = 1024 * 1024
const HEALTH_TIMEOUT = 2000
const BACKEND_PATHS = ['/auth/v1/*', '/rest/v1/*'] as const

/** Everything that the server answers, as one fetch handler. */
export function createHandler(options: HandlerOptions): Hono<ServerBindings> {
  const { environment, backend, mailbox, publishableKey, app: built } = options
  const started = performance.now()
  const noApp = contentSecurityPolicy([])
  const app = new Hono<ServerBindings>()

  app.use('*', securityHeaders(built?.policy ?? (() => noApp)))
  app.use('*', knownHostsOnly(environment.host, environment.siteUrl))
  app.use('*', sameOriginChanges)
  app.use(
    '*',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => c.json({ error: 'The request is larger than 1 MB' }, 413),
    }),
  )
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}: ${error.message}`)
    return c.json({ error: 'The server could not answer' }, 500)
  })

  app.get('/api/health', async (c) => {
    const answers = await databaseAnswers(backend)
    c.header('cache-control', 'no-store')
    return c.json(
      {
        status: answers ? 'ok' : 'unavailable',
        database: answers ? 'ok' : 'not answering',
        version: options.version,
        uptimeSeconds: Math.round((performance.now() - started) / 1000),
      },
      answers ? 200 : 503,
    )
  })

  app.get('/api/config', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({
      supabaseUrl: new URL(c.req.url).origin,
      supabaseKey: publishableKey,
      adminEmail: environment.adminEmail,
      environment: 'embedded',
    })
  })

  for (const path of BACKEND_PATHS) {
    app.use(path, async (c, next) => {
      c.header('cache-control', 'no-store')
      if (!c.req.header('apikey')) return authError(c, 401, 'no_authorization', 'No API key found in request')
      if (!(await hasReadableBody(c.req.raw)))
        return authError(c, 400, 'bad_json', 'The body is not valid JSON')
      return next()
    })
  }
  app.route(
    '/',
    accountRoutes({
      backend,
      siteUrl: environment.siteUrl,
      deliver: (mail) => mailbox.deliver(withPlainText(mail)),
      limits: options.limits,
    }),
  )
  for (const path of BACKEND_PATHS) app.all(path, (c) => backend.fetch(c.req.raw, peerOf(c)))

  app.route('/', mailboxRoutes(mailbox))
  for (const path of ['/api/*', '/auth/v1', '/rest/v1', '/functions/v1/*', '/_system/*', '/storage/v1/*'])
    app.all(path, (c) => c.json({ error: 'Not found' }, 404))

  if (built) {
    app.use('*', compress())
    app.route('/', built.routes)
  }
  app.notFound((c) => c.json({ error: 'Not found' }, 404))
  return app
}

async function databaseAnswers(backend: Backend): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(resolve, HEALTH_TIMEOUT, false).unref()
  })
  const answer = backend.database.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout])
}

async function hasReadableBody(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.includes('json')) return true
  const text = await request.clone().text()
  if (text === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
