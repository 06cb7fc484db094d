import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBodies } from '../http/bodies'
import { createRateLimiter, LIMITER_BYTES } from '../limits/rate-limit'
import { PASSWORD, serverForTests } from './kit'
import { arriving, requestsFrom } from './requests-from'

// The memory of the server must not retain the data that callers send.

const tools = serverForTests()
const { ask, confirmedUser, key, newEmail, server } = tools
const from = requestsFrom(tools)

describe('a limiter', () => {
  it('uses bounded memory for any number and length of keys', () => {
    const limiter = createRateLimiter({ max: 240, windowMs: 60_000 })
    for (let index = 0; index < 25_000; index++) limiter.hit(`${index}`)
    expect(limiter.size()).toBeLessThanOrEqual(LIMITER_BYTES / 200)
    // Full windows take more, so there is room for fewer.
    for (let key = 0; key < 2500; key++) for (let index = 0; index < 240; index++) limiter.hit(`full ${key}`)
    expect(limiter.size()).toBeLessThanOrEqual(LIMITER_BYTES / (8 * 240))
    const long = 'a'.repeat(1_000_000)
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    for (let index = 0; index < 200; index++) limiter.hit(`${index}${long}`)
    globalThis.gc?.()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
    expect(limiter.wait(`0${long}`)).toBe(0)
  })

  it('counts a long key like a short one', () => {
    const limiter = createRateLimiter({ max: 2, windowMs: 60_000 })
    const [one, other] = [`${'a'.repeat(500)}1`, `${'a'.repeat(500)}2`]
    for (const key of [one, one, other]) limiter.hit(key)
    expect([limiter.wait(one) > 0, limiter.wait(other)]).toEqual([true, 0])
    limiter.clear(one)
    expect(limiter.wait(one)).toBe(0)
  })

  it('drops a key when its window is over', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      const limiter = createRateLimiter({ max: 1, windowMs: 1000 })
      // The cache takes 0 for no time at all.
      vi.advanceTimersByTime(1)
      limiter.hit('one')
      vi.advanceTimersByTime(900)
      limiter.hit('two')
      expect([limiter.wait('one'), limiter.size()]).toEqual([100, 2])
      vi.advanceTimersByTime(1200)
      expect(limiter.size()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a value that is too long', () => {
  const long = 'a'.repeat(20_000)
  const bodies: [path: string, body: object][] = [
    ['/auth/v1/token?grant_type=password', { email: long, password: PASSWORD }],
    ['/auth/v1/token?grant_type=password', { email: 'a@x.example', password: long }],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: long }],
    ['/auth/v1/token?grant_type=pkce', { auth_code: long, code_verifier: long }],
    ['/auth/v1/signup', { email: long, password: PASSWORD }],
    ['/auth/v1/signup', { email: 'a@x.example', password: long }],
    ['/auth/v1/signup', { email: 'a@x.example', password: PASSWORD, code_challenge: long }],
    ['/auth/v1/signup', { email: 'a@x.example', password: PASSWORD, data: { username: long } }],
    ['/auth/v1/recover', { email: long }],
    ['/auth/v1/recover', { email: 'a@x.example', gotrue_meta_security: { captcha_token: long } }],
    ['/auth/v1/otp', { email: long }],
    ['/auth/v1/resend', { type: 'signup', email: long }],
    ['/auth/v1/resend', { type: long, email: 'a@x.example' }],
    ['/auth/v1/verify', { type: 'signup', token_hash: long }],
    ['/auth/v1/verify', { type: long, token_hash: 'x' }],
    ['/auth/v1/logout', { scope: [long] }],
    ['/rest/v1/rpc/username_available', { username: long }],
    ['/rest/v1/rpc/admin_profiles', { search: long }],
  ]

  it.each(bodies)('for %s is rejected before any password is compared: %#', async (path, body) => {
    const { hashing } = server().services.backend
    const original = hashing.for
    let compared = 0
    hashing.for = (caller) => {
      compared++
      return original(caller)
    }
    const { status } = await from('127.0.0.9', path, body)
    hashing.for = original
    expect([status, compared]).toEqual([400, 0])
  })

  it('in a change of the user’s own account is rejected before any password is compared', async () => {
    const { token } = await confirmedUser()
    const { hashing } = server().services.backend
    const spy = vi.spyOn(hashing, 'for')
    for (const change of [{ email: long }, { password: long }, { current_password: long }, { nonce: long }]) {
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await from('127.0.0.9', '/auth/v1/user', change, headers, 'PUT')
      expect([change, status]).toEqual([change, 400])
    }
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  it('does not count as a failed sign-in', async () => {
    const { email } = await confirmedUser()
    for (let index = 0; index < 70; index++)
      await from('127.0.0.8', '/auth/v1/token?grant_type=password', {
        email: `${index}${email}${long}`,
        password: 'x',
      })
    const right = { email, password: PASSWORD }
    expect((await from('127.0.0.8', '/auth/v1/token?grant_type=password', right)).status).toBe(200)
  })
})

describe('a body', () => {
  const open: Socket[] = []
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy()
  })

  /** Sends a request without the last byte of its body; `answer` is what came back so far. */
  function unfinished(start: string, size = 64 * 1024, address = '127.0.0.1') {
    const { hostname, port } = new URL(server().url)
    const socket = connect({ port: Number(port), host: hostname, localAddress: address })
    const sent = { socket, answer: '' }
    socket.on('data', (chunk) => (sent.answer += chunk))
    socket.on('error', () => undefined)
    socket.write(
      `${start}\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n`,
    )
    socket.write(`apikey: ${key()}\r\n\r\n`)
    socket.write('x'.repeat(size - 1))
    open.push(socket)
    return sent
  }

  it('of a caller without a session is not read where one is required', async () => {
    for (const start of [
      'POST /functions/v1/delete-user HTTP/1.1\r\nAuthorization: Bearer x',
      'POST /functions/v1/delete-user HTTP/1.1',
      'PUT /auth/v1/user HTTP/1.1\r\nAuthorization: Bearer x',
      'PUT /auth/v1/user HTTP/1.1',
      'PATCH /rest/v1/profiles?id=eq.1 HTTP/1.1\r\nAuthorization: Bearer x',
      'PATCH /rest/v1/profiles?id=eq.1 HTTP/1.1',
    ]) {
      const sent = unfinished(start)
      await expect.poll(() => sent.answer, { timeout: 15_000 }).toMatch(/^HTTP\/1\.1 40[13] /)
    }
  })

  it('of more than 64 kB is rejected before it is sent', async () => {
    const sent = unfinished('POST /auth/v1/signup HTTP/1.1', 64 * 1024 + 1)
    await expect.poll(() => sent.answer, { timeout: 15_000 }).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('of many unfinished requests uses bounded memory: excess requests are rejected, others are served', async () => {
    // 64 of one caller are 4 MB; 256 of all are 16 MB.
    const sent = Array.from({ length: 90 }, () =>
      unfinished('POST /auth/v1/recover HTTP/1.1', 64 * 1024, '127.0.0.7'),
    )
    await expect
      .poll(() => sent.filter(({ answer }) => answer.startsWith('HTTP/1.1 503 ')).length)
      .toBeGreaterThan(20)
    expect(sent.filter(({ answer }) => answer === '').length).toBeGreaterThan(50)
    const another = { email: newEmail(), create_user: 'x'.repeat(900) }
    expect((await from('127.0.0.7', '/auth/v1/recover', another)).status).toBe(503)
    expect((await from('127.0.0.6', '/auth/v1/recover', { email: newEmail() })).status).toBe(200)
    for (const { socket } of sent) socket.destroy()
    const again = async () => (await from('127.0.0.7', '/auth/v1/recover', { email: newEmail() })).status
    await expect.poll(again, { timeout: 15_000 }).toBe(200)
    expect((await ask('/api/health')).status).toBe(200)
  })

  /** Sends a body in chunks of one byte each; `answer` is what came back so far. */
  function byteByByte(start: string, body: string) {
    const { hostname, port } = new URL(server().url)
    const socket = connect(Number(port), hostname)
    const sent = { socket, answer: '', closed: false }
    socket.on('data', (chunk) => (sent.answer += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => (sent.closed = true))
    socket.write(`${start}\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`)
    socket.write(`apikey: ${key()}\r\nTransfer-Encoding: chunked\r\n\r\n`)
    socket.write([...body].map((sign) => `1\r\n${sign}\r\n`).join(''))
    open.push(socket)
    return sent
  }

  it.each([
    'POST /auth/v1/signup',
    'PUT /auth/v1/user',
    'GET /auth/v1/user',
    'POST /functions/v1/delete-user',
    'POST /api/client-errors',
    'POST /api/health',
    'POST /mailbox',
    'POST /',
  ])('that arrives byte by byte is rejected, and its connection closed: %s', async (start) => {
    const sent = byteByByte(`${start} HTTP/1.1`, 'x'.repeat(60_000))
    await expect.poll(() => sent.closed, { timeout: 15_000 }).toBe(true)
    expect(sent.answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('may arrive in a thousand chunks', async () => {
    const sent = byteByByte(
      'POST /auth/v1/recover HTTP/1.1',
      JSON.stringify({ email: newEmail() }).padEnd(1000),
    )
    sent.socket.write('0\r\n\r\n')
    await expect.poll(() => sent.answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('counts towards the limit of all callers until it has been answered', async () => {
    const { Hono } = await import('hono')
    const bodies = createBodies({ held: 100, heldPerCaller: 60 })
    const release: (() => void)[] = []
    const app = new Hono<{ Bindings: never }>()
    app.use('*', bodies.middleware as never)
    app.post('/', async (c) => {
      await bodies.take(c as never)
      await new Promise<void>((resolve) => release.push(resolve))
      return c.text(await c.req.text())
    })
    app.onError((error, c) => c.text('', (error as { status?: number }).status as 503))
    const send = (address: string, size: number) =>
      app.fetch(new Request('http://x/', { method: 'POST' }), arriving(address, 'y'.repeat(size)))
    const first = send('192.0.2.1', 50)
    const second = send('192.0.2.2', 50)
    await vi.waitFor(() => expect(release).toHaveLength(2))
    expect((await send('192.0.2.1', 11)).status).toBe(503)
    expect((await send('192.0.2.3', 1)).status).toBe(503)
    for (const end of release.splice(0)) end()
    expect([(await (await first).text()).length, (await second).status]).toEqual([50, 200])
    const third = send('192.0.2.3', 60)
    await vi.waitFor(() => expect(release).toHaveLength(1))
    release[0]?.()
    expect((await third).status).toBe(200)
  })
})
