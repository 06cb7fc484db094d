import { type Context, Hono } from 'hono'
import { createCallers, type Callers } from '../callers/callers'
import type { Backend } from '../database/backend'
import { DatabaseStoppedError } from '../database/engine'
import { type Bodies, BodyRefusedError } from '../http/bodies'
import type { ServerBindings } from '../http/responses'
import type { ObjectStore } from '../objects/store'
import { decoded } from '../http/page-paths'
import { contentSecurityPolicy, inlineScriptHashes } from '../http/security'
import { answerArtifacts, receivesFiles } from './artifacts'
import { type Call, coreCalls } from './calls'
import { createDomain } from './domain'
import { refusalOf, TrackingError } from './errors'
import { parseLenient, parseQuery } from './json'
import { importCalls } from './import-calls'
import { modelCalls, modelPaths } from './model-calls'
import { OPEN_RUN_PAGE } from './open-run'
import { createPageTokens } from './page-tokens'
import { registryCalls } from './registry-calls'

/** All addresses of the protocol are below this path, which is the tracking URI of the clients. */
const PREFIX = '/mlflow'
/** Bytes of a request; a batch of the clients has at most as many. */
const MAX_TRACKING_BODY = 1_000_000

/** How long the bodies of the protocol's paths may be; undefined for a path of something else. */
export const trackingBodyLimit = (path: string): number | null | undefined =>
  receivesFiles(path) ? null : path.startsWith(`${PREFIX}/`) ? MAX_TRACKING_BODY : undefined

const API = /^\/mlflow\/(?:ajax-)?api\/[23]\.0\/mlflow\/(.+)$/
const PAGE_POLICY = contentSecurityPolicy(inlineScriptHashes(OPEN_RUN_PAGE))

/** The answer to the first question of the clients. Nothing in it is secret. */
const SERVER_INFO = JSON.stringify({
  store_type: 'SqlStore',
  workspaces_enabled: false,
  multipart_uploads_enabled: false,
  multipart_downloads_enabled: false,
  trace_archival_enabled: false,
  features_enabled: { gateway: false },
})

const CALLS: Record<string, Call> = { ...coreCalls, ...modelCalls, ...registryCalls, ...importCalls }

interface TrackingOptions {
  backend: Backend
  bodies: Bodies
  /** The bytes of files. */
  objects: ObjectStore
  /** Signs the tokens of sessions, and those of pages. */
  secret: string
}

/** The tracking protocol of MLflow's clients, for personal tokens. */
export function trackingRoutes({ backend, bodies, objects, secret }: TrackingOptions): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  const callers: Callers = createCallers(backend, secret)
  const tokens = createPageTokens(secret)

  for (const path of [PREFIX, `${PREFIX}/`])
    app.get(path, (c) => {
      c.set('policy', PAGE_POLICY)
      return c.html(OPEN_RUN_PAGE)
    })

  app.all(`${PREFIX}/*`, async (c) => {
    c.header('cache-control', 'no-store')
    try {
      return await answer(c)
    } catch (error) {
      return refuse(c, error)
    }
  })

  async function answer(c: Context<ServerBindings>): Promise<Response> {
    const [, path = ''] = API.exec(c.req.path) ?? []
    const name = `${c.req.method} ${path}`
    if (name === 'GET server-info') return json(c, SERVER_INFO)
    const found = callOf(c.req.method, path)
    if (!found && !isAboutFiles(c.req.path)) throw noEndpoint(name)
    const caller = await callers.of(c)
    if (!caller) throw unauthenticated()
    const domain = createDomain(caller)
    if (!found) {
      const answered = await answerArtifacts(c, { domain, objects })
      if (!answered) throw noEndpoint(name)
      return answered
    }
    const request = await requestOf(c)
    return json(c, await found.call({ domain, tokens, ids: found.ids }, request))
  }

  /** The query of a GET, the body of everything else. */
  async function requestOf(c: Context<ServerBindings>): Promise<unknown> {
    if (c.req.method === 'GET') return parseQuery(new URL(c.req.url).search)
    const text = await bodies.take(c, MAX_TRACKING_BODY)
    if (text.trim() === '') return {}
    try {
      return parseLenient(text)
    } catch {
      throw new TrackingError('BAD_REQUEST', 'The body is not valid JSON')
    }
  }

  return app
}

/** The call of a method and path, with the variable parts of the path. */
function callOf(method: string, path: string): { call: Call; ids: string[] } | null {
  const name = `${method} ${path}`
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
  if (call) return { call, ids: [] }
  for (const [verb, pattern, found] of modelPaths) {
    const match = verb === method ? pattern.exec(path) : null
    if (match) return { call: found, ids: match.slice(1).map(decoded) }
  }
  return null
}

const isAboutFiles = (path: string) =>
  /^\/mlflow\/((ajax-)?api\/2\.0\/(mlflow-artifacts\/|mlflow\/(artifacts\/list|get-artifact)$)|get-artifact$)/.test(
    path,
  )

const noEndpoint = (name: string) =>
  new TrackingError('ENDPOINT_NOT_FOUND', `There is no ${name.slice(0, 200)} here`)

const unauthenticated = () =>
  new TrackingError(
    'UNAUTHENTICATED',
    'Set MLFLOW_TRACKING_TOKEN to a token of your workspace (Settings, Connect your code)',
  )

const json = (c: Context, text: string) => c.body(text, 200, { 'content-type': 'application/json' })

/** Errors in the words of the protocol. A failure that asking again may cure is 503. */
function refuse(c: Context<ServerBindings>, error: unknown): Response {
  if (error instanceof DatabaseStoppedError) {
    c.header('retry-after', '2')
    return c.json({ error_code: 'TEMPORARILY_UNAVAILABLE', message: 'The database is busy' }, 503)
  }
  if (error instanceof BodyRefusedError) {
    c.header('connection', 'close')
    if (error.status === 503) c.header('retry-after', '2')
    const name = error.status === 503 ? 'TEMPORARILY_UNAVAILABLE' : 'INVALID_PARAMETER_VALUE'
    return c.json({ error_code: name, message: error.message }, error.status === 503 ? 503 : 400)
  }
  const refusal = error instanceof TrackingError ? error : refusalOf(error)
  if (!refusal) throw error
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer')
  return c.json({ error_code: refusal.error, message: refusal.message }, refusal.status)
}
