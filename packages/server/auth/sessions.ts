import type { Context } from 'hono'
import type { Backend } from '../database/backend'
import { peerOf, type ServerBindings } from '../http/responses'

/** The headers that say whose request it is. */
export function tokenOf(c: Context): { authorization: string; apikey: string } {
  const { authorization = '', apikey = '' } = c.req.header()
  return { authorization, apikey }
}

/** Asks the library whose token a request carries: the user, or the refusal of a token that opens no session. */
export const askOwner = (backend: Backend, c: Context<ServerBindings>): Promise<Response> =>
  backend.fetch(new Request(new URL('/auth/v1/user', c.req.url), { headers: tokenOf(c) }), peerOf(c))

/** The session that an access token of ours belongs to. The token has been checked before. */
export function sessionIdOf(accessToken: string): string | null {
  const payload = accessToken.split('.')[1] ?? ''
  const { session_id: id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    session_id?: unknown
  }
  return typeof id === 'string' ? id : null
}

/** Longest user agent that is stored with a session, in characters. */
const MAX_USER_AGENT = 300

/** Stores which browser a session belongs to, for the list of the own sessions. */
export async function noteUserAgent(
  { database }: Backend,
  sessionId: string | null,
  userAgent = '',
): Promise<void> {
  await database.query('update auth.sessions set user_agent = $2 where id = $1', [
    sessionId,
    userAgent.slice(0, MAX_USER_AGENT),
  ])
}

/** Whether a session was opened by a recovery mail within the last hour and has not set a password since. */
export async function isRecovery({ database }: Backend, sessionId: string | null): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from auth.sessions where id = $1 and tag = 'recovery' and created_at > now() - interval '1 hour'`,
    [sessionId],
  )
  return rows.length > 0
}

/** Notes the session that asked for another address: it stays when the others end. A recovery session is spent by it. */
export async function noteAsker(
  { database }: Backend,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  await database.query(
    `update auth.sessions set tag = case when id = $2 then 'email_change' end
     where user_id = $1 and (id = $2 or tag = 'email_change')`,
    [userId, sessionId],
  )
}

/** The session that asked for another address, if it is open. */
export async function askerOf({ database }: Backend, userId: string): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>(
    `select id from auth.sessions where user_id = $1 and tag = 'email_change'`,
    [userId],
  )
  return rows[0]?.id ?? null
}

/** Ends every session of a user but these, which from now on are like any other. */
export async function endOtherSessions(
  { database }: Backend,
  userId: string,
  ...kept: (string | null)[]
): Promise<void> {
  await database.query(
    `with tokens as (delete from auth.refresh_tokens where user_id = $1 and session_id <> all ($2))
     delete from auth.sessions where user_id = $1 and id <> all ($2)`,
    [userId, kept.filter((id) => id !== null)],
  )
  await database.query('update auth.sessions set tag = null where user_id = $1', [userId])
}

/**
 * Ends the session of a refresh token that was replaced more than a minute ago: either its owner or a thief
 * holds the newer token, and the server cannot distinguish them. Within the minute, two tabs or a lost answer
 * are the likelier reason.
 */
export async function endReplayedSession(backend: Backend, refreshToken: string): Promise<boolean> {
  const { database } = backend
  const { rows } = await database.query(
    `select 1 from auth.refresh_tokens
     where token = $1 and revoked and updated_at < now() - interval '1 minute'`,
    [refreshToken],
  )
  if (rows.length === 0) return false
  await endSessionOf(backend, refreshToken)
  return true
}

/** Ends the session of a refresh token: no token of it opens anything from now on. */
export async function endSessionOf({ database }: Backend, refreshToken: string): Promise<void> {
  await database.query(
    `with ended as (select session_id from auth.refresh_tokens where token = $1 and session_id is not null),
       tokens as (delete from auth.refresh_tokens where session_id in (select session_id from ended))
     delete from auth.sessions where id in (select session_id from ended)`,
    [refreshToken],
  )
}
