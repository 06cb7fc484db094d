import type { Backend } from './backend'

/** Makes the designated admin: confirmed, an administrator, with the given password. Does nothing when the account exists. */
export async function seedAdmin(
  backend: Backend,
  email: string,
  password: string,
  keys: { secretKey: string },
  siteUrl: string,
) {
  const { rows } = await backend.database.query(
    'select 1 from auth.users where lower(email::text) = lower($1)',
    [email],
  )
  if (rows.length > 0) return
  const response = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey: keys.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, email_confirm: true, user_metadata: { username: 'admin' } }),
    }),
    '127.0.0.1',
  )
  if (!response.ok) throw new Error(`The administrator could not be created: ${await response.text()}`)
}
