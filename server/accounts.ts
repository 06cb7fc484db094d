import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Backend, Mail } from './backend'
import { confirmationMail } from './mails'
import { type AuthLimits, createRateLimiter } from './rate-limit'
import { authError, peerOf, type ServerBindings, tooMany } from './responses'

export interface AccountsOptions {
  backend: Backend
  siteUrl: string
  deliver: (mail: Mail) => Promise<void>
  limits: AuthLimits
}

interface AuthRow {
  id: string
  email: string
  confirmed: boolean
  created_at: string
}

type Body = Record<string, unknown>

const USERNAME = /^[A-Za-z0-9_]{3,20}$/
const MAIL_TOO_SOON = 'For security reasons, please wait before asking for another e-mail.'

/** The parts of `/auth/v1` that the library leaves open: limits, sign-up of a known address, and `resend`. */
export function accountRoutes({ backend, siteUrl, deliver, limits }: AccountsOptions): Hono<ServerBindings> {
  const { database } = backend
  const passwordAccount = createRateLimiter(limits.passwordPerAccount)
  const passwordPeer = createRateLimiter(limits.passwordPerPeer)
  const signUpPeer = createRateLimiter(limits.signUpPerPeer)
  const mailAccount = createRateLimiter(limits.mailPerAccount)
  const mailPeer = createRateLimiter(limits.mailPerPeer)
  const verifyPeer = createRateLimiter(limits.verifyPerPeer)
  const lookupPeer = createRateLimiter(limits.lookupPerPeer)

  const forward = (c: Context<ServerBindings>, body: Body) =>
    backend.fetch(
      new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body: JSON.stringify(body) }),
      peerOf(c),
    )

  const findUser = async (email: string): Promise<AuthRow | undefined> => {
    const { rows } = await database.query<AuthRow>(
      `select id, email::text as email, email_confirmed_at is not null as confirmed, created_at::text
       from auth.users where lower(email::text) = $1`,
      [email],
    )
    return rows[0]
  }

  const isUsernameTaken = async (username: string): Promise<boolean> => {
    const { rows } = await database.query('select 1 from public.profiles where lower(username) = lower($1)', [
      username,
    ])
    return rows.length > 0
  }

  /** ms until another mail may go to the address from this caller. */
  const mailWait = (email: string, peer: string) => Math.max(mailAccount.wait(email), mailPeer.wait(peer))
  const countMail = (email: string, peer: string) => {
    mailAccount.hit(email)
    mailPeer.hit(peer)
  }

  const sendConfirmation = async (user: AuthRow) => {
    const { tokenHash, mail } = await confirmationMail(user.email, siteUrl)
    await database.query(
      'update auth.users set confirmation_token = $1, confirmation_sent_at = $2 where id = $3',
      [tokenHash, new Date().toISOString(), user.id],
    )
    await deliver(mail)
  }

  const app = new Hono<ServerBindings>()

  app.post('/auth/v1/token', async (c) => {
    const body = await readBody(c)
    const peer = peerOf(c)
    if (c.req.query('grant_type') !== 'password') return forward(c, body)
    const account = textOf(body.email)
    const wait = Math.max(passwordAccount.wait(account), passwordPeer.wait(peer))
    if (wait > 0) return tooMany(c, wait, 'Too many failed sign-ins. Please wait before trying again.')
    const response = await forward(c, body)
    if (response.ok) passwordAccount.clear(account)
    else if (response.status === 400) {
      passwordAccount.hit(account)
      passwordPeer.hit(peer)
      await database.query(
        'update public.profiles set login_attempts = login_attempts + 1 where lower(email) = $1',
        [account],
      )
    }
    return response
  })

  app.post('/auth/v1/signup', async (c) => {
    const body = await readBody(c)
    const peer = peerOf(c)
    const email = textOf(body.email)
    const wait = signUpPeer.wait(peer)
    if (wait > 0)
      return tooMany(c, wait, 'Too many sign-ups from this address. Please wait before trying again.')
    const username = usernameOf(body)
    if (username !== undefined && !USERNAME.test(username))
      return authError(
        c,
        422,
        'validation_failed',
        'Username must be 3-20 characters long and contain only letters, numbers, and underscores',
      )
    const known = await findUser(email)
    if (known?.confirmed) return authError(c, 422, 'user_already_exists', 'User already registered')
    if (known) {
      const mailWaits = mailWait(email, peer)
      if (mailWaits > 0) return tooMany(c, mailWaits, MAIL_TOO_SOON, 'over_email_send_rate_limit')
      countMail(email, peer)
      await sendConfirmation(known)
      return c.json(unconfirmedUser(known))
    }
    if (username !== undefined && (await isUsernameTaken(username)))
      return authError(c, 422, 'username_taken', 'Username is already taken')
    signUpPeer.hit(peer)
    const response = await forward(c, body)
    if (response.ok) countMail(email, peer)
    else if (response.status === 500 && username !== undefined && (await isUsernameTaken(username)))
      return authError(c, 422, 'username_taken', 'Username is already taken')
    return response
  })

  app.post('/auth/v1/resend', async (c) => {
    const body = await readBody(c)
    const peer = peerOf(c)
    const email = textOf(body.email)
    if (body.type !== 'signup' || !email)
      return authError(c, 400, 'validation_failed', 'Only sign-up confirmations can be sent again')
    const wait = mailWait(email, peer)
    if (wait > 0) return tooMany(c, wait, MAIL_TOO_SOON, 'over_email_send_rate_limit')
    countMail(email, peer)
    const user = await findUser(email)
    if (user && !user.confirmed) await sendConfirmation(user)
    return c.json({})
  })

  for (const path of ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/magiclink'])
    app.post(path, async (c) => {
      const body = await readBody(c)
      const peer = peerOf(c)
      const email = textOf(body.email)
      const wait = mailWait(email, peer)
      if (wait > 0) return tooMany(c, wait, MAIL_TOO_SOON, 'over_email_send_rate_limit')
      countMail(email, peer)
      return forward(c, body)
    })

  app.post('/auth/v1/verify', async (c) => {
    const body = await readBody(c)
    const peer = peerOf(c)
    const wait = verifyPeer.wait(peer)
    if (wait > 0) return tooMany(c, wait, 'Too many invalid links. Please wait before trying again.')
    const response = await forward(c, body)
    if (!response.ok) verifyPeer.hit(peer)
    return response
  })

  app.post('/rest/v1/rpc/username_available', async (c) => {
    const body = await readBody(c)
    const peer = peerOf(c)
    const wait = lookupPeer.wait(peer)
    if (wait > 0) return tooMany(c, wait, 'Too many look-ups. Please wait a moment.')
    lookupPeer.hit(peer)
    return forward(c, body)
  })

  return app
}

/** The body as an object; whatever else was sent counts as empty. */
async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

function usernameOf(body: Body): string | undefined {
  const { data } = body
  if (typeof data !== 'object' || data === null || !('username' in data)) return undefined
  return typeof data.username === 'string' ? data.username : ''
}

/** What a fresh sign-up answers, without anything that the first one did not tell already. */
function unconfirmedUser(user: AuthRow) {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: user.created_at,
    confirmation_sent_at: new Date().toISOString(),
  }
}
