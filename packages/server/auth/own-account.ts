import { type Context, Hono } from 'hono'
import {
  accountLocked,
  type AuthTools,
  type Body,
  changeOf,
  changeTo,
  isAddress,
  isTooLong,
  MAX_METADATA,
  passwordTooCommon,
  passwordTooLong,
  readBody,
} from './auth-tools'
import { isCommonPassword } from './common-passwords'
import { passwordChangedMail } from '../mail/mails'
import type { KnownHashes } from './known-hashes'
import { isPasswordOf } from './passwords'
import { authError, callerOf, type ServerBindings, tooMany } from '../http/responses'
import { askOwner, endOtherSessions, isRecovery, noteAsker, sessionIdOf, tokenOf } from './sessions'
import { findUser, readHash } from './users'

interface Caller {
  id: string
  email: string
  sessionId: string | null
}

/** A change whose parts have been checked. */
interface Asked {
  changes: Body
  email?: string
  password?: string
  /** Empty when none came. */
  current: string
}

/**
 * Changes of the own account. A new address or password needs the current password; a session that a recovery mail
 * opened sets a password without it, and nothing else. A password counts at once, an address once its own mail is opened; both end every other session.
 */
export function ownAccountRoutes(tools: AuthTools, siteUrl: string): Hono<ServerBindings> {
  const { backend, forward, refuseMail } = tools
  const { database, deliver } = backend
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
    const asked = {
      changes,
      email: typeof email === 'string' ? email.trim().toLowerCase() : undefined,
      password: typeof password === 'string' ? password : undefined,
      current: typeof current === 'string' ? current : '',
    }
    const known = await prepare(c, asked)
    return known instanceof Response ? known : backend.exclusively(() => change(c, asked, known), callerOf(c))
  })

  /**
   * The costly work on passwords, done before the database is needed: what it finds counts once the change itself is
   * asked for. Only for callers who have a session and guesses left.
   */
  async function prepare(
    c: Context<ServerBindings>,
    { email, password, current }: Asked,
  ): Promise<KnownHashes | Response> {
    if (email === undefined && password === undefined) return {}
    const found = await backend.exclusivelyWithoutTidy(async () => {
      const caller = await readCaller(c)
      return caller instanceof Response ? caller : { caller, hash: await readHash(backend, caller.id) }
    }, callerOf(c))
    if (found instanceof Response) return found
    const { caller, hash } = found
    if (password !== undefined) {
      const refusal = await refuseNewPassword(c, caller)
      if (refusal) return refusal
    }
    const limited = await tools.refuseComparison(c, caller.email)
    if (limited) return limited
    if (password && (await isCommonPassword(password, [caller.email]))) return passwordTooCommon(c)
    if ((await tools.passwordWait(c, caller.email)) > 0) return {}
    const hands = backend.hashing.for(callerOf(c))
    const tried = [...new Set([current, password ?? ''])].filter((text) => text !== '' && !isTooLong(text))
    const [made, ...compared] = await Promise.all([
      password ? hands.hash(password) : undefined,
      ...(hash === null
        ? []
        : tried.map(async (text) => ({ password: text, hash, equal: await hands.compare(text, hash) }))),
    ])
    return { compared, made: password && made ? [{ password, hash: made }] : [] }
  }

  async function change(
    c: Context<ServerBindings>,
    { changes, email, password, current }: Asked,
    known: KnownHashes,
  ): Promise<Response> {
    const caller = await readCaller(c)
    if (caller instanceof Response) return caller
    const { data } = changes
    if (data && (await isTooMuch(caller.id, data)))
      return authError(c, 400, 'validation_failed', 'The data of the account is too large')
    if (await isLocked(caller.id)) return accountLocked(c)

    if (password !== undefined) {
      const refusal = await refuseNewPassword(c, caller)
      if (refusal) return refusal
    }
    const wanted = email ?? caller.email
    if (password !== undefined || wanted !== caller.email) {
      const mayRecover = wanted === caller.email
      const refusal = await refuseStranger(c, caller, { current, mayRecover }, known)
      if (refusal) return refusal
    }
    if (email !== undefined) {
      const refusal =
        (await refuseMail(c, changeOf(caller.id, caller.email))) ?? (await refuseMail(c, changeTo(wanted)))
      if (refusal) return refusal
      changes.email = wanted
    }

    const proven = (await hasProvenPassword(caller.id)) || (await isRecovery(backend, caller.sessionId))
    const response = await pastClaims(wanted, () => forward(c, changes, undefined, known))
    if (response.ok && password !== undefined) {
      await tools.limits.count([['newPasswordPerAccount', caller.id]])
      // An unproven password may have been planted by an attacker, so the new password is not trusted either.
      if (!proven) await forgetProof(caller.id)
      await endOtherSessions(backend, caller.id, caller.sessionId)
      await tools.rememberBrowser(c, response, caller)
      if (email === undefined) await withdrawAddress(caller.id)
      await deliver(await passwordChangedMail(caller.email, siteUrl))
    }
    if (response.ok && wanted !== caller.email) await noteAsker(backend, caller.id, caller.sessionId)
    return response
  }

  async function refuseNewPassword(c: Context<ServerBindings>, caller: Caller): Promise<Response | null> {
    const wait = await tools.limits.wait([['newPasswordPerAccount', caller.id]])
    return wait > 0
      ? tooMany(c, wait, 'The password was changed too often. Please wait before changing it again.')
      : null
  }

  /** The caller identified by the token, or the library's refusal. */
  async function readCaller(c: Context<ServerBindings>): Promise<Caller | Response> {
    const response = await askOwner(backend, c)
    if (!response.ok) return response
    const { id, email } = (await response.json()) as { id: string; email: string }
    return { id, email, sessionId: sessionIdOf(tokenOf(c).authorization) }
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

  /** Why the caller may not change password or address, or null. Guesses count like those of a sign-in. */
  async function refuseStranger(
    c: Context<ServerBindings>,
    caller: Caller,
    { current, mayRecover }: { current: string; mayRecover: boolean },
    known: KnownHashes,
  ): Promise<Response | null> {
    if (mayRecover && (await isRecovery(backend, caller.sessionId))) return null
    if (!current) return authError(c, 400, 'current_password_required', 'Current password is required')
    const wait = await tools.passwordWait(c, caller.email)
    if (wait > 0) return tooMany(c, wait, 'Too many wrong passwords. Please wait before trying again.')
    if (await isPasswordOf(backend, caller.id, current, known)) return null
    await tools.countWrongPassword(c, caller.email)
    return authError(c, 400, 'current_password_mismatch', 'Current password is not correct')
  }

  /**
   * The library checks whether an address is taken. An unproven claim does not block other accounts, but must
   * not lose its data before the address is proven: for the check alone the claim is set aside, without
   * firing triggers.
   */
  async function pastClaims(address: string, ask: () => Promise<Response>): Promise<Response> {
    const holder = await findUser(backend, address)
    if (!holder || holder.confirmed || holder.locked) return ask()
    const claim = async (email: string | null) => {
      await database.exec('set local session_replication_role = replica')
      await database.query('update auth.users set email = $1 where id = $2', [email, holder.id])
      await database.exec('set local session_replication_role = origin')
    }
    await database.exec('begin')
    try {
      await claim(null)
      const response = await ask()
      await claim(holder.email)
      await database.exec('commit')
      return response
    } catch (error) {
      await database.exec('rollback')
      throw error
    }
  }

  async function hasProvenPassword(userId: string): Promise<boolean> {
    const { rows } = await database.query('select 1 from private.proven_passwords where user_id = $1', [
      userId,
    ])
    return rows.length > 0
  }

  const forgetProof = (userId: string) =>
    database.query('delete from private.proven_passwords where user_id = $1', [userId])

  /** A pending change of address may come from an attacker, so a new password cancels it. */
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
