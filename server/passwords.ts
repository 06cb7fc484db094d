import { randomUUID } from 'node:crypto'
import { isTooLong } from './auth-tools'
import type { Backend } from './backend'

interface Account {
  email: string
  confirmed: boolean
  known: boolean
}

export interface Attempt {
  /** It is the password of this account. */
  right: boolean
  /** The account's address is confirmed. */
  confirmed: boolean
  /** What the library answered; a session when the password is right. */
  response: Response
}

/**
 * Lets the library try a password, in the same steps whether or not the account exists: for an unknown address, or a
 * password that cannot be right, `signIn` is called with a password that nobody has, so that the one costly comparison
 * always happens. What a failed attempt and one on an unconfirmed account leave behind is rolled back.
 */
export async function tryPassword(
  { database }: Backend,
  email: string,
  password: string,
  signIn: (credentials: { email: string; password: string }) => Promise<Response>,
): Promise<Attempt> {
  const { rows } = await database.query<Account>(
    `(select email::text as email, email_confirmed_at is not null as confirmed, true as known
        from auth.users where email = $1 and is_sso_user = false and encrypted_password is not null)
     union all
     (select email::text, true, false from auth.users where encrypted_password is not null limit 1)
     limit 1`,
    [email],
  )
  const account = rows[0]
  const known = account?.known === true
  const confirmed = known && account.confirmed
  await database.exec('begin')
  let kept = false
  try {
    // The library compares the password of confirmed accounts only.
    await database.query(
      'update auth.users set email_confirmed_at = now() where email = $1 and email_confirmed_at is null',
      [email],
    )
    const response = await signIn(
      known && !isTooLong(password)
        ? { email, password }
        : { email: account?.email ?? email, password: randomUUID() },
    )
    kept = confirmed && response.ok
    return { right: known && response.ok, confirmed, response }
  } finally {
    await database.exec(kept ? 'commit' : 'rollback')
  }
}
