import { type Context, Hono } from 'hono'
import {
  deleteUserHandler,
  type PasswordResult,
  type Standing,
  tooManyPasswords,
} from '../../../supabase/functions/delete-user/handler'
import { type AuthTools, isTooLong, readBody } from '../auth/auth-tools'
import type { KnownHashes } from '../auth/known-hashes'
import { isPasswordOf } from '../auth/passwords'
import { readHash, removeUser } from '../auth/users'
import type { Bodies } from './bodies'
import { callerOf, requestOf, type ServerBindings } from './responses'

/** The handler's status for a signed-in caller whose body is empty. */
const BAD_BODY = 400

function unstored(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

/** The functions of `supabase/functions`, on the embedded database. */
export function functionRoutes(
  tools: AuthTools,
  publishableKey: string,
  bodies: Bodies,
): Hono<ServerBindings> {
  const { backend } = tools
  const { database, exclusively, exclusivelyWithoutTidy } = backend

  async function ownerOf(accessToken: string): Promise<{ id: string; email: string } | null> {
    const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` }
    const response = await backend.fetch(new Request('http://localhost/auth/v1/user', { headers }), null)
    if (response.status >= 500) throw new Error('The session could not be checked')
    return response.ok ? ((await response.json()) as { id: string; email: string }) : null
  }

  /** The handler for one request, with what is known about the password that it contains. */
  const deleteUser = (c: Context<ServerBindings>, known: KnownHashes = {}) =>
    deleteUserHandler({
      callerOf: async (accessToken) => (await ownerOf(accessToken))?.id ?? null,
      async standingOf(userId) {
        const { rows } = await database.query<Standing>(
          'select role, status from public.profiles where id = $1',
          [userId],
        )
        return rows[0] ?? null
      },
      tryPassword: (userId, password) => tryPassword(c, userId, password, known),
      async isLastAdmin(userId) {
        const { rows } = await database.query<{ last: boolean }>('select private.is_last_admin($1) as last', [
          userId,
        ])
        return rows[0]?.last === true
      },
      remove: (userId) => removeUser(backend, userId),
    })

  async function tryPassword(
    c: Context<ServerBindings>,
    userId: string,
    password: string,
    known: KnownHashes,
  ): Promise<PasswordResult> {
    const { rows } = await database.query<{ email: string }>(
      'select email::text as email from auth.users where id = $1',
      [userId],
    )
    const email = rows[0]?.email ?? ''
    const wait = await tools.passwordWait(c, email)
    if (wait > 0) return { wait: wait / 1000 }
    const right = await isPasswordOf(backend, userId, password, known)
    if (!right) await tools.countWrongPassword(c, email)
    return { right }
  }

  /**
   * Compares the password before the database is needed, for an account that deletes itself and has guesses left. The
   * result counts only if the hash is still the same when the account is deleted.
   */
  async function compareEarly(c: Context<ServerBindings>): Promise<KnownHashes | Response> {
    const { userId, password } = await readBody(c)
    if (typeof userId !== 'string' || typeof password !== 'string' || !password || isTooLong(password))
      return {}
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const owner = await exclusivelyWithoutTidy(async () => {
      const found = await ownerOf(token)
      return found?.id === userId.toLowerCase() ? { ...found, hash: await readHash(backend, found.id) } : null
    }, callerOf(c))
    if (!owner?.hash || (await tools.passwordWait(c, owner.email)) > 0) return {}
    const refusal = await tools.refuseComparison(c, owner.email)
    if (refusal) return tooManyPasswords(Number(refusal.headers.get('retry-after')))
    const { hash } = owner
    const equal = await backend.hashing.for(callerOf(c)).compare(password, hash)
    return { compared: [{ password, hash, equal }] }
  }

  const app = new Hono<ServerBindings>()
  app.all('/functions/v1/delete-user', async (c) => {
    // Asked without its body first: whatever is refused then, such as a caller without a session, is not read.
    const { method, url, raw } = c.req
    const early = await exclusivelyWithoutTidy(
      () => deleteUser(c)(new Request(url, { method, headers: raw.headers })),
      callerOf(c),
    )
    if (early.status !== BAD_BODY) return unstored(early)
    await bodies.take(c)
    const known = await compareEarly(c)
    if (known instanceof Response) return unstored(known)
    const request = await requestOf(c)
    return unstored(await exclusively(() => deleteUser(c, known)(request), callerOf(c)))
  })
  return app
}
