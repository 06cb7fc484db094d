import type { Backend } from '../database/backend'
import { confirmationMail, newTokenHash } from '../mail/mails'

/** The fields of an auth account that the routes need. */
export interface User {
  id: string
  email: string
  confirmed: boolean
  /** An administrator locked it: nothing about it changes. */
  locked: boolean
}

/** The account of an address in lower case, which is how the library keeps them. */
export async function findUser({ database }: Backend, email: string): Promise<User | undefined> {
  const { rows } = await database.query<User>(
    `select u.id, u.email::text as email, u.email_confirmed_at is not null as confirmed, p.status = 'locked' as locked
     from auth.users u join public.profiles p on p.id = u.id where u.email = $1 and u.is_sso_user = false`,
    [email],
  )
  return rows[0]
}

/** The hash of a signed-in user's password; null when there is none. */
export async function readHash({ database }: Backend, userId: string): Promise<string | null> {
  const { rows } = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where id = $1',
    [userId],
  )
  return rows[0]?.hash ?? null
}

/** Whether an account holds a well-formed name, whatever its case. A sign-up that was never confirmed does so for two days. */
export async function isUsernameTaken({ database }: Backend, username: string): Promise<boolean> {
  const { rows } = await database.query<{ free: boolean }>('select public.username_available($1) as free', [
    username,
  ])
  return rows[0]?.free !== true
}

/** Whether there are further, unproven sign-ups with the address of an account. */
export async function hasOtherSignUps({ database }: Backend, id: string): Promise<boolean> {
  return (await database.query('select 1 from private.sign_ups where user_id = $1', [id])).rows.length > 0
}

/** The library keeps a link to sign in where it keeps a recovery; only the latter may open a session that sets a password. */
export async function noteSignInLink({ database }: Backend, id: string, signIn: boolean): Promise<void> {
  await database.query(
    'update auth.users set reauthentication_token = case when $2 then recovery_token end where id = $1',
    [id, signIn],
  )
}

/** Removes an account of the auth service with its sessions and its profile; false when there is none. */
export async function removeUser({ database }: Backend, id: string): Promise<boolean> {
  // One statement, so that an interruption leaves all or nothing; foreign keys cascade.
  const { rows } = await database.query(
    `with tokens as (delete from auth.refresh_tokens where user_id = $1)
     delete from auth.users where id = $1 returning id`,
    [id],
  )
  return rows.length > 0
}

/** Counts a wrong password on the account's profile; nothing happens for an unknown address. */
export async function countFailedSignIn({ database }: Backend, email: string): Promise<void> {
  await database.query(
    `update public.profiles set login_attempts = login_attempts + 1
     where id = (select id from auth.users where email = $1 and is_sso_user = false)`,
    [email],
  )
}

/** Issues a new confirmation link, which replaces the previous link, and mails it. */
export async function sendConfirmation(
  { database, deliver }: Backend,
  user: User,
  siteUrl: string,
): Promise<void> {
  const tokenHash = newTokenHash(user.email)
  await database.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = $2 where id = $3',
    [tokenHash, new Date().toISOString(), user.id],
  )
  await deliver(await confirmationMail(user.email, tokenHash, siteUrl))
}

/**
 * Whether an account may take an address: no account has proven it. Deletes an unproven claim, unless it is
 * locked.
 */
export async function makeFree(backend: Backend, email: string, id: string): Promise<boolean> {
  const holder = await findUser(backend, email.toLowerCase())
  if (!holder || holder.id === id) return true
  if (holder.confirmed || holder.locked) return false
  return removeUser(backend, holder.id)
}
