import type { Context, MiddlewareHandler } from 'hono'
import type { Backend } from '../database/backend'
import type { Bodies } from './bodies'
import { tooLong } from '../limits/lengths'
import { authError, callerOf, peerOf, type ServerBindings } from './responses'
import { onlyReads, refuseRest, restBodyLimit } from './rest-gate'
import { askOwner, tokenOf } from '../auth/sessions'

const CORS_HEADERS = ['origin', 'methods', 'headers', 'credentials']
  .map((name) => `access-control-allow-${name}`)
  .concat('access-control-expose-headers', 'access-control-max-age')

/** Sign-up metadata is an object in an object; a little more than that. */
const MAX_DEPTH = 8
/** One row, or the arguments of a function: each a number or a text. */
const ROW_DEPTH = 1
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Routes that compare passwords first, which takes long and needs no database. */
const QUEUE_THEMSELVES = new Set(['POST /auth/v1/token', 'POST /auth/v1/signup', 'PUT /auth/v1/user'])

/** Routes that answer users only: their session is asked for before the body is read. */
const NEEDS_SESSION = new Set(['PUT /auth/v1/user', 'PATCH /rest/v1/profiles'])

const SERVICES = /^\/(api|auth|rest|functions|storage|mailbox|_system)(\/|$)/
const PLAIN_PATH = /^[\w/.-]*$/
/** The app's own queries are a tenth of this. */
const MAX_QUERY = 2000
/** A description is longer than anything else that is asked for. */
const MEASURES_ITSELF = '/api/starter.zip'

/**
 * Each address of a service is written in one way, so that no rule can be passed by another spelling of a path: what is
 * left encoded after decoding once is a separator, or encoded twice. Other methods and long query strings end here, before any parser.
 */
export const plainAddresses: MiddlewareHandler<ServerBindings> = async (c, next) => {
  // The library answers a method that it does not know as GET.
  if (!METHODS.has(c.req.method)) return c.json({ error: 'Method not allowed' }, 405)
  if (!SERVICES.test(c.req.path)) return next()
  if (!PLAIN_PATH.test(c.req.path))
    return c.json({ error: 'The path contains signs that are not used here' }, 400)
  if (c.req.path !== MEASURES_ITSELF && new URL(c.req.url).search.length > MAX_QUERY)
    return c.json({ error: `The query is longer than ${MAX_QUERY} characters` }, 414)
  return next()
}

/** Each token is written in one way, too: the library ignores what follows its signature, and bits that mean nothing. */
export const plainTokens: MiddlewareHandler<ServerBindings> = async (c, next) => {
  const [, token] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  const parts = token?.split('.') ?? []
  if (
    parts.length !== 3 ||
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  )
    return next()
  // The function's own answer to a caller without a session (docs/admin-api.md).
  if (c.req.path.startsWith('/functions/'))
    return c.json({ code: 'session_not_found', error: 'No active session' }, 401)
  return authError(c, 401, 'bad_jwt', 'The access token is not written as it was given')
}

/**
 * The checks of every request to `/auth/v1` and `/rest/v1`: only the publishable key opens it (the secret key works
 * inside this process alone), a body must be readable, one request at a time has the database (those of
 * `QUEUE_THEMSELVES` as soon as they need it), and no other origin is invited by CORS headers.
 */
export function gate(
  backend: Backend,
  publishableKey: string,
  bodies: Bodies,
): MiddlewareHandler<ServerBindings> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    const key = c.req.header('apikey')
    if (key !== publishableKey)
      return c.json(
        {
          message: key ? 'Invalid API key' : 'No API key found in request',
          hint: 'Send the publishable key in the `apikey` header.',
        },
        401,
      )
    const stranger = await refuseStranger(backend, c)
    if (stranger) return withoutCors(stranger)
    // Read before the queue, so that a slow sender does not delay other requests.
    const text = await bodies.take(c, restBodyLimit(c.req.path))
    const refusal = (text ? refuseBody(c, text) : null) ?? refuseAsked(c, text)
    if (refusal) return refusal
    if (QUEUE_THEMSELVES.has(`${c.req.method} ${c.req.path}`)) await next()
    else {
      backend.hashing.giveWay()
      await (onlyReads(c.req.method, c.req.path) ? backend.exclusivelyWithoutTidy : backend.exclusively)(
        next,
        callerOf(c),
      )
    }
    withoutCors(c.res)
    return undefined
  }
}

function withoutCors(response: Response): Response {
  for (const name of CORS_HEADERS) response.headers.delete(name)
  return response
}

/** The library's refusal of a caller without an open session, where one is needed; else null. The body is not read. */
async function refuseStranger(backend: Backend, c: Context<ServerBindings>): Promise<Response | null> {
  const { method, path } = c.req
  if (!NEEDS_SESSION.has(`${method} ${path}`)) return null
  return backend.exclusivelyWithoutTidy(async () => {
    const owner = await askOwner(backend, c)
    if (owner.ok) return null
    if (path.startsWith('/auth/')) return owner
    // The REST service has another shape for the same refusal; reading meets it as well as changing.
    const asked = new Request(new URL(path, c.req.url), { headers: tokenOf(c) })
    const answer = await backend.fetch(asked, peerOf(c))
    return answer.ok ? null : answer
  }, callerOf(c))
}

/** Why the REST service is not asked, or null. The body has been read before. */
function refuseAsked(c: Context, text: string): Response | null {
  const { method, path, url } = c.req
  if (!path.startsWith('/rest/')) return null
  const refusal = refuseRest({
    method,
    path,
    query: new URL(url).search.slice(1),
    header: (name) => c.req.header(name),
    body: text ? JSON.parse(text) : undefined,
  })
  return (
    refusal &&
    c.json({ code: refusal.code, message: refusal.message, details: null, hint: null }, refusal.status)
  )
}

/** Why a body is not passed on, or null. Rejects bodies on which the library or PostgreSQL would fail. */
function refuseBody(c: Context, text: string): Response | null {
  if (!/^application\/(\w+(\.\w+)*\+)?json *(;|$)/i.test(c.req.header('content-type') ?? ''))
    return authError(c, 415, 'unsupported_media_type', 'The body must be JSON')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return authError(c, 400, 'bad_json', 'The body is not valid JSON')
  }
  if (/\\u0000/.test(text)) return authError(c, 400, 'bad_json', 'The body contains a NUL character')
  if (c.req.path.startsWith('/auth/')) {
    const problem = tooLong(body)
    if (problem) return authError(c, 400, 'validation_failed', problem)
  }
  const depth = c.req.path.startsWith('/rest/') ? ROW_DEPTH : MAX_DEPTH
  if (depthOf(body, depth) > depth) return authError(c, 400, 'bad_json', 'The body is nested too deeply')
  return null
}

/** Levels of objects and lists, counted up to one more than `limit`. */
function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (limit === 0) return 1
  let deepest = 0
  for (const part of Object.values(value)) deepest = Math.max(deepest, depthOf(part, limit - 1))
  return deepest + 1
}
