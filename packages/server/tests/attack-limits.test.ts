import { folderStore } from '../objects/folder-store'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createHandler } from '../http/handler'
import { DEFAULT_LIMITS } from '../start/index'
import { serverForTests } from './kit'
import { arriving } from './requests-from'

// Ways around what is counted.

const { ask, confirmedUser, key, post, server } = serverForTests()

/** A second front of the same server, which counts by itself; the caller's address is given. */
function fromAddresses() {
  const { services, url } = server()
  const handler = createHandler({
    backend: services.backend,
    host: '127.0.0.1',
    siteUrl: url,
    adminEmail: '',
    publishableKey: key(),
    mailboxKey: 'k',
    tokenSecret: 'secret',
    objects: folderStore('unused'),
    version: '0',
    limits: { ...DEFAULT_LIMITS, lookupPerPeer: { max: 1, windowMs: 60_000 } },
  })
  const body = JSON.stringify({ username: 'somebody' })
  return async (remoteAddress: string) => {
    const request = new Request(`${url}/rest/v1/rpc/username_available`, {
      method: 'POST',
      headers: { apikey: key(), 'content-type': 'application/json', host: new URL(url).host },
      body,
    })
    return (await handler.fetch(request, arriving(remoteAddress, body))).status
  }
}

describe('A limit', () => {
  it('of mails counts all spellings of one mailbox as one', async () => {
    const spellings = [
      'flooded@x.example',
      'flooded+one@x.example',
      'flooded+two@x.example',
      'flooded@ｘ.example',
      'ﬂooded@x.example',
    ]
    const first = await post('/auth/v1/recover', { email: spellings[0] })
    expect(first.status).toBe(200)
    for (const email of spellings.slice(1))
      expect([email, (await post('/auth/v1/recover', { email })).status]).toEqual([email, 429])
    const other = ['flooded@müller.example', 'flooded@xn--mller-kva.example']
    const answers = []
    for (const email of other) answers.push((await post('/auth/v1/recover', { email })).status)
    expect(answers).toEqual([200, 429])
  })

  it('of mails ignores the dots of a Gmail mailbox, but not those of others', async () => {
    const statusOf = async (email: string) => (await post('/auth/v1/recover', { email })).status
    const spellings = [
      'dot.ted@gmail.com',
      'd.o.t.ted@gmail.com',
      'dotted@googlemail.com',
      'Dot.Ted+x@GMAIL.com',
    ]
    const answers = []
    for (const email of spellings) answers.push(await statusOf(email))
    expect(answers).toEqual([200, 429, 429, 429])
    expect([await statusOf('dot.ted@x.example'), await statusOf('dotted@x.example')]).toEqual([200, 200])
  })

  it('of a caller counts all addresses of one IPv6 network as one', async () => {
    const statusFor = fromAddresses()
    expect(await statusFor('2001:db8:1:2::1')).toBe(200)
    expect(await statusFor('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusFor('2001:db8:1:3::1')).toBe(200)
    expect(await statusFor('192.0.2.1')).toBe(200)
    expect(await statusFor('::ffff:192.0.2.1')).toBe(429)
    expect(await statusFor('::ffff:192.0.2.2')).toBe(200)
  })
})

describe('A connection', () => {
  it('that sends thousands of requests at once does not delay the others', async () => {
    const { port, hostname } = new URL(server().url)
    const socket = connect(Number(port), hostname)
    let answers = ''
    socket.on('data', (chunk) => (answers += chunk))
    const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve))
    socket.write(`GET /docs HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(5000))
    await closed
    expect(answers.split('HTTP/1.1 ').length).toBeLessThan(200)
    expect((await ask('/api/health')).status).toBe(200)
  })
})

describe('A mistake in a HEAD request', () => {
  it('is a client error, as in a GET', async () => {
    const { token } = await confirmedUser()
    for (const filter of ['is_verified=eq.maybe', 'id=eq.x', 'login_attempts=eq.x', 'created_at=eq.x']) {
      const asked = { headers: { authorization: `Bearer ${token}` } }
      const path = `/rest/v1/profiles?select=id&${filter}`
      const [get, head] = [await ask(path, asked), await ask(path, { ...asked, method: 'HEAD' })]
      expect([filter, head.status]).toEqual([filter, get.status])
      expect(head.status).toBeLessThan(500)
    }
  })
})

// The journeys' server has other limits for what it counts by address (tests/e2e/server.ts).
describe('The usual limits', () => {
  const usual = serverForTests()

  it('allow one address sixty sign-ups in an hour', async () => {
    const { email } = await usual.confirmedUser()
    const signUp = async () =>
      (await usual.post('/auth/v1/signup', { email, password: 'Str0ng!pass' })).status
    const answers = []
    for (let count = 1; count < 60; count++) answers.push(await signUp())
    expect(answers).toEqual(Array(59).fill(422))
    expect(await signUp()).toBe(429)
    expect(DEFAULT_LIMITS.signUpPerPeer.windowMs).toBe(3_600_000)
  })
})
