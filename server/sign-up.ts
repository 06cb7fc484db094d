import { Hono } from 'hono'
import {
  type AuthTools,
  confirmationOf,
  isAddress,
  isTooLong,
  MAX_METADATA,
  mailTooSoon,
  passwordTooLong,
  readCredentials,
} from './auth-tools'
import { authError, peerOf, type ServerBindings, tooMany } from './responses'
import { findUser, isUsernameTaken, removeUser } from './users'

const USERNAME = /^[A-Za-z0-9_]{3,20}$/

/**
 * Sign-up. Nobody has proven an address that is not confirmed, so a later sign-up with it replaces the one before,
 * with its password, its name and its link; only the newest can be confirmed.
 */
export function signUpRoutes({
  backend,
  countMail,
  forward,
  limiters,
  mailWait,
}: AuthTools): Hono<ServerBindings> {
  const app = new Hono<ServerBindings>()
  app.post('/auth/v1/signup', async (c) => {
    const { email, password, data } = await readCredentials(c)
    const wait = limiters.signUpPerPeer.wait(peerOf(c))
    if (wait > 0)
      return tooMany(c, wait, 'Too many sign-ups from this address. Please wait before trying again.')
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
    limiters.signUpPerPeer.hit(peerOf(c))
    const known = await findUser(backend, email)
    if (known?.confirmed) return authError(c, 422, 'user_already_exists', 'User already registered')
    // Asked for whether or not the address is known, so that the answer does not tell.
    const mailPause = mailWait(c, confirmationOf(email))
    if (mailPause > 0) return mailTooSoon(c, mailPause)

    const { database } = backend
    await database.exec('begin')
    let kept = false
    try {
      if (known) await removeUser(backend, known.id)
      if (typeof username === 'string' && (await isUsernameTaken(backend, username)))
        return authError(c, 422, 'username_taken', 'Username is already taken')
      const response = await forward(c, { email, password, data })
      kept = response.ok
      if (kept) countMail(c, confirmationOf(email))
      return response
    } finally {
      await database.exec(kept ? 'commit' : 'rollback')
    }
  })
  return app
}
