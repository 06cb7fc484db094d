import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isReachable } from './db/client.ts'
import { logError } from './log.ts'

/** A router that answers invalid input with 400 and the first problem found. */
export const createRouter = () =>
  new OpenAPIHono<{ Bindings: HttpBindings }>({
    defaultHook: (result, c) => {
      if (result.success) return
      // A malformed id cannot belong to any item.
      if (result.target === 'param') return c.json({ error: 'There is no such item.' }, 404)
      const [issue] = result.error.issues
      const inField = issue !== undefined && issue.path.length > 0
      return c.json({ error: inField ? issue.message : 'The request body must be a JSON object.' }, 400)
    },
  })

/** A JSON request or response body, for the OpenAPI description of a route. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
})

const Problem = z.object({ error: z.string() }).openapi('Error')
const REASONS = {
  400: 'The request is not valid',
  401: 'The request needs a session',
  404: 'There is no such item',
  409: 'An account with this email address already exists',
  413: 'The request body is too large',
  429: 'Too many attempts; Retry-After gives the seconds to wait',
  502: 'The AI provider did not respond',
  503: 'The database is not reachable',
}

/** The errors of a route for its OpenAPI description; every route can also answer 503. */
export const errors = <Status extends keyof typeof REASONS>(...statuses: Status[]) => {
  const described = [...statuses, 503 as const].map((status) => [
    status,
    { description: REASONS[status], ...json(Problem) },
  ])
  return Object.fromEntries(described) as Record<Status | 503, { description: string } & ProblemContent>
}
type ProblemContent = ReturnType<typeof json<typeof Problem>>

export const tooLarge = (c: Context) => {
  // The rest of the body is not read, so nothing can follow on this connection.
  c.header('connection', 'close')
  return c.json({ error: 'The request body is too large.' }, 413)
}

// {{#if auth}}
export const INVALID_LINK = 'This link is not valid or has expired. Ask for a new one.'
// {{/if}}
export const unreachable = () => new HTTPException(503, { message: 'The database is not reachable.' })

/** The message of the framework's error for a body that cannot be parsed. */
const UNPARSED = 'Malformed JSON in request body'

export const onError: ErrorHandler = async (error, c) => {
  if (error instanceof HTTPException) {
    const retryAfter = error.getResponse().headers.get('retry-after')
    if (retryAfter) c.header('retry-after', retryAfter)
    const message = error.message === UNPARSED ? 'The request body is not valid JSON.' : error.message
    return c.json({ error: message }, error.status)
  }
  logError(c, error)
  if (!(await isReachable())) return c.json({ error: unreachable().message }, 503)
  return c.json({ error: 'Something went wrong on the server.' }, 500)
}
