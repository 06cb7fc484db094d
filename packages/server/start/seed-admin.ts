import type { Backend } from '../database/backend'

export interface AdminSeed {
  email: string
  password: string
  publishableKey: string
  siteUrl: string
}

/**
 * Creates the designated admin through a sign-up that the server confirms itself; the database then makes it
 * an administrator. Runs in one transaction, so that an interrupted start leaves no partial account. Resolves
 * with false when the address is taken.
 */
export async function seedAdmin(
  { database, exclusively, fetch }: Backend,
  seed: AdminSeed,
): Promise<boolean> {
  const email = seed.email.toLowerCase()
  return exclusively(async () => {
    const { rows } = await database.query('select 1 from auth.users where lower(email::text) = $1', [email])
    if (rows.length > 0) return false
    // `admin`, unless another account took that name before ADMIN_EMAIL was changed.
    const { rows: names } = await database.query<{ free: boolean }>(
      `select public.username_available('admin') as free`,
    )
    await database.exec('begin')
    try {
      const response = await fetch(
        new Request(`${seed.siteUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: seed.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            email,
            password: seed.password,
            data: names[0]?.free ? { username: 'admin' } : {},
          }),
        }),
        '127.0.0.1',
      )
      if (!response.ok) throw new Error(`The administrator could not be made: ${await response.text()}`)
      // A designation voids a password that was set before the address was confirmed. This password is the
      // server's own.
      const { rows: made } = await database.query<{ hash: string }>(
        `update auth.users set email_confirmed_at = now(), confirmation_token = null where lower(email::text) = $1
         returning encrypted_password as hash`,
        [email],
      )
      await database.query('update auth.users set encrypted_password = $1 where lower(email::text) = $2', [
        made[0]?.hash,
        email,
      ])
      // A confirmed address needs no confirmation mail.
      await database.query('delete from mailbox.mails where recipient = $1', [email])
      await database.query('delete from private.mails where recipient = $1', [email])
      await database.exec('commit')
      return true
    } catch (error) {
      await database.exec('rollback')
      throw error
    }
  })
}
