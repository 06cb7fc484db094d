import { compare } from 'bcryptjs'
import { isTooLong } from './auth-tools'
import type { Backend } from './backend'

/** A hash as the library makes them, of a password that nobody has: what is compared where there is no other. */
const NOBODYS_HASH = '$2b$10$b6W7lwNf2fwegEzZlCfNEOiFk5uFYxAMCHzccFDzSe/RRgb5sKQcO'

interface Account {
  confirmed: boolean
  /** Of the newest sign-up while the address is not confirmed. */
  hash: string | null
}

export interface Attempt {
  /** It is the password of this account. */
  right: boolean
  /** The account's address is confirmed. */
  confirmed: boolean
  /** What the library answered: a session when the password is right and the address confirmed, else a refusal. */
  response: Response
}

/**
 * Lets the library try a password. One costly comparison happens whether or not there is such an account: the library
 * makes it for confirmed ones, this function for all others, whose refusal is that of an address that nobody has.
 */
export async function tryPassword(
  { database }: Backend,
  email: string,
  password: string,
  signIn: (credentials: { email: string; password: string }) => Promise<Response>,
): Promise<Attempt> {
  const { rows } = await database.query<Account>(
    `select email_confirmed_at is not null as confirmed, coalesce(
       (select s.encrypted_password from private.sign_ups s
        where s.user_id = u.id and u.email_confirmed_at is null order by s.sent_at desc limit 1),
       encrypted_password) as hash
     from auth.users u where email = $1 and is_sso_user = false`,
    [email],
  )
  const { confirmed = false, hash = null } = rows[0] ?? {}
  if (confirmed && hash && !isTooLong(password)) {
    const response = await signIn({ email, password })
    return { right: response.ok, confirmed, response }
  }
  const equal = await compare(password, isTooLong(password) ? NOBODYS_HASH : (hash ?? NOBODYS_HASH))
  const response = await signIn({ email: email && `${crypto.randomUUID()}@nobody.invalid`, password })
  return { right: equal && hash !== null && !isTooLong(password), confirmed, response }
}

/** Whether this is the password of an account, for its signed-in owner. */
export async function isPasswordOf(
  { database }: Backend,
  userId: string,
  password: string,
): Promise<boolean> {
  const { rows } = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where id = $1',
    [userId],
  )
  const hash = rows[0]?.hash
  return Boolean(hash) && !isTooLong(password) && compare(password, hash ?? NOBODYS_HASH)
}
