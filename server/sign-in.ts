import { Hono } from 'hono'
import { type AuthTools, readCredentials } from './auth-tools'
import { tryPassword } from './passwords'
import { authError, peerOf, type ServerBindings, tooMany } from './responses'
import { countFailedSignIn } from './users'

/** Sign-in with a password; the other grants are the library's. */
export function signInRoutes({ backend, forward, limiters }: AuthTools): Hono<ServerBindings> {
  const { passwordPerAccount, passwordPerPeer } = limiters
  const app = new Hono<ServerBindings>()
  app.post('/auth/v1/token', async (c) => {
    if (c.req.query('grant_type') !== 'password') return forward(c)
    const { email, password } = await readCredentials(c)
    const wait = Math.max(passwordPerAccount.wait(email), passwordPerPeer.wait(peerOf(c)))
    if (wait > 0) return tooMany(c, wait, 'Too many failed sign-ins. Please wait before trying again.')
    const { right, confirmed, response } = await tryPassword(backend, email, password, (credentials) =>
      forward(c, credentials),
    )
    if (right && confirmed) {
      passwordPerAccount.clear(email)
      return response
    }
    passwordPerAccount.hit(email)
    passwordPerPeer.hit(peerOf(c))
    // Only whoever knows the password learns that the account waits for its confirmation.
    if (right) return authError(c, 400, 'email_not_confirmed', 'Email not confirmed')
    // After the answer, which must not take longer for an account that exists.
    void backend.exclusively(() => countFailedSignIn(backend, email)).catch(console.error)
    return response
  })
  return app
}
