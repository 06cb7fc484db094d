import { describe, expect, it, vi } from 'vitest'
import { serverForTests } from './kit'

const { ask, confirmedUser, newClient, newEmail, post, raw, tokenFor, ...use } = serverForTests({
  lookupPerPeer: { max: 1000, windowMs: 60_000 },
})

const refusal = { method: 'PATCH', body: JSON.stringify({ role: 'admin' }) }

describe('a starter', () => {
  it('may have a description of the documented length', async () => {
    const description = `${'A starter that is described at length. '.repeat(60).slice(0, 1999)}.`
    const asked = await ask(`/api/starter.zip?name=long&description=${encodeURIComponent(description)}`)
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const long = await ask(`/api/starter.zip?description=${'x'.repeat(5000)}`)
    expect([long.status, await long.json()]).toEqual([
      414,
      { error: 'The address is longer than 4000 characters.' },
    ])
  })
})

describe('the database', () => {
  it('serves one request at a time, so a rejected one reverts nothing of another', async () => {
    const { backend } = use.server().services
    const email = newEmail()
    await newClient().auth.signUp({ email, password: 'Str0ng!pass' })
    const token_hash = await tokenFor(email)
    const { id, token } = await confirmedUser()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

    let running = 0
    let most = 0
    const original = backend.fetch
    const spy = vi.spyOn(backend, 'fetch').mockImplementation(async (...request) => {
      most = Math.max(most, ++running)
      return original(...request).finally(() => running--)
    })
    const [verified, refused] = await Promise.all([
      post('/auth/v1/verify', { token_hash, type: 'signup' }),
      Promise.all(
        Array.from({ length: 20 }, () => ask(`/rest/v1/profiles?id=eq.${id}`, { ...refusal, headers })),
      ),
    ])
    spy.mockRestore()

    expect([verified.status, ...new Set(refused.map(({ status }) => status))]).toEqual([200, 403])
    expect([most, running]).toEqual([1, 0])
    const { access_token } = (await verified.json()) as { access_token: string }
    const user = await ask('/auth/v1/user', { headers: { authorization: `Bearer ${access_token}` } })
    expect(user.status).toBe(200)
  })

  it('is reported as unavailable when it does not respond', async () => {
    const { database } = use.server().services.backend
    const spy = vi.spyOn(database, 'query').mockRejectedValue(new Error('gone'))
    const response = await ask('/api/health', {}, {})
    spy.mockRestore()
    expect([response.status, await response.json()]).toMatchObject([503, { status: 'unavailable' }])
    expect((await ask('/api/health', { method: 'HEAD' }, {})).status).toBe(200)
  })
})

describe('from outside', () => {
  it('the secret key grants no access, not even as a bearer token', async () => {
    const { secretKey } = use.server().services.secrets
    const asKey = await ask('/rest/v1/profiles?select=email', {}, { apikey: secretKey })
    expect([asKey.status, await asKey.text()]).toEqual([401, expect.not.stringContaining('@')])
    const asBearer = await ask('/rest/v1/profiles?select=email', {
      headers: { authorization: `Bearer ${secretKey}` },
    })
    expect([asBearer.status, await asBearer.text()]).toEqual([401, expect.not.stringContaining('@')])
    const inAddress = await ask(`/rest/v1/profiles?select=email&apikey=${secretKey}`, {}, {})
    expect(inAddress.status).toBe(401)
  })

  it('no other origin is allowed', async () => {
    for (const path of [
      '/rest/v1/profiles',
      '/auth/v1/settings',
      '/auth/v1/nothing',
      '/rest/v1/rpc/nothing',
    ]) {
      const { headers } = await ask(path, { headers: { origin: use.server().url } })
      expect([path, ...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    const origin = 'https://evil.example'
    const preflight = await raw(
      '/auth/v1/token',
      { origin, 'access-control-request-method': 'POST' },
      'OPTIONS',
    )
    expect(preflight.status).toBe(403)
    for (const from of [origin, 'null', 'http://localhost:1'])
      expect(
        (await post('/rest/v1/rpc/username_available', { username: 'ada' }, { origin: from })).status,
      ).toBe(403)
    const own = await post(
      '/rest/v1/rpc/username_available',
      { username: 'ada_1' },
      { origin: use.server().url },
    )
    expect([own.status, await own.json()]).toEqual([200, true])
  })

  it.each([
    ['GET', '/auth/v1/verify?type=signup&token=x'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['GET', '/auth/v1/callback?state=x'],
    ['POST', '/auth/v1/magiclink'],
  ])('%s %s does not exist', async (method, path) => expect((await ask(path, { method })).status).toBe(404))

  it('another spelling of a path does not bypass its limits', async () => {
    const body = JSON.stringify({ email: newEmail(), create_user: true })
    const headers = { apikey: use.key(), 'content-type': 'application/json' }
    const count = async () =>
      (await use.server().services.backend.database.query('select count(*) from auth.users')).rows
    const before = await count()
    for (const path of [
      '/auth/v1/%6ftp',
      '/auth/v1/otp/',
      '/auth/v1//otp',
      '/auth/v1/x/../otp',
      '//auth/v1/otp',
    ])
      await raw(path, headers, 'POST', body)
    expect(await count()).toEqual(before)
  })

  it.each(['/auth/v1/user', '/rest/v1/profiles'])('GET %s with a body gets a response', async (path) => {
    const headers = { apikey: use.key(), 'content-type': 'application/json', 'content-length': '2' }
    expect((await raw(path, headers, 'GET', '{}')).status).toBe(401)
  })

  it('wrong types in a body are rejected without a server error', async () => {
    for (const path of [
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/recover',
      '/auth/v1/otp',
    ])
      for (const value of [1, null, [], {}, true]) {
        const { status } = await post(path, { email: value, password: value, data: value })
        expect([path, value, status >= 400 && status < 500]).toEqual([path, value, true])
      }
  })
})

describe('the mailbox', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
  ])('is closed to requests forwarded by a proxy with %s', async (name, value) => {
    for (const path of ['/mailbox', '/mailbox/messages', '/mailbox/events'])
      expect([path, (await raw(path, { [name]: value })).status]).toEqual([path, 403])
  })

  it('opens under every name of this machine', async () => {
    for (const host of ['localhost', 'localhost:4310', '127.0.0.1:1', '[::1]:4310'])
      expect([host, (await raw('/mailbox', { host, ...use.mailboxCookie() })).status]).toEqual([host, 200])
    expect((await raw('/mailbox', { host: 'localhost.evil.example' })).status).toBe(421)
  })
})

describe('every page', () => {
  it.each(['/', '/auth/callback', '/api/health', '/api/config'])('responds to HEAD %s', async (path) => {
    const { status, text } = await raw(path, {}, 'HEAD')
    expect([status < 400 || status === 503, text]).toEqual([true, ''])
  })
})
