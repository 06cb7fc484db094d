import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'

// Attacks on every column of another user's profile, by every verb and in every role. docs/security.md names the tests.

const { adminClient, ask, confirmedUser, newClient, query, ...use } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>
let ada: User
let mallory: User

beforeAll(async () => {
  ada = await confirmedUser('ada')
  mallory = await confirmedUser('mallory')
  // A new column is attacked, too.
  expect(Object.keys((await stored(ada.id)) ?? {}).toSorted(), 'COLUMNS names every column').toEqual(
    columns.toSorted(),
  )
})

const stored = async (id: string) => (await query('select * from public.profiles where id = $1', [id]))[0]

const COLUMNS: Record<string, unknown> = {
  id: randomUUID(),
  user_id: randomUUID(),
  username: 'taken_over',
  email: 'mallory@orrery.example',
  created_at: '2001-01-01T00:00:00Z',
  updated_at: '2001-01-01T00:00:00Z',
  last_login: '2001-01-01T00:00:00Z',
  status: 'locked',
  login_attempts: 99,
  verification_token: 'x',
  is_verified: false,
  profile_completed: false,
  role: 'admin',
}

/** Asks by one verb to set one column of one row. */
const attempt = (verb: string, id: string, column: string, token: string | null, row = false) =>
  ask(`/rest/v1/profiles?id=eq.${id}`, {
    method: verb,
    body: JSON.stringify({
      ...(row ? { id, user_id: id, email: ada.email } : {}),
      [column]: COLUMNS[column],
    }),
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation,resolution=merge-duplicates',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })

const columns = Object.keys(COLUMNS)

/** Which columns of a row are not what they were, after every verb was tried on every one. */
const changedBy = async (token: string | null, id: string) => {
  const before = await stored(id)
  for (const column of columns)
    for (const verb of ['PATCH', 'POST', 'PUT', 'DELETE']) {
      const response = await attempt(verb, id, column, token, verb !== 'PATCH')
      const text = await response.text()
      expect([verb, column, response.status < 500, text.includes(ada.username)]).toEqual([
        verb,
        column,
        true,
        false,
      ])
    }
  const after = await stored(id)
  return columns.filter((column) => String(after?.[column]) !== String(before?.[column]))
}

describe('the profile of another user', () => {
  it('cannot be read by a user with any selection or filter', async () => {
    const authorization = `Bearer ${mallory.token}`
    for (const column of columns)
      for (const asked of [
        `select=${column}`,
        `select=${column}&id=eq.${ada.id}`,
        `select=id&${column}=not.is.null&id=neq.${mallory.id}`,
        `select=*&or=(id.eq.${ada.id},${column}.not.is.null)&id=neq.${mallory.id}`,
      ]) {
        const response = await ask(`/rest/v1/profiles?${asked}`, { headers: { authorization } })
        const text = await response.text()
        const status = asked.includes('&or=') ? 400 : 200
        expect([asked, response.status, text.includes(ada.id), text.includes(ada.email)]).toEqual([
          asked,
          status,
          false,
          false,
        ])
      }
  })

  it('cannot be counted or probed by headers', async () => {
    const headers = { authorization: `Bearer ${mallory.token}`, range: '0-999' }
    const count = (prefer: string) =>
      ask('/rest/v1/profiles?select=id', { method: 'HEAD', headers: { ...headers, prefer } })
    expect((await count('count=exact')).headers.get('content-range')).toBe('0-0/1')
    // An estimate would count the rows of others.
    for (const prefer of ['count=planned', 'count=estimated', 'Count=Planned, return=minimal'])
      expect((await count(prefer)).status).toBe(400)
  })

  it('cannot be changed by a user, in any column, by any verb', async () => {
    expect(await changedBy(mallory.token, ada.id)).toEqual([])
  })

  it('cannot be changed by a visitor, in any column, by any verb', async () => {
    expect(await changedBy(null, ada.id)).toEqual([])
  })

  it('cannot be changed by a moderator', async () => {
    const moderator = await confirmedUser()
    await query(`update public.profiles set role = 'moderator' where id = $1`, [moderator.id])
    expect(await changedBy(moderator.token, ada.id)).toEqual([])
  })

  it('cannot be changed by a locked or inactive administrator', async () => {
    const { id, token } = await confirmedUser()
    for (const status of ['locked', 'inactive']) {
      await query(`update public.profiles set role = 'admin', status = $1 where id = $2`, [status, id])
      expect([status, await changedBy(token, ada.id)]).toEqual([status, []])
    }
  })

  it('can be changed by administrators in role and status only', async () => {
    const admin = await adminClient()
    const token = (await admin.auth.getSession()).data.session?.access_token ?? ''
    const { id } = await confirmedUser()
    expect((await changedBy(token, id)).sort()).toEqual(['role', 'status', 'updated_at'])
  })
})

describe('the user’s own profile', () => {
  it('gives its user no extra rights, in any column, by any verb', async () => {
    const { id, token } = await confirmedUser()
    const own = await changedBy(token, id)
    // last_login is set to now and updated_at follows, whatever was sent; the name is the user's own.
    expect(own.sort()).toEqual(['last_login', 'updated_at', 'username'])
    const row = await stored(id)
    for (const column of ['last_login', 'updated_at'])
      expect(Date.now() - new Date(String(row?.[column])).getTime()).toBeLessThan(60_000)
  })

  it('cannot be duplicated or transferred', async () => {
    const { client, id } = await confirmedUser()
    for (const other of [randomUUID(), ada.id]) {
      const row = { id: other, user_id: other, email: 'x@orrery.example' }
      expect((await client.from('profiles').insert(row)).error).not.toBeNull()
      expect((await client.from('profiles').upsert({ ...row, id })).error).not.toBeNull()
    }
    expect((await client.from('profiles').delete().eq('id', id)).error?.code).toBe('42501')
  })
})

describe('functions of the database', () => {
  it.each([
    'is_admin',
    'session_is_open',
    'is_last_admin',
    'apply_grants',
    'guard_profile',
    'handle_new_user',
    'pg_sleep',
    'set_config',
    'current_setting',
    'pg_read_file',
    'query_to_xml',
    'lo_import',
    'dblink',
    'set_limit',
    'uid',
  ])('%s cannot be called', async (name) => {
    for (const [method, body] of [
      ['POST', '{}'],
      ['GET', undefined],
    ] as const) {
      const response = await ask(`/rest/v1/rpc/${name}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${mallory.token}` },
      })
      expect([method, response.status]).toEqual([method, 404])
    }
  })

  it('for administrators reject all other callers', async () => {
    const args = {
      search: '',
      wanted_status: '',
      wanted_role: '',
      page_from: 0,
      page_size: 200,
      sort_by: '',
      descending: true,
    }
    for (const client of [mallory.client, newClient()]) {
      const { data, error } = await client.rpc('admin_profiles', args)
      expect([data, error?.code]).toEqual([null, '42501'])
    }
  })
})

describe('the service behind', () => {
  it('cannot be administered from outside, with any token or key', async () => {
    const { secretKey } = use.server().services.secrets
    for (const bearer of [mallory.token, secretKey])
      for (const [method, path] of [
        ['GET', 'admin/users'],
        ['POST', 'admin/users'],
        ['PUT', `admin/users/${ada.id}`],
        ['DELETE', `admin/users/${ada.id}`],
        ['POST', 'admin/generate_link'],
        ['POST', 'invite'],
      ] as const) {
        const response = await ask(`/auth/v1/${path}`, {
          method,
          ...(method === 'GET' ? {} : { body: JSON.stringify({ email: ada.email, type: 'recovery' }) }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        })
        const text = await response.text()
        expect([path, [401, 403, 404].includes(response.status), text.includes(ada.email)]).toEqual([
          path,
          true,
          false,
        ])
      }
    expect(await stored(ada.id)).toBeTruthy()
  })

  it('does not expose its tables under any name or by any embedding', async () => {
    const headers = { authorization: `Bearer ${mallory.token}` }
    for (const asked of [
      'users',
      'auth.users',
      'mails',
      'settings',
      'pg_user',
      'information_schema.tables',
      'profiles?select=*,users(*)',
      'profiles?select=*,users!profiles_id_fkey(*)',
      'profiles?select=*,users!profiles_user_id_fkey(email,encrypted_password)',
      'profiles?select=*,auth.users(*)',
    ]) {
      const response = await ask(`/rest/v1/${asked}`, { headers })
      const text = await response.text()
      expect([asked, response.status >= 300, /encrypted_password"|\$2[aby]\$|@/.test(text)]).toEqual([
        asked,
        true,
        false,
      ])
    }
  })
})
