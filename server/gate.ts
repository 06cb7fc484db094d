import type { MiddlewareHandler } from 'hono'
import type { Backend } from './backend'
import { authError, type ServerBindings } from './responses'

const CORS_HEADERS = ['origin', 'methods', 'headers', 'credentials']
  .map((name) => `access-control-allow-${name}`)
  .concat('access-control-expose-headers', 'access-control-max-age')

/**
 * What every request to `/auth/v1` and `/rest/v1` passes: only the publishable key opens it (the secret key works
 * inside this process alone), a body must be readable, one request at a time has the database, and no other origin
 * is invited by CORS headers.
 */
export function gate(backend: Backend, publishableKey: string): MiddlewareHandler<ServerBindings> {
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
    // Read before the queue, so that a slow sender holds up nobody else.
    const text = await c.req.text()
    if (text && c.req.header('content-type')?.includes('json') && !isJson(text))
      return authError(c, 400, 'bad_json', 'The body is not valid JSON')
    await backend.exclusively(next)
    for (const name of CORS_HEADERS) c.res.headers.delete(name)
    return undefined
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
