import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../http/listen'
import type { ServerBindings } from '../http/responses'
import { staticApp } from '../http/static-app'
import { PASSWORD, serverForTests } from './kit'

// Other sites, other names, other files.

const { ask, confirmedUser, key, newEmail, post, query, raw, ...use } = serverForTests({
  passwordPerAccountAndPeer: { max: 1, windowMs: 60_000 },
})

const EVIL = 'https://evil.example'

describe('files outside the built app', () => {
  let folder: string
  let site: Awaited<ReturnType<typeof listen>>

  beforeAll(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'orrery-site-'))
    folder = join(parent, 'dist')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>')
    await writeFile(join(folder, 'assets/app.js'), 'run()')
    await writeFile(join(parent, 'secret.txt'), 'TOP SECRET')
    await writeFile(join(parent, 'secrets.json'), 'TOP SECRET')
    const app = new Hono<ServerBindings>().route('/', staticApp(folder).routes)
    site = await listen('127.0.0.1', 0, Promise.resolve(app))
  })
  afterAll(async () => {
    await site.close()
    await rm(join(folder, '..'), { recursive: true, force: true })
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secrets.json',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '/..;/secret.txt',
    '/assets/app.js/../../../secret.txt',
    '/%00/../secret.txt',
    '/secret.txt%00.html',
    '//../secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/file:///etc/passwd',
    '/..%2f..%2f..%2f..%2f..%2fetc/passwd',
  ])('cannot be reached by %s', async (path) => {
    const { status, text } = await raw(path, {}, 'GET', '', `http://127.0.0.1:${site.port}`)
    expect([status < 500, text.includes('TOP SECRET'), text.includes('root:')]).toEqual([true, false, false])
  })

  it('are not served by any request to the real server', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/.data/secrets.json',
      '/..%2f.data/secrets.json',
      '/%2e%2e/package.json',
      '/server/main.ts',
      '/supabase/config.toml',
      '/node_modules/hono/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const { status, text } = await raw(path)
      expect([
        path,
        [404, 503].includes(status),
        /"dependencies"|adminPassword|jwtSecret/.test(text),
      ]).toEqual([path, true, false])
    }
  })
})

describe('a page of another site', () => {
  const changes = [
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/logout'],
    ['POST', '/auth/v1/recover'],
    ['PUT', '/auth/v1/user'],
    ['PATCH', '/rest/v1/profiles'],
    ['DELETE', '/rest/v1/profiles'],
    ['POST', '/rest/v1/rpc/username_available'],
    ['POST', '/functions/v1/delete-user'],
  ] as const

  it('cannot make changes, even with the key and the token of its visitor', async () => {
    const { id, token } = await confirmedUser()
    const before = await query('select * from public.profiles where id = $1', [id])
    for (const origin of [EVIL, 'null', 'http://127.0.0.1:1', `${use.server().url}.evil.example`])
      for (const [method, path] of changes)
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          const headers = { apikey: key(), authorization: `Bearer ${token}`, origin, 'content-type': type }
          const { status } = await raw(
            path,
            headers,
            method,
            JSON.stringify({ userId: id, username: 'evil' }),
          )
          expect([origin, method, path, status]).toEqual([origin, method, path, 403])
        }
    expect(await query('select * from public.profiles where id = $1', [id])).toEqual(before)
  })

  it('cannot send a session, because none is stored in cookies', async () => {
    const { email, token } = await confirmedUser()
    const signedIn = await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    expect(signedIn.status).toBe(200)
    // The server sets no cookie but that of a known browser, which opens nothing.
    const set = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
    expect(set.filter((pair) => !pair?.startsWith('orrery-known-'))).toEqual([])
    const cookie = `${set[0]}; sb-access-token=${token}; authorization=Bearer ${token}`
    expect((await raw('/rest/v1/profiles', { apikey: key(), cookie })).status).toBe(401)
    expect((await raw('/auth/v1/user', { apikey: key(), cookie })).status).toBe(401)
  })

  it('can open the policy by a cookie for at most one plain origin', async () => {
    const connect = async (cookie: string) => {
      const { headers } = await raw('/', { cookie })
      return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    }
    expect(await connect('a=1; orrery-connect=https://api.vega.example; b=2')).toBe(
      "'self' https://api.vega.example",
    )
    const plain = String((await raw('/')).headers['content-security-policy'])
    for (const value of [
      '*',
      'https:',
      'https://*',
      'https://*.example',
      'https://a.example https://b.example',
      'https://a.example/path',
      "https://a.example'unsafe-inline'",
      'https://a.example,https://b.example',
      'https://a.example;script-src *',
      'data:',
      'ws://a.example',
      'javascript:alert(1)',
    ]) {
      const { headers } = await raw('/', { cookie: `orrery-connect=${value}` })
      const policy = String(headers['content-security-policy'])
      expect([value, policy.replace(' https://a.example', '')]).toEqual([value, plain])
      expect(headers.vary).toContain('Cookie')
    }
  })

  it('cannot read responses: none allows its origin', async () => {
    for (const path of [
      '/api/config',
      '/api/health',
      '/auth/v1/settings',
      '/rest/v1/profiles',
      '/mailbox',
      '/',
    ])
      for (const method of ['GET', 'OPTIONS']) {
        const asked = { apikey: key(), origin: EVIL, 'access-control-request-method': 'GET' }
        const { headers } = await raw(path, asked, method)
        const invitations = Object.keys(headers).filter((name) => name.startsWith('access-control'))
        expect([path, method, invitations, headers['cross-origin-resource-policy']]).toEqual([
          path,
          method,
          [],
          'same-origin',
        ])
      }
  })

  it('cannot reach this machine by its own host name', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'evil.example:4310',
    ])
      for (const path of ['/', '/api/config', '/mailbox/messages', '/rest/v1/profiles']) {
        const { status, text } = await raw(path, { host, apikey: key() })
        expect([host, path, [400, 421].includes(status), text.includes('supabaseKey')]).toEqual([
          host,
          path,
          true,
          false,
        ])
      }
  })
})

describe('every answer', () => {
  it('has the protective headers, whatever its status', async () => {
    const email = newEmail()
    const wrong = { email, password: 'wrong' }
    await post('/auth/v1/token?grant_type=password', wrong)
    const json = { 'content-type': 'application/json' }
    const answers = {
      200: await ask('/api/config', {}, {}),
      400: await ask('/auth/v1/signup', { method: 'POST', body: '{', headers: json }),
      401: await ask('/rest/v1/profiles', {}, {}),
      403: await post('/auth/v1/signup', {}, { origin: EVIL }),
      404: await ask('/api/nothing', {}, {}),
      405: await ask('/functions/v1/delete-user'),
      413: await ask('/auth/v1/signup', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1), headers: json }),
      415: await ask('/auth/v1/signup', {
        method: 'POST',
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
      429: await post('/auth/v1/token?grant_type=password', wrong),
    }
    for (const [status, { status: real, headers }] of Object.entries(answers)) {
      expect([status, String(real)]).toEqual([status, status])
      expect([status, headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
      expect([status, headers.get('x-frame-options')]).toEqual([status, 'DENY'])
      const policy = headers.get('content-security-policy') ?? ''
      expect([status, /default-src 'self'.*frame-ancestors 'none'/.test(policy)]).toEqual([status, true])
      expect([status, headers.get('referrer-policy')]).toEqual([status, 'strict-origin-when-cross-origin'])
      expect([status, headers.get('cross-origin-opener-policy')]).toEqual([status, 'same-origin'])
      expect([status, headers.get('x-powered-by'), headers.get('server')]).toEqual([status, null, null])
    }
    for (const status of ['400', '401', '429'] as const)
      expect([status, answers[status].headers.get('cache-control')]).toEqual([status, 'no-store'])
  })

  it('allows popups for one query only', async () => {
    for (const [query, policy] of [
      ['', 'same-origin'],
      ['?inspect', 'same-origin'],
      ['?inspect=other', 'same-origin'],
      ['?inspect=stately', 'same-origin-allow-popups'],
    ] as const) {
      const { headers } = await raw(`/${query}`)
      expect([query, headers['cross-origin-opener-policy']]).toEqual([query, policy])
    }
  })

  it('that is a failure reveals no internals', async () => {
    for (const path of [
      '/rest/v1/profiles?select=nope',
      '/rest/v1/nope',
      '/auth/v1/nope',
      '/api/nope',
      '/nope.js',
    ]) {
      const { text } = await raw(path, { apikey: key() })
      expect([path, /node_modules|\.ts:|\bat \w+ \(|\/home\/|select .* from/i.test(text)]).toEqual([
        path,
        false,
      ])
    }
  })

  it('redirects to no other site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/%2e%2e',
      '/%5cevil.example',
      '/\\evil.example',
      `/signin?returnUrl=${EVIL}`,
      `/auth/callback?next=${EVIL}&redirect_to=${EVIL}`,
      `/auth/v1/verify?type=signup&token=x&redirect_to=${EVIL}`,
      `/auth/v1/authorize?provider=github&redirect_to=${EVIL}`,
      `/mailbox?next=${EVIL}`,
    ]) {
      const { status, headers } = await raw(path, { apikey: key() })
      expect([path, status >= 300 && status < 400, headers.location]).toEqual([path, false, undefined])
    }
  })
})
