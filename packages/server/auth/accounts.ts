import { Hono } from 'hono'
import { type AuthTools, confirmationOf, isAddress, linkOf, readBody, readCredentials } from './auth-tools'
import { ownAccountRoutes } from './own-account'
import { authError, callerOf, type ServerBindings, tooMany } from '../http/responses'
import { signInRoutes } from './sign-in'
import { signUpRoutes } from './sign-up'
import { findUser, hasOtherSignUps, noteSignInLink, sendConfirmation } from './users'
import { verifyRoutes } from './verify'

/**
 * The parts of the API that the library leaves open: limits, who may keep which password, and what is said about
 * accounts. Each route runs with the database to itself, so between a check and what follows from it nothing else
 * happens.
 */
export function accountRoutes(tools: AuthTools, siteUrl: string): Hono<ServerBindings> {
  const { answerFirst, backend, forward, limits, refuseMail } = tools
  const app = new Hono<ServerBindings>()
  app.route('/', signInRoutes(tools))
  for (const routes of [signUpRoutes, verifyRoutes, ownAccountRoutes]) app.route('/', routes(tools, siteUrl))

  app.post('/auth/v1/resend', async (c) => {
    const { email } = await readCredentials(c)
    if ((await readBody(c)).type !== 'signup' || !isAddress(email))
      return authError(c, 400, 'validation_failed', 'Only sign-up confirmations can be sent again')
    return (
      (await refuseMail(c, confirmationOf(email))) ??
      answerFirst(c, async () => {
        const user = await findUser(backend, email)
        if (!user || user.confirmed || user.locked) return
        // The server cannot tell which of several sign-ups belongs to the reader, so the reader sets a new
        // password.
        if (await hasOtherSignUps(backend, user.id)) await forward(c, { email }, '/auth/v1/recover')
        else await sendConfirmation(backend, user, siteUrl)
      })
    )
  })

  // The library would make a confirmed account of any unknown address that asks for a sign-in link. Here it gets no mail.
  for (const path of ['recover', 'otp'])
    app.post(`/auth/v1/${path}`, async (c) => {
      const { email } = await readCredentials(c)
      if (!isAddress(email))
        return authError(c, 400, 'validation_failed', 'Unable to validate email address: invalid format')
      return (
        (await refuseMail(c, linkOf(email))) ??
        answerFirst(c, async () => {
          const user = await findUser(backend, email)
          if (!user || user.locked) return
          await forward(c, { email, create_user: false })
          await noteSignInLink(backend, user.id, path === 'otp')
        })
      )
    })

  // Not offered: the older form of `otp`, links that carry a session in their address, sign-in with other
  // services, and a code that no client requests (a new password requires the current password).
  for (const path of ['magiclink', 'verify', 'authorize', 'callback', 'reauthenticate'])
    app.all(`/auth/v1/${path}`, (c) => authError(c, 404, 'not_found', 'Not found'))

  // Functions for visitors, by every method: functions that only read answer GET as well.
  for (const name of ['username_available', 'withdraw_sign_up'])
    app.all(`/rest/v1/rpc/${name}`, async (c) => {
      const wait = await limits.take([['lookupPerPeer', callerOf(c)]])
      if (wait > 0) return tooMany(c, wait, 'Too many requests. Please wait a moment.')
      return forward(c)
    })

  return app
}
