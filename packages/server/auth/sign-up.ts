import { type Context, Hono } from 'hono'
import {
  type AuthTools,
  confirmationOf,
  isAddress,
  isTooLong,
  MAX_METADATA,
  mailTooSoon,
  passwordTooCommon,
  passwordTooLong,
  readCredentials,
} from './auth-tools'
import { isCommonPassword } from './common-passwords'
import { confirmationMail } from '../mail/mails'
import { authError, callerOf, type ServerBindings, tooMany } from '../http/responses'
import { findUser, isUsernameTaken, removeUser } from './users'

interface SignUp {
  confirmation_token: string
  encrypted_password: string
  raw_user_meta_data: object
}

/** A sign-up whose parts have been checked. */
interface Asked {
  email: string
  password: string
  data: object
  username?: unknown
  /** Of the password. */
  hash: string
}

const USERNAME = /^[A-Za-z0-9_]{3,20}$/

/** SQL for how long a link of a sign-up works; as `otp_expiry`. */
const EXPIRED = `sent_at < now() - interval '1 day'`

/**
 * Sign-up. An unconfirmed address is unproven: a later sign-up with it is stored beside the earlier sign-ups,
 * and each link confirms the address with the password and the name of its own sign-up.
 */
export function signUpRoutes(tools: AuthTools, siteUrl: string): Hono<ServerBindings> {
  const { backend, countMail, forward, limits, mailWait } = tools
  const app = new Hono<ServerBindings>()
  app.post('/auth/v1/signup', async (c) => {
    const { email, password, data } = await readCredentials(c)
    const refuse = (wait: number) =>
      wait > 0
        ? tooMany(c, wait, 'Too many sign-ups from this address. Please wait before trying again.')
        : null
    const early = refuse(await limits.wait([['signUpPerPeer', callerOf(c)]]))
    if (early) return early
    if (email && !isAddress(email))
      return authError(c, 400, 'validation_failed', 'Unable to validate email address: invalid format')
    if (isTooLong(password)) return passwordTooLong(c)
    if (JSON.stringify(data).length > MAX_METADATA)
      return authError(c, 400, 'validation_failed', 'The data of the account is too large')
    const username = 'username' in data ? data.username : undefined
    if (username != null && !(typeof username === 'string' && USERNAME.test(username)))
      return authError(
        c,
        422,
        'validation_failed',
        'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
      )
    const refusal = refuse(await limits.take([['signUpPerPeer', callerOf(c)]]))
    if (refusal) return refusal
    if (password && (await isCommonPassword(password, [email, String(username ?? '')])))
      return passwordTooCommon(c)
    // Made for everybody who gets here, and before the database is needed.
    const hash = password ? await backend.hashing.for(callerOf(c)).hash(password) : ''
    return backend.exclusively(() => signUp(c, { email, password, data, username, hash }), callerOf(c))
  })

  async function signUp(
    c: Context<ServerBindings>,
    { email, password, data, username, hash }: Asked,
  ): Promise<Response> {
    const known = await findUser(backend, email)
    if (known?.confirmed) return authError(c, 422, 'user_already_exists', 'User already registered')
    // Checked whether or not the address is known, so that the answer does not reveal it.
    const mailPause = await mailWait(c, confirmationOf(email))
    if (mailPause > 0) return mailTooSoon(c, mailPause)

    const { database, deliver } = backend
    let made: SignUp | undefined
    let response: Response
    await database.exec('begin')
    try {
      // Tried as if it were the first, so that it is judged and answered as the first is; then undone.
      if (known) await removeUser(backend, known.id)
      if (typeof username === 'string' && (await isUsernameTaken(backend, username)))
        return authError(c, 422, 'username_taken', 'Username is already taken')
      response = await forward(c, { email, password, data }, undefined, { made: [{ password, hash }] })
      made = response.ok ? await readSignUp(email) : undefined
    } finally {
      await database.exec(made && !known ? 'commit' : 'rollback')
    }
    if (!made) return response
    await countMail(c, confirmationOf(email))
    if (known && !known.locked) {
      await keepSignUp(known.id, made)
      await deliver(await confirmationMail(email, made.confirmation_token, siteUrl))
    }
    return response
  }

  async function readSignUp(email: string): Promise<SignUp | undefined> {
    const { rows } = await backend.database.query<SignUp>(
      `select confirmation_token, encrypted_password, raw_user_meta_data from auth.users
       where email = $1 and is_sso_user = false`,
      [email],
    )
    return rows[0]
  }

  async function keepSignUp(userId: string, made: SignUp): Promise<void> {
    await backend.database.query(`delete from private.sign_ups where ${EXPIRED}`)
    await backend.database.query(
      'insert into private.sign_ups (user_id, token_hash, encrypted_password, data) values ($1, $2, $3, $4)',
      [userId, made.confirmation_token, made.encrypted_password, made.raw_user_meta_data],
    )
  }

  return app
}
