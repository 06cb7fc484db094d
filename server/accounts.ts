import { type Context, Hono } from 'hono'
import type { Backend } from './backend'
import { type AuthLimits, createRateLimiter } from './rate-limit'
import { authError, peerOf, requestOf, type ServerBindings, tooMany } from './responses'
import { countFailedSignIn, findUser, freshSignUp, isUsernameTaken, sendConfirmation } from './users'

type Body = Record<string, unknown>

const USERNAME = /^[A-Za-z0-9_]{3,20}$/
const MAIL_TOO_SOON = 'For security reasons, please wait before asking for another e-mail.'

/**
 * The parts of the API that the library leaves open: limits, sign-up of a known address, and `resend`. Each route
 * runs with the database to itself, so between a check and what follows from it nothing else happens.
 */
export function accountRoutes(backend: Backend, siteUrl: string, limits: AuthLimits): Hono<ServerBindings> {
  const passwordAccount = createRateLimiter(limits.passwordPerAccount)
  const passwordPeer = createRateLimiter(limits.passwordPerPeer)
  const signUpPeer = createRateLimiter(limits.signUpPerPeer)
  const mailAccount = createRateLimiter(limits.mailPerAccount)
  const mailPeer = createRateLimiter(limits.mailPerPeer)
  const verifyPeer = createRateLimiter(limits.verifyPerPeer)
  const lookupPeer = createRateLimiter(limits.lookupPerPeer)

  const forward = async (c: Context<ServerBindings>, body?: Body) =>
    backend.fetch(await requestOf(c, body), peerOf(c))

  const countMail = (c: Context, account: string) => {
    mailAccount.hit(account)
    mailPeer.hit(peerOf(c))
  }
  /** Counts a mail for an account, or refuses it when the last one was too recent. */
  const refuseMail = (c: Context, account: string) => {
    const wait = Math.max(mailAccount.wait(account), mailPeer.wait(peerOf(c)))
    if (wait > 0) return tooMany(c, wait, MAIL_TOO_SOON, 'over_email_send_rate_limit')
    countMail(c, account)
    return null
  }

  const app = new Hono<ServerBindings>()

  app.post('/auth/v1/token', async (c) => {
    if (c.req.query('grant_type') !== 'password') return forward(c)
    const { email, password } = await readCredentials(c)
    const wait = Math.max(passwordAccount.wait(email), passwordPeer.wait(peerOf(c)))
    if (wait > 0) return tooMany(c, wait, 'Too many failed sign-ins. Please wait before trying again.')
    const response = await forward(c, { email, password })
    if (response.ok) passwordAccount.clear(email)
    else {
      passwordAccount.hit(email)
      passwordPeer.hit(peerOf(c))
      const { error_code: code } = (await response.clone().json()) as { error_code?: string }
      if (code === 'invalid_credentials') await countFailedSignIn(backend, email)
    }
    return response
  })

  app.post('/auth/v1/signup', async (c) => {
    const { email, password, data } = await readCredentials(c)
    const wait = signUpPeer.wait(peerOf(c))
    if (wait > 0)
      return tooMany(c, wait, 'Too many sign-ups from this address. Please wait before trying again.')
    const username = 'username' in data ? data.username : undefined
    if (username != null && !(typeof username === 'string' && USERNAME.test(username)))
      return authError(
        c,
        422,
        'validation_failed',
        'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
      )
    const known = await findUser(backend, email)
    if (known?.confirmed) return authError(c, 422, 'user_already_exists', 'User already registered')
    if (known) {
      const refusal = refuseMail(c, confirmationOf(email))
      if (refusal) return refusal
      await sendConfirmation(backend, known, siteUrl)
      return c.json(freshSignUp(email, data))
    }
    if (typeof username === 'string' && (await isUsernameTaken(backend, username)))
      return authError(c, 422, 'username_taken', 'Username is already taken')
    signUpPeer.hit(peerOf(c))
    const response = await forward(c, { email, password, data })
    if (response.ok) countMail(c, confirmationOf(email))
    return response
  })

  app.post('/auth/v1/resend', async (c) => {
    const { email } = await readCredentials(c)
    if ((await readBody(c)).type !== 'signup' || !email)
      return authError(c, 400, 'validation_failed', 'Only sign-up confirmations can be sent again')
    const refusal = refuseMail(c, confirmationOf(email))
    if (refusal) return refusal
    const user = await findUser(backend, email)
    if (user && !user.confirmed) await sendConfirmation(backend, user, siteUrl)
    return c.json({})
  })

  app.post('/auth/v1/recover', async (c) => {
    const { email } = await readCredentials(c)
    return refuseMail(c, linkOf(email)) ?? forward(c, { email })
  })

  // The library would make a confirmed account of any unknown address. Here an unknown one gets no mail, and the same answer.
  app.post('/auth/v1/otp', async (c) => {
    const { email } = await readCredentials(c)
    const refusal = refuseMail(c, linkOf(email))
    if (refusal) return refusal
    if (email && !(await findUser(backend, email))) return c.json({})
    return forward(c, { email, create_user: false })
  })

  // A change of address and a reauthentication mail the signed-in user.
  app.put('/auth/v1/user', async (c) => {
    const refusal = 'email' in (await readBody(c)) ? refuseMail(c, sessionOf(c)) : null
    return refusal ?? forward(c)
  })
  app.get('/auth/v1/reauthenticate', (c) => refuseMail(c, sessionOf(c)) ?? forward(c))

  app.post('/auth/v1/verify', async (c) => {
    const wait = verifyPeer.wait(peerOf(c))
    if (wait > 0) return tooMany(c, wait, 'Too many invalid links. Please wait before trying again.')
    const response = await forward(c)
    if (!response.ok) verifyPeer.hit(peerOf(c))
    return response
  })

  // The older form of `otp`, a link that carries a session in its address, and sign-in with other services.
  for (const path of ['magiclink', 'verify', 'authorize', 'callback'])
    app.all(`/auth/v1/${path}`, (c) => authError(c, 404, 'not_found', 'Not found'))

  app.post('/rest/v1/rpc/username_available', (c) => {
    const wait = lookupPeer.wait(peerOf(c))
    if (wait > 0) return tooMany(c, wait, 'Too many look-ups. Please wait a moment.')
    lookupPeer.hit(peerOf(c))
    return forward(c)
  })

  return app
}

/** The body as an object; whatever else was sent counts as empty. */
async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}
}

/** The address in lower case, the password and the metadata, of the types that the library expects without checking. */
async function readCredentials(c: Context): Promise<{ email: string; password: string; data: object }> {
  const { email, password, data } = await readBody(c)
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    password: typeof password === 'string' ? password : '',
    data: typeof data === 'object' && data !== null ? data : {},
  }
}

// What mails are counted by: a confirmation and a recovery may follow each other, two of a kind may not.
const confirmationOf = (email: string) => `confirmation of ${email}`
const linkOf = (email: string) => `link for ${email}`
const sessionOf = (c: Context) => `session ${c.req.header('authorization') ?? ''}`
