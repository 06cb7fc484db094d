import { Hono } from 'hono'
import { deleteUserHandler, type Standing } from '../../../supabase/functions/delete-user/handler'
import type { Backend } from '../database/backend'
import type { Bodies } from './bodies'
import { callerOf, requestOf, type ServerBindings } from './responses'
import { removeUser } from '../auth/users'

/** The handler's status for a signed-in caller whose body is empty. */
const BAD_BODY = 400

function unstored(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

/** The functions of `supabase/functions`, on the embedded database. */
export function functionRoutes(
  backend: Backend,
  publishableKey: string,
  bodies: Bodies,
): Hono<ServerBindings> {
  const { database, exclusively, exclusivelyWithoutTidy } = backend
  const deleteUser = deleteUserHandler({
    async callerOf(accessToken) {
      const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` }
      const response = await backend.fetch(new Request('http://localhost/auth/v1/user', { headers }), null)
      if (response.status >= 500) throw new Error('The session could not be checked')
      return response.ok ? ((await response.json()) as { id: string }).id : null
    },
    async standingOf(userId) {
      const { rows } = await database.query<Standing>(
        'select role, status from public.profiles where id = $1',
        [userId],
      )
      return rows[0] ?? null
    },
    async isLastAdmin(userId) {
      const { rows } = await database.query<{ last: boolean }>('select private.is_last_admin($1) as last', [
        userId,
      ])
      return rows[0]?.last === true
    },
    remove: (userId) => removeUser(backend, userId),
  })

  const app = new Hono<ServerBindings>()
  app.all('/functions/v1/delete-user', async (c) => {
    // Asked without its body first: whatever is refused then, such as a caller without a session, is not read.
    const { method, url, raw } = c.req
    const early = await exclusivelyWithoutTidy(
      () => deleteUser(new Request(url, { method, headers: raw.headers })),
      callerOf(c),
    )
    if (early.status !== BAD_BODY) return unstored(early)
    await bodies.take(c)
    const request = await requestOf(c)
    return unstored(await exclusively(() => deleteUser(request), callerOf(c)))
  })
  return app
}
