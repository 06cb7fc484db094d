import type { Backend } from './backend'

export interface AdminSeed {
  email: string
  password: string
  publishableKey: string
  siteUrl: string
}

/**
 * Makes the designated admin, signed up like anyone and confirmed by the server itself; the database then makes
 * it an administrator. Does nothing when the account exists.
 */
export async function seedAdmin(backend: Backend, seed: AdminSeed): Promise<void> {
  const { rows } = await backend.database.query(
    'select 1 from auth.users where lower(email::text) = lower($1)',
    [seed.email],
  )
  if (rows.length > 0) return
  const response = await backend.fetch(
    new Request(`${seed.siteUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: seed.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: seed.email, password: seed.password, data: await username(backend) }),
    }),
    '127.0.0.1',
  )
  if (!response.ok) throw new Error(`The administrator could not be created: ${await response.text()}`)
  await backend.database.query(
    'update auth.users set email_confirmed_at = now(), confirmation_token = null where lower(email::text) = lower($1)',
    [seed.email],
  )
}

/** `admin`, unless somebody took that name before ADMIN_EMAIL was changed. */
async function username(backend: Backend): Promise<{ username?: string }> {
  const { rows } = await backend.database.query<{ free: boolean }>(
    `select public.username_available('admin') as free`,
  )
  return rows[0]?.free ? { username: 'admin' } : {}
}
