import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { accounts } from './db/accounts.ts'
import { isReachable } from './db/client.ts'
import { env, isProduction } from './env.ts'
import { INVALID_LINK, unreachable } from './http.ts'
import { sendResetLink } from './mail.ts'

/** In production, the prefix makes browsers send it over HTTPS only. */
export const SESSION_COOKIE = `${isProduction ? '__Secure-' : ''}better-auth.session_token`

const { api } = betterAuth({
  secret: env.BETTER_AUTH_SECRET,
  baseURL: env.APP_URL,
  database: accounts,
  emailAndPassword: {
    enabled: true,
    minPasswordLength: 8,
    maxPasswordLength: 128,
    resetPasswordTokenExpiresIn: 60 * 60,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => sendResetLink(user.email, token),
  },
  // Only the hash of a link is stored: reading the database is not enough to set a password.
  verification: { storeIdentifier: 'hashed' },
  databaseHooks: {
    verification: {
      create: {
        // A user's new link replaces the previous one.
        before: async ({ value }, context) => {
          await context?.context.adapter.deleteMany({
            model: 'verification',
            where: [{ field: 'value', value }],
          })
        },
      },
    },
  },
  advanced: { useSecureCookies: isProduction },
})

interface Credentials {
  email: string
  password: string
}

/** Creates an account and signs in to it. The response must set the cookies. */
export async function signUp({ email, password }: Credentials) {
  const name = email.split('@')[0] ?? email
  const answer = api.signUpEmail({ body: { email, password, name }, returnHeaders: true })
  const { headers, response } = await answer.catch(
    refused(409, 'An account with this email address already exists.'),
  )
  return { user: { id: response.user.id, email: response.user.email }, cookies: headers.getSetCookie() }
}

export async function signIn(body: Credentials) {
  const answer = api.signInEmail({ body, returnHeaders: true })
  const { headers, response } = await answer.catch(
    refused(401, 'The email address or password is incorrect.'),
  )
  return { user: { id: response.user.id, email: response.user.email }, cookies: headers.getSetCookie() }
}

export async function signOut(headers: Headers) {
  const answer = await api.signOut({ headers, returnHeaders: true })
  return answer.headers.getSetCookie()
}

export async function userOf(headers: Headers) {
  const session = await api.getSession({ headers })
  return session && { id: session.user.id, email: session.user.email }
}

/** Sends the link to the address if there is an account for it. */
export const forgotPassword = (email: string) => api.requestPasswordReset({ body: { email } })

/** Changes the password of the account that the link belongs to, and ends its sessions. */
export async function resetPassword({ token, password }: { token: string; password: string }) {
  await api.resetPassword({ body: { token, newPassword: password } }).catch(refused(400, INVALID_LINK))
}

/** Turns a client error of the library into a refusal of this API, and rethrows any other error. */
const refused = (status: 400 | 401 | 409, message: string) => (error: unknown) => {
  const clientError = error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500
  throw clientError ? new HTTPException(status, { message }) : error
}

declare module 'hono' {
  interface ContextVariableMap {
    userId: string
  }
}

/** Admits only signed-in users; their id is in `c.var.userId`. */
export const signedIn = createMiddleware(async (c, next) => {
  const user = await userOf(c.req.raw.headers)
  if (!user)
    throw (await isReachable()) ? new HTTPException(401, { message: 'Sign in first.' }) : unreachable()
  c.set('userId', user.id)
  await next()
})
