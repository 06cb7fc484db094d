import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseStoppedError } from '../database/engine'
import type { ServerBindings } from '../http/responses'
import { InferenceError, refusalOf } from './errors'

/** Answers an error in the words of a protocol: `write` makes the body, and the status where it differs from the usual status. */
export function refuseWith(
  c: Context<ServerBindings>,
  error: unknown,
  write: (refusal: InferenceError) => [body: object, status?: ContentfulStatusCode],
): Response {
  const refusal =
    error instanceof DatabaseStoppedError
      ? new InferenceError('overloaded', 'The database is busy', { retryAfter: 2 })
      : refusalOf(error)
  if (!refusal) throw error
  // Clients read the refusal only after they have sent everything.
  if (!c.env.incoming.complete) {
    c.env.incoming.resume()
    c.header('connection', 'close')
  }
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer')
  if (refusal.retryAfter !== undefined) c.header('retry-after', `${refusal.retryAfter}`)
  const [body, status = refusal.status] = write(refusal)
  return c.json(body, status)
}
