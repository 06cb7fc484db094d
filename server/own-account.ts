import { type Context, Hono } from 'hono'
import {
  type AuthTools,
  type Body,
  changeOf,
  isAddress,
  isTooLong,
  MAX_METADATA,
  passwordTooLong,
  readBody,
} from './auth-tools'
import { noticeMail } from './mails'
import { tryPassword } from './passwords'
import { authError, peerOf, type ServerBindings, tooMany } from './responses'
import { endOtherSessions, isRecovery, sessionIdOf } from './sessions'
import { findUser, removeUser } from './users'

interface Caller {
  id: string
  email: string
  sessionId: string | null
}

/**
 * Changes of the own account. A new address counts once its own mail is opened; a new password needs the current
 * one, or a session that a recovery mail opened, and ends every other session.
 */
export function ownAccountRoutes(tools: AuthTools, siteUrl: string): Hono<ServerBindings> {
  const { backend, forward, limiters, refuseMail } = tools
  const { database, mailbox } = backend
  const app = new Hono<ServerBindings>()

  app.put('/auth/v1/user', async (c) => {
    const { email, password, data, current_password: current } = await readBody(c)
    const changes: Body = {
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
      ...(data === undefined ? {} : { data }),
    }
    const problem = problemOf(changes)
    if (problem) return authError(c, 400, 'validation_failed', problem)
    if (typeof password === 'string' && isTooLong(password)) return passwordTooLong(c)
    const caller = await readCaller(c)
    if (caller instanceof Response) return caller
    if (data && (await isTooMuch(caller.id, data)))
      return authError(c, 400, 'validation_failed', 'The data of the account is too large')
    if (await isLocked(caller.id))
      return authError(c, 403, 'user_banned', 'This account is locked. Ask an administrator to unlock it.')

    if (typeof password === 'string') {
      const refusal = await refusePassword(c, caller, current)
      if (refusal) return refusal
    }
    if (typeof email === 'string') {
      const refusal = refuseMail(c, changeOf(caller.id))
      if (refusal) return refusal
      const holder = await findUser(backend, email.trim().toLowerCase())
      // Whoever only claims an address does not keep it from others.
      if (holder && !holder.confirmed) await removeUser(backend, holder.id)
      changes.email = email.trim()
    }

    const response = await forward(c, changes)
    if (response.ok && typeof password === 'string') {
      await endOtherSessions(backend, caller.id, caller.sessionId)
      if (email === undefined) await withdrawAddress(caller.id)
      await mailbox.deliver(await noticeMail('password_changed', caller.email, siteUrl))
    }
    return response
  })

  /** The caller whom the library recognises by the token, or its refusal. */
  async function readCaller(c: Context<ServerBindings>): Promise<Caller | Response> {
    const { authorization = '', apikey = '' } = c.req.header()
    const request = new Request(new URL('/auth/v1/user', c.req.url), { headers: { authorization, apikey } })
    const response = await backend.fetch(request, peerOf(c))
    if (!response.ok) return response
    const { id, email } = (await response.json()) as { id: string; email: string }
    return { id, email, sessionId: sessionIdOf(authorization) }
  }

  /** New data is added to what is there, so it is measured with it. */
  async function isTooMuch(userId: string, data: unknown): Promise<boolean> {
    const { rows } = await database.query<{ kept: number }>(
      `select coalesce(length(raw_user_meta_data::text), 0)::int as kept from auth.users where id = $1`,
      [userId],
    )
    return (rows[0]?.kept ?? 0) + JSON.stringify(data).length > MAX_METADATA
  }

  async function isLocked(userId: string): Promise<boolean> {
    const { rows } = await database.query(
      `select 1 from public.profiles where id = $1 and status = 'locked'`,
      [userId],
    )
    return rows.length > 0
  }

  /** Why the caller may not set a password, or null. Guesses count like those of a sign-in. */
  async function refusePassword(c: Context<ServerBindings>, caller: Caller, current: unknown) {
    if (await isRecovery(backend, caller.sessionId)) return null
    if (typeof current !== 'string' || !current)
      return authError(c, 400, 'current_password_required', 'Current password is required')
    const { passwordPerAccount, passwordPerPeer } = limiters
    const wait = Math.max(passwordPerAccount.wait(caller.email), passwordPerPeer.wait(peerOf(c)))
    if (wait > 0) return tooMany(c, wait, 'Too many wrong passwords. Please wait before trying again.')
    if (await isPasswordOf(c, caller.email, current)) return null
    passwordPerAccount.hit(caller.email)
    passwordPerPeer.hit(peerOf(c))
    return authError(c, 400, 'current_password_mismatch', 'Current password is not correct')
  }

  async function isPasswordOf(c: Context<ServerBindings>, email: string, password: string): Promise<boolean> {
    const address = new URL('/auth/v1/token?grant_type=password', c.req.url)
    const headers = { apikey: c.req.header('apikey') ?? '', 'content-type': 'application/json' }
    const { right, response } = await tryPassword(backend, email, password, (credentials) =>
      backend.fetch(
        new Request(address, { method: 'POST', headers, body: JSON.stringify(credentials) }),
        peerOf(c),
      ),
    )
    // The attempt opened a session that nobody uses.
    if (right) {
      const { access_token: token } = (await response.json()) as { access_token: string }
      await database.query('delete from auth.sessions where id = $1', [sessionIdOf(token)])
    }
    return right
  }

  /** A change of address that somebody else may have asked for does not outlive the password. */
  async function withdrawAddress(userId: string): Promise<void> {
    await database.query(
      'update auth.users set email_change = null, email_change_token_new = null, email_change_token_current = null where id = $1',
      [userId],
    )
  }

  return app
}

function problemOf({ email, password, data }: Body): string | null {
  if (email !== undefined && typeof email !== 'string') return 'The address must be a text'
  if (typeof email === 'string' && !isAddress(email.trim()))
    return 'Unable to validate email address: invalid format'
  if (password !== undefined && typeof password !== 'string') return 'The password must be a text'
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data)))
    return 'The data must be an object'
  return null
}
