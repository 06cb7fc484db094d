import { Hono } from 'hono'
import { newUndoLink, undoAddressChange } from './address-undo'
import { accountLocked, type AuthTools, readBody } from './auth-tools'
import { addressChangedMail } from '../mail/mails'
import { authError, callerOf, type ServerBindings, tooMany } from '../http/responses'
import { askerOf, endOtherSessions, sessionIdOf } from './sessions'
import { makeFree } from './users'

/** Where the token of each kind of link is kept. */
const COLUMNS = {
  signup: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  email_change: 'email_change_token_new',
}

/** The kinds that share a column are told apart by `noteSignInLink`. */
const SIGN_IN_LINK: Record<string, string> = {
  recovery: ' and reauthentication_token is distinct from recovery_token',
  magiclink: ' and reauthentication_token = recovery_token',
}

/** The link that undoes a change of address; the library does not know it. */
const UNDO = 'email_undo'

interface Owner {
  id: string
  email: string
  confirmed: boolean
  wanted: string | null
  locked: boolean
}

/** The links of mails. They work once, for the kind they were made for; the library checks their age. */
export function verifyRoutes(
  { backend, forward, limits, noteSignIn }: AuthTools,
  siteUrl: string,
): Hono<ServerBindings> {
  const { database, deliver } = backend
  const app = new Hono<ServerBindings>()

  app.post('/auth/v1/verify', async (c) => {
    const guess = [['verifyPerPeer', callerOf(c)]] as const
    const wait = await limits.wait(guess)
    if (wait > 0) return tooMany(c, wait, 'Too many invalid links. Please wait before trying again.')
    const { type, token_hash: hash } = await readBody(c)
    // Our mails carry links, never codes: a code is a guess.
    if (
      typeof type !== 'string' ||
      typeof hash !== 'string' ||
      !hash ||
      !(Object.hasOwn(COLUMNS, type) || type === UNDO)
    )
      return authError(c, 400, 'validation_failed', 'Verify requires a type and a token hash')
    const refuse = async () => {
      await limits.count(guess)
      return authError(c, 403, 'otp_expired', 'Email link is invalid or has expired')
    }
    if (type === UNDO) return (await undoAddressChange(c, backend, hash)) ?? refuse()

    if (type === 'signup') await database.query(`select private.choose_sign_up($1)`, [hash])
    const { rows } = await database.query<Owner>(
      `select u.id, u.email::text as email, email_confirmed_at is not null as confirmed, email_change::text as wanted,
         p.status = 'locked' as locked
       from auth.users u join public.profiles p on p.id = u.id where ${COLUMNS[type as keyof typeof COLUMNS]} = $1${SIGN_IN_LINK[type] ?? ''}`,
      [hash],
    )
    const owner = rows[0]
    if (!owner) return refuse()
    if (owner.locked) return accountLocked(c)
    if (type === 'email_change' && !(await makeFree(backend, owner.wanted ?? '', owner.id))) return refuse()

    const response = await forward(c, { type, token_hash: hash })
    if (!response.ok) {
      await limits.count(guess)
      return response
    }
    const { access_token: token } = (await response.clone().json()) as { access_token: string }
    if (type === 'email_change') await leaveOldAddress(owner, sessionIdOf(token))
    else if (!owner.confirmed) await endSignUps(owner, type)
    if (type === 'recovery')
      await database.query(`update auth.sessions set tag = 'recovery' where id = $1`, [sessionIdOf(token)])
    // The last step: an account whose link was no sign-up's has lost its password by now.
    await noteSignIn(c, response)
    return response
  })

  /**
   * Voids the links that were mailed to the old address, and ends all sessions except the requesting session
   * and the session that the link opened. The owner of the old address learns why, and can undo the change.
   */
  async function leaveOldAddress({ id, email }: Owner, sessionId: string | null): Promise<void> {
    await database.query('update auth.users set recovery_token = null where id = $1', [id])
    await endOtherSessions(backend, id, sessionId, await askerOf(backend, id))
    await deliver(await addressChangedMail(email, await newUndoLink(backend, id, email), siteUrl))
  }

  /**
   * The address is proven, so all other sign-ups with it are void. Only a sign-up's own link keeps the
   * password: an earlier password may have been chosen by another person.
   */
  async function endSignUps({ id }: Owner, type: string): Promise<void> {
    await database.query('delete from private.sign_ups where user_id = $1', [id])
    if (type !== 'signup')
      await database.query(
        'update auth.users set encrypted_password = null, confirmation_token = null where id = $1',
        [id],
      )
  }

  return app
}
