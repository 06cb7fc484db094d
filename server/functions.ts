import { Hono } from 'hono'
import { deleteUserHandler, type Standing } from '../supabase/functions/delete-user/handler'
import type { Backend } from './backend'
import { requestOf, type ServerBindings } from './responses'
import { removeUser } from './users'

/** The functions of `supabase/functions`, on the embedded database. */
export function functionRoutes(backend: Backend, publishableKey: string): Hono<ServerBindings> {
  const { database, exclusively } = backend
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
    // Read before the queue, so that a slow sender holds up nobody else.
    const request = await requestOf(c)
    const response = await exclusively(() => deleteUser(request))
    response.headers.set('cache-control', 'no-store')
    return response
  })
  return app
}
