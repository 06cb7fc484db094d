import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { isReachable } from './db/client.ts'

/** What the routes of this API share: bad input is answered with 400 and the first thing that is wrong with it. */
export const createRouter = () =>
  new OpenAPIHono<{ Bindings: HttpBindings }>({
    defaultHook: (result, c) => {
      if (result.success) return
      // An id that can be none is the id of nothing.
      if (result.target === 'param') return c.json({ error: 'There is no such item.' }, 404)
      const [issue] = result.error.issues
      return c.json({ error: issue ? [...issue.path, issue.message].join(': ') : 'Bad input.' }, 400)
    },
  })

/** A body or an answer of JSON in the description of a route. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
})

export const tooLarge = (c: Context) => {
  // The rest of the body is not read, so nothing can follow on this connection.
  c.header('connection', 'close')
  return c.json({ error: 'That is too much at once.' }, 413)
}

export const unreachable = () => new HTTPException(503, { message: 'The database is not reachable.' })

export const onError: ErrorHandler = async (error, c) => {
  if (error instanceof HTTPException) {
    const retryAfter = error.getResponse().headers.get('retry-after')
    if (retryAfter) c.header('retry-after', retryAfter)
    return c.json({ error: error.message }, error.status)
  }
  console.error(error)
  if (!(await isReachable())) return c.json({ error: unreachable().message }, 503)
  return c.json({ error: 'Something went wrong on the server.' }, 500)
}
