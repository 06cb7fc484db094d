import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, inject, it } from 'vitest'
import { createKnownBrowsers, KNOWN_DAYS } from '../auth/known-browsers'
import { DEFAULT_LIMITS, readEnvironment, startServer } from '../start/index'
import { PASSWORD, serverForTests } from './kit'
import { makeDataFolder } from './memory'
import { newDatabase } from './postgres/copy'
import { requestsFrom } from './requests-from'

// Failed attempts from elsewhere slow strangers only: a browser that has signed in before goes on.

const plenty = { max: 10_000, windowMs: 60_000 }
const LIMITS = {
  ...DEFAULT_LIMITS,
  signUpPerPeer: plenty,
  mailPerPeer: plenty,
  verifyPerPeer: plenty,
  passwordPerPeer: { max: 20, windowMs: 60_000 },
  passwordPerAccount: { max: 15, windowMs: 60_000 },
  passwordPerAccountAndPeer: { max: 4, windowMs: 60_000 },
  comparedPerAccountAndPeer: { max: 20, windowMs: 60_000 },
  // One sign-in more than wrong passwords, so that a flood uses up both.
  comparedPerPeer: { max: 21, windowMs: 60_000 },
}
const tools = serverForTests(LIMITS)
const { confirmedUser, query, tokenFor } = tools
const from = requestsFrom(tools)

const TOKEN = '/auth/v1/token?grant_type=password'
let hosts = 0
/** An address of this machine that no other test of the file uses. */
const newAddress = () => `127.7.${Math.floor(++hosts / 250)}.${(hosts % 250) + 1}`

const signIn = (address: string, email: string, password: string, cookie = '') =>
  from(address, TOKEN, { email, password }, cookie ? { cookie } : {})
const statusOf = async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).status

/** An account, and a browser at an address that has signed in to it. */
async function known(address = newAddress()) {
  const user = await confirmedUser()
  const { status, cookie } = await signIn(address, user.email, PASSWORD)
  expect([status, cookie]).toEqual([200, expect.stringMatching(/^orrery-known-[\w-]{6}=/)])
  return { ...user, address, cookie }
}

/** Uses up what all strangers together may try. */
async function attack(email: string) {
  for (let guess = 0; guess < 16; guess++) await signIn(newAddress(), email, `guess-${guess}`)
  expect(await statusOf(newAddress(), email, PASSWORD)).toBe(429)
}

describe('a browser that has signed in before', () => {
  it('signs in although a stranger behind the same address has used up every limit of the address', async () => {
    const { email, address, cookie } = await known()
    const other = (await confirmedUser()).email
    for (let guess = 0; guess < 5; guess++) await signIn(address, email, `guess-${guess}`)
    expect(await statusOf(address, email, PASSWORD)).toBe(429)
    for (let guess = 0; guess < 35; guess++) await signIn(address, `u${guess}@x.example`, 'guess')
    expect(await statusOf(address, other, PASSWORD)).toBe(429)
    expect(await statusOf(address, email, PASSWORD, cookie)).toBe(200)
  })

  it('signs in from another network while strangers are refused', async () => {
    const { email, address, cookie } = await known()
    await attack(email)
    // The address alone proves nothing: a browser without cookies is a stranger.
    expect(await statusOf(address, email, PASSWORD)).toBe(429)
    expect(await statusOf(newAddress(), email.toUpperCase(), PASSWORD, cookie)).toBe(200)
  })

  it.each([
    ['the refresh of a session', '/auth/v1/token?grant_type=refresh_token'],
    ['the link of a mail', '/auth/v1/verify'],
  ])('is known by %s, too', async (_, path) => {
    const { client, email } = await confirmedUser()
    const { data } = await client.auth.getSession()
    if (path === '/auth/v1/verify') await from(newAddress(), '/auth/v1/recover', { email })
    const body =
      path === '/auth/v1/verify'
        ? { type: 'recovery', token_hash: await expectLink(email) }
        : { refresh_token: data.session?.refresh_token }
    const { status, cookie } = await from(newAddress(), path, body)
    expect(status).toBe(200)
    await attack(email)
    expect(await statusOf(newAddress(), email, PASSWORD, cookie)).toBe(200)
  })

  it('has a few guesses of its own, which neither come from strangers nor go to them', async () => {
    const { email, cookie } = await known()
    const guesses = []
    for (let guess = 0; guess < 6; guess++)
      guesses.push(await statusOf(newAddress(), email, `guess-${guess}`, cookie))
    // A stolen cookie guesses no more than that, from any number of addresses.
    expect(guesses).toEqual([400, 400, 400, 400, 429, 429])
    expect(await statusOf(newAddress(), email, PASSWORD, cookie)).toBe(429)
    expect(await statusOf(newAddress(), email, PASSWORD)).toBe(200)
  })

  it('can change the password and delete the account while strangers are refused', async () => {
    const { email, id, cookie, token } = await known()
    await attack(email)
    const headers = { authorization: `Bearer ${token}` }
    const asStranger = await from(
      newAddress(),
      '/functions/v1/delete-user',
      { userId: id, password: 'guess' },
      headers,
    )
    expect(asStranger.status).toBe(429)
    const password = 'An0ther!pass'
    const change = { password, current_password: PASSWORD }
    const changed = await from(newAddress(), '/auth/v1/user', change, { ...headers, cookie }, 'PUT')
    expect([changed.status, changed.cookie]).toEqual([200, expect.stringContaining('orrery-known-')])
    const gone = await from(
      newAddress(),
      '/functions/v1/delete-user',
      { userId: id, password },
      { ...headers, cookie: changed.cookie },
    )
    expect(gone.status).toBe(200)
  })

  it('is a stranger once the password was changed elsewhere; the browser that changed it is not', async () => {
    const { client, email, cookie, token } = await known()
    const password = 'An0ther!pass'
    const changed = await from(
      newAddress(),
      '/auth/v1/user',
      { password, current_password: PASSWORD },
      { authorization: `Bearer ${token}` },
      'PUT',
    )
    expect(changed.status).toBe(200)
    await attack(email)
    expect(await statusOf(newAddress(), email, password, cookie)).toBe(429)
    expect(await statusOf(newAddress(), email, password, changed.cookie)).toBe(200)
    await client.auth.stopAutoRefresh()
  })

  it('is a stranger to a new account with the address of a deleted one', async () => {
    const { email, id, cookie } = await known()
    await query('delete from auth.users where id = $1', [id])
    await from(newAddress(), '/auth/v1/signup', { email, password: PASSWORD })
    await from(newAddress(), '/auth/v1/verify', { type: 'signup', token_hash: await tokenFor(email) })
    await attack(email)
    expect(await statusOf(newAddress(), email, PASSWORD, cookie)).toBe(429)
  })

  it('is known after a restart of the server', async () => {
    const postgres = inject('postgres')
    const database = postgres ? await newDatabase(postgres) : null
    const folder = await mkdtemp(join(tmpdir(), 'orrery-known-'))
    if (!database) await makeDataFolder(folder)
    const environment = readEnvironment({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database?.url })
    const start = () => startServer(environment, LIMITS)
    let server = await start()
    try {
      const ask = (...attempt: Parameters<typeof signIn>) =>
        requestsFrom({ server: () => server, key: () => server.services.secrets.publishableKey })(
          attempt[0],
          TOKEN,
          { email: attempt[1], password: attempt[2] },
          attempt[3] ? { cookie: attempt[3] } : {},
        )
      const [email, password] = ['admin@orrery.localhost', server.services.secrets.adminPassword]
      const { status, cookie } = await ask(newAddress(), email, password)
      expect(status).toBe(200)
      await server.close()
      server = await start()
      for (let guess = 0; guess < 16; guess++) await ask(newAddress(), email, `guess-${guess}`)
      expect((await ask(newAddress(), email, password)).status).toBe(429)
      expect((await ask(newAddress(), email, password, cookie)).status).toBe(200)
    } finally {
      await server.close()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('the cookie', () => {
  it('counts for nothing when it is forged, changed, oversized, or of another account', async () => {
    const { email, cookie } = await known()
    const other = await known()
    await attack(email)
    const [name = '', value = ''] = cookie.split('=')
    const [id = '', entry = ''] = value.split('.')
    const [expires = '', mark = '', code = ''] = entry.split('~')
    const [otherId = '', otherEntry = ''] = (other.cookie.split('=')[1] ?? '').split('.')
    const worthless = [
      other.cookie,
      `${name}=${otherId}.${entry}`,
      `${name}=${id}.${otherEntry}`,
      `${name}=${id}`,
      `${name}=${id}.${Number(expires) + 1}~${mark}~${code}`,
      `${name}=${id}.${expires}~${mark.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))}~${code}`,
      `${name}=${id}.${expires}~${mark}~${'A'.repeat(22)}`,
      `${name}=${id}.${expires}~${mark}~${code.slice(1)}`,
      `${name}=${id}.${Array<string>(6).fill(entry).join('.')}`,
      `${name}=${id}.${entry}${'A'.repeat(4000)}`,
      `${name}=%E0%A4%A.${entry}`,
      `${name}=__proto__`,
      `orrery-known-AAAAAA=${value}`,
    ]
    for (const made of worthless)
      expect([made.slice(0, 200), await statusOf(newAddress(), email, PASSWORD, made)]).toEqual([
        made.slice(0, 200),
        429,
      ])
    expect(await statusOf(newAddress(), email, PASSWORD, `a=1; ${cookie}; b=2`)).toBe(200)
  })

  it('is not set by a wrong password, a sign-up or the request of a mail, and opens nothing', async () => {
    const { email, cookie, address } = await known()
    const answers = [
      await signIn(newAddress(), email, 'guess', cookie),
      await from(address, '/auth/v1/recover', { email }, { cookie }),
      await from(address, '/auth/v1/user', undefined, { cookie }, 'GET'),
      await from(address, '/auth/v1/signup', { email: `n${email}`, password: PASSWORD }, { cookie }),
    ]
    expect(answers.map(({ status, cookie: set }) => [status, set])).toEqual([
      [400, ''],
      [200, ''],
      [401, ''],
      [200, ''],
    ])
  })

  it('holds the five accounts that signed in last, none of which can be read from it', async () => {
    const users = []
    for (let user = 0; user < 6; user++) users.push(await confirmedUser())
    let cookie = ''
    const ids = new Set<string>()
    for (const { email } of [...users, users[5] as (typeof users)[0]]) {
      cookie = (await signIn(newAddress(), email, PASSWORD, cookie)).cookie
      ids.add(/=([\w-]{16})\./.exec(cookie)?.[1] ?? '')
    }
    expect([ids.size, cookie.split('.').length - 1]).toEqual([1, 5])
    expect(cookie.length).toBeLessThan(250)
    for (const { email, id } of users)
      for (const part of [email, id, Buffer.from(email).toString('base64url')])
        expect(cookie).not.toContain(part)
    const first = users[0]?.email ?? ''
    const last = users[1]?.email ?? ''
    await attack(first)
    expect(await statusOf(newAddress(), first, PASSWORD, cookie)).toBe(429)
    await attack(last)
    expect(await statusOf(newAddress(), last, PASSWORD, cookie)).toBe(200)
  })

  it('is sent by the routes of accounts only, never to scripts, never without TLS from a site with TLS', async () => {
    const { email } = await confirmedUser()
    const response = await tools.post(TOKEN, { email, password: PASSWORD })
    const lines = response.headers.getSetCookie()
    expect(lines.map((line) => /; Path=([^;]+)/.exec(line)?.[1])).toEqual([
      '/auth/v1',
      '/functions/v1/delete-user',
    ])
    for (const line of lines) {
      expect(line).toMatch(/; Max-Age=7776000;.*HttpOnly;.*SameSite=Lax/)
      expect(line).not.toContain('Secure')
    }
    expect(await setBy(createKnownBrowsers('secret', true))).toContain('; Secure')
  })

  it(`expires after ${KNOWN_DAYS} days, and is that of one account and one installation`, async () => {
    const start = Date.parse('2026-01-01T12:00:00Z')
    const at = (days: number) => createKnownBrowsers('secret', false, () => start + days * 86_400_000)
    const cookie = (await setBy(at(0))).split(';')[0] ?? ''
    const found = []
    for (const days of [0, KNOWN_DAYS, KNOWN_DAYS + 1]) found.push(await idFrom(at(days), cookie))
    expect(found).toEqual([expect.stringMatching(/^[\w-]{16}$/), found[0], 'null'])
    expect(await idFrom(at(0), cookie, 'eve@orrery.example')).toBe('null')
    expect(
      await idFrom(
        createKnownBrowsers('another secret', false, () => start),
        cookie,
      ),
    ).toBe('null')
  })
})

const ADA = { email: 'Ada@orrery.example', hash: '$2b$10$x' }
const expectLink = async (email: string) => {
  await expect.poll(async () => (await tools.mailsTo(email)).length).toBe(2)
  return tokenFor(email)
}

/** The first `Set-Cookie` line for Ada. */
const setBy = async (browsers: ReturnType<typeof createKnownBrowsers>) => {
  const app = new Hono().get('/', (c) => {
    const response = new Response('')
    browsers.remember(c, response, ADA)
    return response
  })
  return (await app.request('/')).headers.getSetCookie()[0] ?? ''
}

const idFrom = async (
  browsers: ReturnType<typeof createKnownBrowsers>,
  cookie: string,
  email = 'ada@orrery.example',
) => {
  const app = new Hono().get('/', (c) => c.text(String(browsers.idOf(c, email))))
  return (await app.request('/', { headers: { cookie } })).text()
}
