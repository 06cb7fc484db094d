import { isTooLong } from './auth-tools'
import type { Backend } from '../database/backend'
import { passwordDriver } from './hashing'
import type { KnownHashes } from './known-hashes'
import { readHash } from './users'

/**
 * A hash in the library's format that matches no known password, compared when there is no account, so that
 * both cases take the same time.
 */
export const NOBODYS_HASH = '$2b$10$b6W7lwNf2fwegEzZlCfNEOiFk5uFYxAMCHzccFDzSe/RRgb5sKQcO'

/** The facts about an address before a password is compared. */
export interface Account {
  confirmed: boolean
  /** Of the newest sign-up while the address is not confirmed. */
  hash: string | null
}

/** A password, and whether it is that of a hash; `hash` is null where there is none to compare with. */
export interface Comparison {
  password: string
  hash: string | null
  equal: boolean
}

export interface Attempt {
  /** It is the password of this account. */
  right: boolean
  /** The account's address is confirmed. */
  confirmed: boolean
  /** The library's answer: a session when the password is right and the address confirmed, else a refusal. */
  response: Response
}

type SignIn = (credentials: { email: string; password: string }, known?: KnownHashes) => Promise<Response>

export async function readAccount({ database }: Backend, email: string): Promise<Account> {
  const { rows } = await database.query<Account>(
    `select email_confirmed_at is not null as confirmed, coalesce(
       (select s.encrypted_password from private.sign_ups s
        where s.user_id = u.id and u.email_confirmed_at is null order by s.sent_at desc limit 1),
       encrypted_password) as hash
     from auth.users u where email = $1 and is_sso_user = false`,
    [email],
  )
  return rows[0] ?? { confirmed: false, hash: null }
}

/** One costly comparison, whether or not there is something to compare with. Needs no database, and may wait long. */
export async function comparePassword(
  { hashing }: Backend,
  caller: string,
  password: string,
  hash: string | null,
): Promise<Comparison> {
  const long = isTooLong(password)
  const same = await hashing.for(caller).compare(password, long ? NOBODYS_HASH : (hash ?? NOBODYS_HASH))
  return { password, hash, equal: same && hash !== null && !long }
}

/** The part of a comparison that the library may reuse. */
const knownOf = ({ password, hash, equal }: Comparison): KnownHashes =>
  hash === null ? {} : { compared: [{ password, hash, equal }] }

/**
 * Passes a compared password to the library. An account that is missing or not confirmed gets the same
 * refusal. Null when the password has changed since: it has to be compared again.
 */
export async function tryPassword(
  backend: Backend,
  email: string,
  compared: Comparison,
  signIn: SignIn,
): Promise<Attempt | null> {
  const { password } = compared
  const { confirmed, hash } = await readAccount(backend, email)
  if (hash !== compared.hash) return null
  if (confirmed && hash && !isTooLong(password)) {
    const response = await signIn({ email, password }, knownOf(compared))
    return { right: response.ok, confirmed, response }
  }
  const response = await signIn({ email: email && `${crypto.randomUUID()}@nobody.invalid`, password })
  return { right: compared.equal, confirmed, response }
}

/**
 * Whether this is the password of an account, for its signed-in owner. Compares it unless the result is
 * known.
 */
export async function isPasswordOf(
  backend: Backend,
  userId: string,
  password: string,
  { compared = [] }: KnownHashes,
): Promise<boolean> {
  const hash = await readHash(backend, userId)
  if (!hash || isTooLong(password)) return false
  const known = compared.find((one) => one.password === password && one.hash === hash)
  return known ? known.equal : (await passwordDriver()).compare(password, hash)
}
