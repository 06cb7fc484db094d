import { type Context, Hono } from 'hono'
import { type AuthTools, readBody, readCredentials } from './auth-tools'
import { type Comparison, comparePassword, readAccount, tryPassword } from './passwords'
import { authError, callerOf, type ServerBindings, tooMany } from '../http/responses'
import { endReplayedSession, endSessionOf } from './sessions'
import { countFailedSignIn } from './users'

/** Sign-in with a password, what the library does not ask of a refresh token, and signing out as the hosted service does it. */
export function signInRoutes(tools: AuthTools): Hono<ServerBindings> {
  const { backend, forward } = tools
  const { exclusively } = backend
  const app = new Hono<ServerBindings>()
  app.post('/auth/v1/token', async (c) => {
    const grant = c.req.query('grant_type')
    if (grant === 'password') return signIn(c)
    return exclusively(() => (grant === 'refresh_token' ? refresh(c) : forward(c)), callerOf(c))
  })

  // The library would end this session only.
  app.post('/auth/v1/logout', (c) => {
    const named = c.req.query('scope') !== undefined
    return forward(c, undefined, named ? undefined : '/auth/v1/logout?scope=global')
  })

  async function refresh(c: Context<ServerBindings>): Promise<Response> {
    const { refresh_token: token } = await readBody(c)
    if (typeof token !== 'string' || !token)
      return authError(c, 400, 'validation_failed', 'Refresh token is not valid')
    if (await endReplayedSession(backend, token))
      return authError(c, 400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    const response = await forward(c)
    await tools.noteSignIn(c, response)
    if (response.status === 400) {
      const { error_code: code } = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { error_code?: unknown }
      if (code === 'refresh_token_already_used') await endSessionOf(backend, token)
    }
    return response
  }

  /**
   * The costly comparison runs first and without the database; its result is used only after the limits were
   * checked, one attempt at a time, and by then without browsers that signed in with an earlier password.
   */
  async function signIn(c: Context<ServerBindings>): Promise<Response> {
    const { email, password } = await readCredentials(c)
    const refuse = async (hash?: string | null) => {
      const wait = await tools.passwordWait(c, email, hash)
      return wait > 0 ? tooMany(c, wait, 'Too many failed sign-ins. Please wait before trying again.') : null
    }
    for (;;) {
      const early = (await refuse()) ?? (await tools.refuseComparison(c, email))
      if (early) return early
      const { hash } = await backend.exclusivelyWithoutTidy(() => readAccount(backend, email), callerOf(c))
      const compared = await comparePassword(backend, callerOf(c), password, hash)
      const answer = await exclusively(
        async () => (await refuse(hash)) ?? (await answerTo(c, email, compared)),
        callerOf(c),
      )
      if (answer) return answer
    }
  }

  /** Null when the password has to be compared again. */
  async function answerTo(
    c: Context<ServerBindings>,
    email: string,
    compared: Comparison,
  ): Promise<Response | null> {
    const attempt = await tryPassword(backend, email, compared, (credentials, known) =>
      forward(c, credentials, undefined, known),
    )
    if (!attempt) return null
    const { right, confirmed, response } = attempt
    if (right && confirmed) {
      await tools.clearWrongPasswords(c, email, compared.hash)
      await tools.noteSignIn(c, response)
      return response
    }
    await tools.countWrongPassword(c, email, compared.hash)
    // Only a caller with the right password learns that the account is not confirmed.
    if (right) return authError(c, 400, 'email_not_confirmed', 'Email not confirmed')
    // After the answer, which must not take longer for an account that exists.
    void exclusively(() => countFailedSignIn(backend, email)).catch(console.error)
    return response
  }

  return app
}
