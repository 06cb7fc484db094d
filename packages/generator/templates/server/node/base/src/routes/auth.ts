import type { HttpBindings } from '@hono/node-server'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { rateLimiter } from 'hono-rate-limiter'
import { forgotPassword, resetPassword, signIn, signOut, signUp, userOf } from '../auth.ts'
import { isReachable } from '../db/client.ts'
import { createRouter, errors, INVALID_LINK, json, unreachable } from '../http.ts'
import { logError } from '../log.ts'
import { canSend } from '../mail.ts'

const EMAIL = 'The email address is not valid.'
const PASSWORD = 'The password must be 8 to 128 characters long.'

const User = z.object({ id: z.string(), email: z.email() }).openapi('User')
const Account = z.object({ user: User }).openapi('Account')
const Credentials = z
  .object({
    email: z.string(EMAIL).trim().toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL)),
    password: z.string(PASSWORD).min(8, PASSWORD).max(128, PASSWORD),
  })
  .openapi('Credentials')

const Forgotten = Credentials.pick({ email: true }).openapi('Forgotten')
const Reset = Credentials.pick({ password: true })
  .extend({ token: z.string(INVALID_LINK).regex(/^[\w.-]+$/, INVALID_LINK) })
  .openapi('Reset')

const credentials = { body: { required: true, ...json(Credentials) } }
const signUpRoute = createRoute({
  method: 'post',
  path: '/sign-up',
  security: [],
  request: credentials,
  responses: {
    201: { description: 'The new account, signed in', ...json(Account) },
    ...errors(400, 409, 413, 429),
  },
})
const signInRoute = createRoute({
  method: 'post',
  path: '/sign-in',
  security: [],
  request: credentials,
  responses: { 200: { description: 'Signed in', ...json(Account) }, ...errors(400, 401, 413, 429) },
})
const signOutRoute = createRoute({
  method: 'post',
  path: '/sign-out',
  responses: { 204: { description: 'Signed out' }, ...errors() },
})
const meRoute = createRoute({
  method: 'get',
  path: '/me',
  responses: {
    200: {
      description: 'The user who is signed in, or null',
      ...json(z.object({ user: z.union([User, z.null()]) })),
    },
    ...errors(),
  },
})

const forgotRoute = createRoute({
  method: 'post',
  path: '/forgot-password',
  security: [],
  request: { body: { required: true, ...json(Forgotten) } },
  responses: {
    204: { description: 'If there is an account for the address, a link is on its way' },
    ...errors(400, 413, 429),
  },
})
const resetRoute = createRoute({
  method: 'post',
  path: '/reset-password',
  security: [],
  request: { body: { required: true, ...json(Reset) } },
  responses: {
    204: { description: 'The password was changed and every session of the account has ended' },
    ...errors(400, 413, 429),
  },
})

/**
 * Ten attempts a minute per address, against password guessing and bulk sign-ups.
 * Behind a proxy, read the address from the header that the proxy sets.
 */
const limited = rateLimiter<{ Bindings: HttpBindings }>({
  windowMs: 60_000,
  limit: 10,
  keyGenerator: (c) => c.env.incoming.socket.remoteAddress ?? '',
  handler: (c) => c.json({ error: 'Too many attempts. Try again in a minute.' }, 429),
})

/** Sets the cookies of the session. */
const keep = (c: Context, cookies: string[]) => {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

const router = createRouter()
router.on('POST', ['/sign-up', '/sign-in', '/forgot-password', '/reset-password'], limited)

export const authRoutes = router
  .openapi(signUpRoute, async (c) => {
    const { user, cookies } = await signUp(c.req.valid('json'))
    keep(c, cookies)
    return c.json({ user }, 201)
  })
  .openapi(signInRoute, async (c) => {
    const { user, cookies } = await signIn(c.req.valid('json'))
    keep(c, cookies)
    return c.json({ user }, 200)
  })
  .openapi(signOutRoute, async (c) => {
    keep(c, await signOut(c.req.raw.headers))
    return c.body(null, 204)
  })
  .openapi(forgotRoute, async (c) => {
    if (!canSend) throw new HTTPException(503, { message: 'Mail is off. Set SMTP_URL.' })
    if (!(await isReachable())) throw unreachable()
    // Not awaited: the response time must not reveal whether there is an account.
    forgotPassword(c.req.valid('json').email).catch((error) => logError(c, error))
    return c.body(null, 204)
  })
  .openapi(resetRoute, async (c) => {
    await resetPassword(c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(meRoute, async (c) => c.json({ user: await userOf(c.req.raw.headers) }, 200))
