import { randomUUID } from 'node:crypto'
import type { Backend } from './backend'
import { confirmationMail } from './mails'

/** What the routes need to know about an account of the auth service. */
export interface User {
  id: string
  email: string
  confirmed: boolean
}

/** The account of an address in lower case. */
export async function findUser({ database }: Backend, email: string): Promise<User | undefined> {
  const { rows } = await database.query<User>(
    `select id, email::text as email, email_confirmed_at is not null as confirmed
     from auth.users where lower(email::text) = $1`,
    [email],
  )
  return rows[0]
}

export async function isUsernameTaken({ database }: Backend, username: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from public.profiles where lower(username) = lower($1)', [
    username,
  ])
  return rows.length > 0
}

/** Counts a wrong password on the account's profile; nothing happens for an unknown address. */
export async function countFailedSignIn({ database }: Backend, email: string): Promise<void> {
  await database.query(
    'update public.profiles set login_attempts = login_attempts + 1 where lower(email) = $1',
    [email],
  )
}

/** Issues a new confirmation link, which replaces the one before, and mails it. */
export async function sendConfirmation(
  { database, mailbox }: Backend,
  user: User,
  siteUrl: string,
): Promise<void> {
  const { tokenHash, mail } = await confirmationMail(user.email, siteUrl)
  await database.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = $2 where id = $3',
    [tokenHash, new Date().toISOString(), user.id],
  )
  await mailbox.deliver(mail)
}

/** What a fresh sign-up with this address and these data answers; it tells nothing about an account that exists. */
export function freshSignUp(email: string, data: object) {
  const id = randomUUID()
  const now = new Date().toISOString()
  const metadata = { ...data, email, email_verified: false, phone_verified: false, sub: id }
  const stamps = { created_at: now, updated_at: now }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        ...stamps,
        email,
      },
    ],
    ...stamps,
    is_anonymous: false,
    confirmation_sent_at: now,
  }
}
