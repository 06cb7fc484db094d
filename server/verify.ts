import { Hono } from 'hono'
import { type AuthTools, readBody } from './auth-tools'
import { noticeMail } from './mails'
import { authError, peerOf, type ServerBindings, tooMany } from './responses'
import { sessionIdOf } from './sessions'
import { findUser, removeUser } from './users'

/** Where the token of each kind of link is kept. A sign-in link and a recovery both only prove who reads the mail. */
const COLUMNS = {
  signup: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  email_change: 'email_change_token_new',
}

interface Owner {
  id: string
  email: string
  confirmed: boolean
  wanted: string | null
}

/** The links of mails. They work once, for the kind they were made for; the library checks their age. */
export function verifyRoutes(
  { backend, forward, limiters }: AuthTools,
  siteUrl: string,
): Hono<ServerBindings> {
  const { database, mailbox } = backend
  const app = new Hono<ServerBindings>()

  app.post('/auth/v1/verify', async (c) => {
    const { verifyPerPeer } = limiters
    const wait = verifyPerPeer.wait(peerOf(c))
    if (wait > 0) return tooMany(c, wait, 'Too many invalid links. Please wait before trying again.')
    const { type, token_hash: hash } = await readBody(c)
    // Our mails carry links, never codes: a code is a guess.
    if (typeof type !== 'string' || !Object.hasOwn(COLUMNS, type) || typeof hash !== 'string' || !hash)
      return authError(c, 400, 'validation_failed', 'Verify requires a type and a token hash')

    const { rows } = await database.query<Owner>(
      `select id, email::text as email, email_confirmed_at is not null as confirmed, email_change::text as wanted
       from auth.users where ${COLUMNS[type as keyof typeof COLUMNS]} = $1`,
      [hash],
    )
    const owner = rows[0]
    const refuse = () => {
      verifyPerPeer.hit(peerOf(c))
      return authError(c, 403, 'otp_expired', 'Email link is invalid or has expired')
    }
    if (!owner) return refuse()
    if (type === 'email_change' && !(await isFree(owner))) return refuse()

    const response = await forward(c, { type, token_hash: hash })
    if (!response.ok) {
      verifyPerPeer.hit(peerOf(c))
      return response
    }
    if (type === 'email_change') await leaveOldAddress(owner)
    else if (type !== 'signup' && !owner.confirmed) await forgetPassword(owner)
    if (type === 'recovery') {
      const { access_token: token } = (await response.clone().json()) as { access_token: string }
      await database.query(`update auth.sessions set tag = 'recovery' where id = $1`, [sessionIdOf(token)])
    }
    return response
  })

  /** Whether nobody has proven the new address meanwhile; whoever only claims it gives way. */
  async function isFree({ id, wanted }: Owner): Promise<boolean> {
    const holder = wanted ? await findUser(backend, wanted) : undefined
    if (!holder || holder.id === id) return true
    if (!holder.confirmed) await removeUser(backend, holder.id)
    return !holder.confirmed
  }

  /** What was mailed to the old address opens nothing any more, and its reader learns why. */
  async function leaveOldAddress({ id, email }: Owner): Promise<void> {
    await database.query('update auth.users set recovery_token = null where id = $1', [id])
    await mailbox.deliver(await noticeMail('email_changed', email, siteUrl))
  }

  /** Whoever chose a password before the address was proven may be somebody else. */
  async function forgetPassword({ id }: Owner): Promise<void> {
    await database.query(
      'update auth.users set encrypted_password = null, confirmation_token = null where id = $1',
      [id],
    )
  }

  return app
}
