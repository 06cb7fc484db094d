import { Hono } from 'hono'
import { type AuthTools, readBody, readCredentials } from './auth-tools'
import { tryPassword } from './passwords'
import { authError, type ServerBindings, tooMany } from './responses'
import { endReplayedSession } from './sessions'
import { countFailedSignIn } from './users'

/** Sign-in with a password, and what the library does not ask of a refresh token. */
export function signInRoutes(tools: AuthTools): Hono<ServerBindings> {
  const { backend, forward } = tools
  const app = new Hono<ServerBindings>()
  app.post('/auth/v1/token', async (c) => {
    const grant = c.req.query('grant_type')
    if (grant === 'refresh_token') {
      const { refresh_token: token } = await readBody(c)
      if (typeof token !== 'string' || !token)
        return authError(c, 400, 'validation_failed', 'Refresh token is not valid')
      if (await endReplayedSession(backend, token))
        return authError(c, 400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    if (grant !== 'password') return forward(c)
    const { email, password } = await readCredentials(c)
    const wait = tools.passwordWait(c, email)
    if (wait > 0) return tooMany(c, wait, 'Too many failed sign-ins. Please wait before trying again.')
    const { right, confirmed, response } = await tryPassword(backend, email, password, (credentials) =>
      forward(c, credentials),
    )
    if (right && confirmed) {
      tools.clearWrongPasswords(c, email)
      return response
    }
    tools.countWrongPassword(c, email)
    // Only whoever knows the password learns that the account waits for its confirmation.
    if (right) return authError(c, 400, 'email_not_confirmed', 'Email not confirmed')
    // After the answer, which must not take longer for an account that exists.
    void backend.exclusively(() => countFailedSignIn(backend, email)).catch(console.error)
    return response
  })
  return app
}
