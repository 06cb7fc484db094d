import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, readEnvironment, startServer } from '../start/index'
import { serverForTests } from './kit'
import { openInMemory } from './memory'
import { freePort } from './processes'

// Attacks through proxies between the server and its callers, and by other users of the same machine.

const { key, mailboxCookie, newEmail, post, raw, ...use } = serverForTests()
const PATHS = [
  '/mailbox',
  '/mailbox/',
  '/mailbox/messages',
  '/mailbox/messages/x',
  '/mailbox/events',
  '/%6dailbox',
]

describe('the mailbox of a local installation', () => {
  it('cannot be read by another user of the machine, or through a proxy that adds no headers', async () => {
    await post('/auth/v1/signup', { email: newEmail(), password: 'Str0ng!pass' })
    const [name, right] = mailboxCookie().cookie.split('=') as [string, string]
    const guesses = [
      '',
      '?key=',
      '?key=x',
      `?key=${'A'.repeat(32)}`,
      `?key=${right.slice(1)}`,
      `?key=${right}x`,
    ]
    for (const path of PATHS)
      for (const guess of guesses)
        for (const cookie of ['', `${name}=`, `${name}=x; ${name}=y`]) {
          const { status, text } = await raw(path + guess, { cookie, accept: 'text/html' })
          expect([path, guess, status >= 400, text.includes('token_hash')]).toEqual([
            path,
            guess,
            true,
            false,
          ])
        }
  })

  it('is closed by every header that a proxy adds, even with its key', async () => {
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-forwarded-server',
      'forwarded',
      'via',
      'x-real-ip',
      'x-client-ip',
      'x-cluster-client-ip',
      'x-original-forwarded-for',
      'cf-connecting-ip',
      'cf-ray',
      'cf-visitor',
      'true-client-ip',
      'fastly-client-ip',
      'fly-client-ip',
      'x-envoy-external-address',
      'x-amzn-trace-id',
      'x-azure-clientip',
      'x-appengine-user-ip',
      'cdn-loop',
      'x-original-url',
      'x-request-start',
      'proxy-connection',
      'client-ip',
      'X-FORWARDED-FOR',
      'ali-cdn-real-ip',
      'ali-swift-stat-host',
      'remote-addr',
      'remote-user',
      'http-x-forwarded-for',
      'cdn-src-ip',
      'wl-proxy-client-ip',
      'eagleid',
      'incap-client-ip',
      'source-ip',
      'traceparent',
      'tracestate',
      'b3',
      'uber-trace-id',
      'cloudfront-viewer-address',
      'cloudfront-is-desktop-viewer',
      'ssl-client-cert',
      'surrogate-capability',
      'max-forwards',
      'early-data',
      'true-client-port',
      'a-header-of-tomorrow',
    ])
      for (const path of ['/mailbox', '/mailbox/messages', '/mailbox/events'])
        for (const value of ['127.0.0.1', '']) {
          const { status } = await raw(path, { ...mailboxCookie(), [name]: value })
          expect([name, path, status]).toEqual([name, path, 403])
        }
  })
})

describe('with its key, the mailbox', () => {
  it('opens with every header that browsers send by themselves', async () => {
    const { port } = new URL(use.server().url)
    const browser = {
      host: `127.0.0.1:${port}`,
      connection: 'keep-alive',
      pragma: 'no-cache',
      'cache-control': 'max-age=0',
      'sec-ch-ua': '"Chromium";v="156", "Not?A_Brand";v="24"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Linux"',
      'sec-ch-prefers-color-scheme': 'dark',
      dnt: '1',
      'sec-gpc': '1',
      'upgrade-insecure-requests': '1',
      'user-agent': 'Mozilla/5.0',
      accept: 'text/html',
      'sec-fetch-site': 'none',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-user': '?1',
      'sec-fetch-dest': 'document',
      'sec-purpose': 'prefetch',
      referer: `http://127.0.0.1:${port}/signup`,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en',
      priority: 'u=0, i',
      te: 'trailers',
      'if-none-match': '"x"',
      'if-modified-since': 'Wed, 25 Nov 2026 00:00:00 GMT',
      'save-data': 'on',
      rtt: '50',
      downlink: '10',
      ect: '4g',
    }
    expect((await raw('/mailbox', { ...mailboxCookie(), ...browser })).status).toBe(200)
    const fetched = await fetch(`${use.server().url}/mailbox/messages`, { headers: mailboxCookie() })
    expect(fetched.status).toBe(200)
  })

  it('opens once with its printed URL, and then in the same browser', async () => {
    const url = new URL(use.server().mailboxUrl ?? '')
    const opened = await raw(url.pathname + url.search)
    expect([opened.status, opened.headers.location]).toEqual([303, '/mailbox'])
    const [cookie = ''] = opened.headers['set-cookie'] as string[]
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/mailbox']) expect(cookie).toContain(part)
    const page = await raw('/mailbox', { cookie: cookie.split(';')[0] ?? '' })
    expect([page.status, page.text.includes('Local mailbox')]).toEqual([200, true])
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect((await raw(`/mailbox/messages${url.search}`)).status).toBe(200)
  })

  it('stays closed to other clients, with a hint where its URL is printed', async () => {
    const { status, text } = await raw('/mailbox', { accept: 'text/html' })
    expect([status, /printed when the server started/.test(text)]).toEqual([403, true])
    expect(text).not.toContain(new URL(use.server().mailboxUrl ?? '').searchParams.get('key'))
  })
})

describe('a server whose site is elsewhere', () => {
  let server: RunningServer
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    const settings = { PORT: String(port), SITE_URL: 'https://orrery.example' }
    server = await startServer(readEnvironment(settings), undefined, openInMemory)
  })
  afterAll(() => server.close())

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
        .on('error', reject)
        .end()
    })

  it('has no mailbox, not even on its own machine and with the key', async () => {
    expect(server.mailboxUrl).toBeNull()
    const { mailbox } = JSON.parse((await ask('/api/config')).text) as { mailbox: boolean }
    expect(mailbox).toBe(false)
    const right = mailboxCookie().cookie
    for (const path of PATHS)
      for (const host of ['orrery.example', '127.0.0.1', 'localhost', `127.0.0.1:${port}`]) {
        const answer = await ask(`${path}?key=${right.split('=')[1]}`, { host, cookie: right })
        expect([path, host, answer.status]).toEqual([path, host, 404])
      }
  })

  it('sends HSTS with each of its responses', async () => {
    for (const path of ['/', '/api/health', '/rest/v1/profiles', '/nothing'])
      expect([path, (await ask(path)).headers['strict-transport-security']]).toEqual([
        path,
        'max-age=31536000',
      ])
    expect((await raw('/')).headers['strict-transport-security']).toBeUndefined()
  })

  it('accepts changes only from its own pages, as forwarded by a proxy', async () => {
    const change = (host: string, origin: string) =>
      ask('/auth/v1/logout', { host, origin, apikey: key(), 'content-length': '0' }, 'POST')
    const own = await change('orrery.example', 'https://orrery.example')
    expect(own.status).not.toBe(403)
    for (const [host, origin] of [
      ['orrery.example', 'http://orrery.example'],
      ['orrery.example', 'https://orrery.example:8443'],
      ['orrery.example', 'https://evil.example'],
      ['127.0.0.1', 'https://evil.example'],
    ] as const)
      expect([host, origin, (await change(host, origin)).status]).toEqual([host, origin, 403])
  })

  it('behind a proxy that does not preserve the host still works for its own pages', async () => {
    const { status } = await ask(
      '/auth/v1/logout',
      { host: `127.0.0.1:${port}`, origin: 'https://orrery.example', apikey: key(), 'content-length': '0' },
      'POST',
    )
    expect(status).not.toBe(403)
    const config = JSON.parse(
      (await ask('/api/config', { host: `127.0.0.1:${port}`, 'x-forwarded-proto': 'https' })).text,
    )
    expect(config.supabaseUrl).toBe('https://orrery.example')
  })
})

describe('a response of the library', () => {
  it('is not cached by intermediaries', async () => {
    const headers = { apikey: key() }
    for (const path of [
      '/auth/v1/settings',
      '/auth/v1/health',
      '/auth/v1/user',
      '/rest/v1/profiles',
      '/rest/v1/nope',
      '/api/config',
    ])
      expect([path, (await raw(path, headers)).headers['cache-control']]).toEqual([path, 'no-store'])
    const { headers: signedUp } = await post('/auth/v1/signup', {
      email: newEmail(),
      password: 'Str0ng!pass',
    })
    expect(signedUp.get('cache-control')).toBe('no-store')
    const name = await post('/rest/v1/rpc/username_available', { candidate: 'somebody' })
    expect(name.headers.get('cache-control')).toBe('no-store')
  })
})
