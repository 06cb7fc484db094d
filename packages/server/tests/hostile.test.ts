import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Attacks by a client that talks to the database directly. Row level security, triggers and grants decide.

const { ask, confirmedUser, newClient, newEmail, post, ...use } = serverForTests()

type User = Awaited<ReturnType<typeof confirmedUser>>
let mallory: User
let ada: User

beforeAll(async () => {
  mallory = await confirmedUser('mallory')
  ada = await confirmedUser('ada')
})

const asMallory = () => ({ authorization: `Bearer ${mallory.token}` })

async function rowOf(id: string) {
  const { rows } = await use
    .server()
    .services.backend.database.query('select * from public.profiles where id = $1', [id])
  return rows[0]
}

describe('without a key', () => {
  it.each([
    '/rest/v1/profiles',
    '/auth/v1/user',
    '/rest/v1/rpc/username_available',
    '/rest/v1/',
    '/auth/v1/settings',
  ])('%s responds 401 and nothing else', async (path) => {
    const response = await ask(path, {}, use.mailboxCookie())
    expect(response.status).toBe(401)
    expect(await response.text()).not.toMatch(/profiles|username|@/)
  })

  it.each([
    '/_system/config',
    '/_system/info',
    '/_system/introspect',
    '/storage/v1/bucket',
    '/functions/v1/x',
    '/api/secret',
  ])('%s does not exist', async (path) => expect((await ask(path, {}, use.mailboxCookie())).status).toBe(404))

  it('a wrong key gets no data either', async () => {
    expect((await ask('/rest/v1/profiles', {}, { apikey: 'sb_publishable_wrong' })).status).toBe(401)
    const forged = {
      apikey: use.key(),
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    }
    expect((await ask('/rest/v1/profiles', {}, forged)).status).toBeGreaterThanOrEqual(400)
  })

  it('the secret key is never served', async () => {
    const { secretKey, jwtSecret } = use.server().services.secrets
    for (const path of ['/api/config', '/api/health', '/mailbox', '/mailbox/messages']) {
      const text = await (await ask(path, {}, use.mailboxCookie())).text()
      expect(text).not.toContain(secretKey)
      expect(text).not.toContain(jwtSecret)
    }
  })
})

describe('a visitor with the public key', () => {
  it('cannot read or change a profile by any verb', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
      const body =
        method === 'GET' ? undefined : JSON.stringify({ id: ada.id, email: 'x@y.zz', role: 'admin' })
      const response = await ask(`/rest/v1/profiles?id=eq.${ada.id}`, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([method, response.status]).toEqual([
        method,
        response.status >= 400 ? response.status : 'refused',
      ])
    }
    expect(await rowOf(ada.id)).toMatchObject({ role: 'user', email: ada.email })
  })
})

describe('an ordinary user', () => {
  it('sees only their own row', async () => {
    const { data } = await mallory.client.from('profiles').select('*')
    expect(data?.map(({ id }) => id)).toEqual([mallory.id])
    for (const column of ['id', 'user_id'] as const)
      expect((await mallory.client.from('profiles').select('*').eq(column, ada.id)).data).toEqual([])
    const trees = await mallory.client.from('profiles').select('*').or(`id.eq.${ada.id},role.eq.admin`)
    expect([trees.data, trees.status]).toEqual([null, 400])
  })

  it.each([
    { role: 'admin' },
    { role: 'moderator' },
    { status: 'locked' },
    { verification_token: 'x' },
    { login_attempts: 99 },
    { is_verified: false },
    { created_at: '2001-01-01' },
    { id: '00000000-0000-4000-8000-000000000009' },
    { user_id: '00000000-0000-4000-8000-000000000009' },
    { email: 'admin@orrery.localhost' },
    { profile_completed: false },
    { username: null },
  ])('cannot set %o on their own row', async (change) => {
    const before = await rowOf(mallory.id)
    await ask(`/rest/v1/profiles?id=eq.${mallory.id}`, {
      method: 'PATCH',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json', ...asMallory() },
    })
    const unchanged = Object.keys(change)
    const pick = (row: unknown) => unchanged.map((column) => (row as Record<string, unknown>)[column])
    expect(pick(await rowOf(mallory.id))).toEqual(pick(before))
  })

  it('cannot change another user by any verb', async () => {
    const before = await rowOf(ada.id)
    for (const change of [
      { username: 'gone' },
      { last_login: '2001-01-01' },
      { is_verified: true },
      { status: 'locked' },
    ])
      await mallory.client.from('profiles').update(change).eq('id', ada.id)
    await mallory.client.from('profiles').delete().eq('id', ada.id)
    await mallory.client.from('profiles').upsert({ id: ada.id, user_id: ada.id, email: 'x@y.zz' })
    await mallory.client.from('profiles').update({ username: 'everybody' }).neq('username', '')
    expect(await rowOf(ada.id)).toEqual(before)
  })

  it('may make the documented changes: username, last_login and login_attempts 0', async () => {
    const { data, error } = await mallory.client
      .from('profiles')
      .update({
        username: 'mallory_2',
        last_login: '2001-01-01T00:00:00Z',
        login_attempts: 0,
        is_verified: true,
      })
      .eq('id', mallory.id)
      .select('*')
      .single()
    expect(error).toBeNull()
    expect(data?.username).toBe('mallory_2')
    expect(new Date(data?.last_login ?? 0).getFullYear()).toBeGreaterThan(2020)
  })

  it('cannot take the name of another user', async () => {
    const { error } = await mallory.client.from('profiles').update({ username: 'ADA' }).eq('id', mallory.id)
    expect(error?.code).toBe('23505')
  })

  it('reaches neither the private functions nor other schemas', async () => {
    for (const name of ['is_admin', 'apply_grants', 'is_designated_admin', 'handle_new_user'])
      expect((await post(`/rest/v1/rpc/${name}`, {}, asMallory())).status).toBeGreaterThanOrEqual(400)
    for (const schema of ['auth', 'private', 'mailbox', 'supabase_migrations']) {
      const profile = { 'accept-profile': schema, 'content-profile': schema, ...asMallory() }
      for (const table of ['users', 'settings', 'mails', 'schema_migrations']) {
        const response = await ask(`/rest/v1/${table}?select=*`, { headers: profile })
        expect([schema, table, response.status >= 400]).toEqual([schema, table, true])
      }
    }
  })
})

describe('sign-up metadata', () => {
  it('grants no rights', async () => {
    const email = newEmail()
    await newClient().auth.signUp({
      email,
      password: PASSWORD,
      options: {
        data: { username: 'sneaky', role: 'admin', is_verified: true, status: 'active', login_attempts: -1 },
      },
    })
    const { rows } = await use
      .server()
      .services.backend.database.query(
        'select role, is_verified, login_attempts from public.profiles where email = $1',
        [email],
      )
    expect(rows).toEqual([{ role: 'user', is_verified: false, login_attempts: 0 }])
  })
})

describe('administrators', () => {
  it('can read all profiles and change status and role, but not remove the last administrator or change a name', async () => {
    const admin = newClient()
    await admin.auth.signInWithPassword({
      email: 'admin@orrery.localhost',
      password: use.server().services.secrets.adminPassword,
    })
    const { data: all } = await admin
      .from('profiles')
      .select('id, role')
      .order('created_at', { ascending: false })
    expect(all?.length).toBeGreaterThanOrEqual(3)
    expect((await admin.from('profiles').update({ status: 'locked' }).eq('id', ada.id)).error).toBeNull()
    expect(await rowOf(ada.id)).toMatchObject({ status: 'locked' })
    expect((await admin.from('profiles').update({ username: 'renamed' }).eq('id', ada.id)).error?.code).toBe(
      '42501',
    )
    const self = all?.find(({ role }) => role === 'admin')?.id ?? ''
    const { error } = await admin.from('profiles').update({ role: 'user' }).eq('id', self)
    expect(error?.message).toMatch(/last active administrator/)
  })
})

describe('other sites', () => {
  it('cannot make changes, and foreign host names get no response', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    expect((await post('/auth/v1/signup', { email: newEmail(), password: PASSWORD }, headers)).status).toBe(
      403,
    )
    const { status } = await requestWithHost(use.server().url, 'evil.example')
    expect(status).toBe(421)
  })
})

async function requestWithHost(url: string, host: string): Promise<{ status: number }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(`${url}/api/health`, { headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0 })
    })
      .on('error', reject)
      .end()
  })
}
