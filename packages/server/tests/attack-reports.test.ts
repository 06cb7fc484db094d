import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBodies } from '../http/bodies'
import { clientErrorRoutes } from '../http/client-errors'
import { serverForTests } from './kit'
import { arriving } from './requests-from'

// The one address at which anybody can write into the log of the server.

const { post, raw, server } = serverForTests()

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const at = '2026-11-25T12:00:00.000Z'
const REPORT = { message: 'x is undefined', page: '/projects', at }

/** Routes of their own, with limits of their own: what was written, and the status. */
function routes(limits?: Parameters<typeof clientErrorRoutes>[1]) {
  const written: string[] = []
  const bodies = createBodies()
  const app = new Hono()
  app.route('/', clientErrorRoutes(bodies, limits, (line) => written.push(line)) as never)
  app.onError((error, c) => c.text('', (error as { status?: number }).status as 413))
  const send = async (body: unknown, headers: Record<string, string> = {}, address = '192.0.2.1') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const sent = { 'content-type': 'application/json', ...headers }
    const request = new Request('http://x/api/client-errors', { method: 'POST', body: text, headers: sent })
    return (await app.fetch(request, arriving(address, text))).status
  }
  return { send, written }
}
const plenty = { max: 10_000, windowMs: 60_000 }

describe('a report of an error', () => {
  it('is written as one line, with the details that help to find the error', async () => {
    const stack = `TypeError: x is undefined\n    at open (${server().url}/assets/start-abc.js:10:512)`
    const report = { ...REPORT, message: 'x is undefined', stack, code: 'PGRST301', build: '0.1.0+abc' }
    const response = await post('/api/client-errors', report, { 'user-agent': 'Firefox/140' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(lines).toHaveLength(1)
    const [, json = ''] = /^client error (\{.*\})$/.exec(lines[0] ?? '') ?? []
    expect(JSON.parse(json)).toEqual({ ...report, agent: 'Firefox/140' })
  })

  it('writes no second line and no terminal control codes, whatever its content', async () => {
    const { send, written } = routes({ perPeer: plenty, inAll: plenty })
    const signs = [
      '\n',
      '\r\n',
      '\u001b[2J',
      '\u001b]0;title\u0007',
      '\u009b31m',
      '\b',
      '\0',
      '\u2028',
      '\u2029',
      '\u0085',
      '\u202e',
      '\u2066',
      '\u200b',
      '\ufeff',
      '\ud800',
      '\u{e0041}',
      '\u007f',
    ]
    for (const sign of signs)
      for (const part of ['message', 'stack', 'code', 'build', 'page'] as const) {
        const value = `/before${sign}client error {"at":"forged"}`
        expect([sign, part, await send({ ...REPORT, [part]: value })]).toEqual([sign, part, 204])
      }
    expect(written).toHaveLength(signs.length * 5)
    for (const line of written) {
      expect(line).toMatch(/^[\x20-\x7e]*$/)
      expect(line.startsWith('client error {')).toBe(true)
      expect(JSON.parse(line.slice('client error '.length))).toHaveProperty('at', at)
    }
  })

  it.each([
    [
      'https://x.example/auth/callback?token_hash=SECRETSECRET&type=recovery#access_token=SECRETSECRET',
      'page',
    ],
    ['/mailbox?key=SECRETSECRET', 'page'],
    ['/projects#SECRETSECRET', 'page'],
    ['Failed to fetch https://x.example/a?token_hash=SECRETSECRET', 'message'],
    ['    at f (https://x.example/a.js?v=SECRETSECRET:10:5)', 'stack'],
    ['    at f (/a.js#SECRETSECRET)', 'stack'],
    ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJTRUNSRVQifQ.SECRETSECRET', 'message'],
    ['Authorization: Bearer SECRETSECRET', 'message'],
    ['{"password":"SECRETSECRET"}', 'message'],
    ['{"refresh_token": "SECRETSECRET", "x": 1}', 'stack'],
    ['current_password=SECRETSECRET', 'message'],
    ['apikey: SECRETSECRET', 'message'],
    ['key sk-SECRETSECRET is refused', 'message'],
    ['sb_publishable_SECRETSECRET', 'message'],
    ['ghp_SECRETSECRET', 'code'],
    ['https://ada:SECRETSECRET@x.example/', 'message'],
    ['no account for SECRETSECRET@x.example', 'message'],
    ['token deadbeefdeadbeefdeadbeefdeadbeef', 'message'],
  ])('masks secrets and personal data: %s', async (value, part) => {
    const { send, written } = routes()
    expect(await send({ ...REPORT, [part]: value })).toBe(204)
    expect(written[0]).not.toMatch(/SECRET|deadbeef|eyJ/)
  })

  it('keeps lines and columns of a stack', async () => {
    const { send, written } = routes()
    await send({ ...REPORT, stack: 'at f (https://x.example/a.js?v=1:10:5)\nat https://x.example/b.js:7:8' })
    expect(JSON.parse((written[0] ?? '').slice(13)).stack).toBe(
      'at f (https://x.example/a.js:10:5)\nat https://x.example/b.js:7:8',
    )
  })

  it.each([
    ['no object', 'x'],
    ['a list', [REPORT]],
    ['no message', { page: '/', at }],
    ['a message that is no text', { ...REPORT, message: { toString: 1 } }],
    ['a stack that is no text', { ...REPORT, stack: 7 }],
    ['no time', { message: 'x', page: '/' }],
    ['a time that is none', { ...REPORT, at: 'yesterday' }],
    ['a time with more after it', { ...REPORT, at: `${at}\nforged` }],
    ['no page', { message: 'x', at }],
    ['another field', { ...REPORT, level: 'info' }],
    ['a prototype', '{"message":"x","page":"/","at":"2026-11-25T12:00:00.000Z","__proto__":{"x":1}}'],
    ['broken JSON', '{"message":'],
    ['nothing', ''],
  ])('of another shape is rejected: %s', async (_, body) => {
    const { send, written } = routes()
    expect([await send(body), written]).toEqual([400, []])
  })

  it('of more than 16 kB is rejected, and a smaller one is truncated in the log', async () => {
    const { send, written } = routes()
    expect(await send({ ...REPORT, stack: 'a'.repeat(16 * 1024) })).toBe(413)
    expect(await send({ ...REPORT, message: 'm'.repeat(7000), stack: 's'.repeat(7000) })).toBe(204)
    const { message, stack } = JSON.parse((written[0] ?? '').slice(13))
    expect([message.length, stack.length]).toEqual([501, 4001])
    const told = await raw(
      '/api/client-errors',
      { 'content-type': 'application/json' },
      'POST',
      'x'.repeat(17_000),
    )
    expect(told.status).toBe(413)
  })

  it('is limited by caller, and for all callers together, also when it is rejected', async () => {
    const { send, written } = routes({
      perPeer: { max: 2, windowMs: 60_000 },
      inAll: { max: 5, windowMs: 60_000 },
    })
    expect([await send(REPORT), await send('x'), await send(REPORT)]).toEqual([204, 400, 429])
    const others = []
    for (let index = 2; index < 7; index++) others.push(await send(REPORT, {}, `192.0.2.${index}`))
    expect(others).toEqual([204, 204, 204, 429, 429])
    expect(written).toHaveLength(4)
  })

  it('is not accepted from another site in any form', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of foreign)
      expect([headers, (await post('/api/client-errors', REPORT, headers)).status]).toEqual([headers, 403])
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ])
      expect([type, (await post('/api/client-errors', REPORT, { 'content-type': type })).status]).toEqual([
        type,
        400,
      ])
    expect((await post('/api/client-errors', REPORT, { 'sec-fetch-site': 'same-origin' })).status).toBe(204)
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS'])
      expect([method, (await raw('/api/client-errors', {}, method)).status]).toEqual([method, 404])
    expect(lines).toHaveLength(1)
  })

  it('that is built to be slow to search is written at once', async () => {
    const { send } = routes({ perPeer: plenty, inAll: plenty })
    const started = performance.now()
    for (const part of ['a-', 'a?', '?#', 'ey-', '@', 'a@', '://', 'token=', 'bearer ', 'f', 'a.', '"', ':1'])
      await send({ ...REPORT, stack: part.repeat(15_000 / part.length) })
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
