import { describe, expect, it, vi } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// These tests measure or count on the cost of a comparison.
vi.unmock('@node-rs/bcrypt')

// Getting into accounts, and learning which exist.

const MINUTE = 60_000
const plenty = { max: 10_000, windowMs: MINUTE }
const { ask, confirmedUser, key, newClient, newEmail, post, query, raw, server, signIn, tokenFor, verify } =
  serverForTests({
    passwordPerAccountAndPeer: { max: 5, windowMs: MINUTE },
    passwordPerPeer: plenty,
    signUpPerPeer: plenty,
    mailPerPeer: plenty,
  })

const passwordPath = '/auth/v1/token?grant_type=password'

/** Status and text of an answer, without what differs by chance. */
const told = async (response: Response) => [response.status, await response.text()]

const unconfirmed = async () => {
  const email = newEmail()
  await newClient().auth.signUp({ email, password: PASSWORD })
  return email
}

describe('sign-up metadata', () => {
  it('grants no rights, and neither does any other field of a sign-up', async () => {
    const email = newEmail()
    const rights = {
      role: 'admin',
      is_verified: true,
      status: 'active',
      email_confirmed_at: '2020-01-01T00:00:00Z',
      confirmed_at: '2020-01-01T00:00:00Z',
      app_metadata: { role: 'admin' },
      id: '00000000-0000-4000-8000-000000000001',
      is_super_admin: true,
      profile_completed: true,
    }
    const response = await post('/auth/v1/signup', { email, password: PASSWORD, ...rights, data: rights })
    expect(response.status).toBe(200)
    expect(await response.json()).not.toHaveProperty('access_token')
    expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed')
    const { data } = await newClient().auth.verifyOtp({ token_hash: await tokenFor(email), type: 'signup' })
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
    expect(data.user?.id).not.toBe(rights.id)
    expect(await query('select role, username from public.profiles where email = $1', [email])).toEqual([
      { role: 'user', username: null },
    ])
  })

  it('cannot be changed later to gain rights', async () => {
    const { client, id, token } = await confirmedUser()
    const body = JSON.stringify({
      role: 'service_role',
      app_metadata: { role: 'admin' },
      email_confirmed_at: '2020-01-01T00:00:00Z',
      id: '00000000-0000-4000-8000-000000000001',
      is_super_admin: true,
      data: { role: 'admin', status: 'active', is_verified: true },
    })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    expect((await ask('/auth/v1/user', { method: 'PUT', body, headers })).status).toBe(200)
    const { data } = await client.auth.refreshSession()
    expect(data.user).toMatchObject({ id, role: 'authenticated' })
    expect(data.user?.app_metadata).not.toHaveProperty('role')
    expect(await query('select role from public.profiles where id = $1', [id])).toEqual([{ role: 'user' }])
  })

  it('cannot grow without limit', async () => {
    const large = 'x'.repeat(9000)
    const refused = await post('/auth/v1/signup', {
      email: newEmail(),
      password: PASSWORD,
      data: { a: large, b: large },
    })
    expect(refused.status).toBe(400)
    const { client, id } = await confirmedUser()
    expect((await client.auth.updateUser({ data: { a: large } })).error).toBeNull()
    expect((await client.auth.updateUser({ data: { b: large } })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    const [row] = await query(
      'select length(raw_user_meta_data::text) as length from auth.users where id = $1',
      [id],
    )
    expect(row?.length).toBeLessThan(10_000)
  })

  it('with the address of the designated administrator grants no role', async () => {
    const twice = await post('/auth/v1/signup', { email: ' ADMIN@orrery.localhost', password: PASSWORD })
    expect(twice.status).toBe(422)
    expect(
      await query(`select 1 from auth.users where lower(email::text) like '%admin@orrery.localhost%'`),
    ).toHaveLength(1)
    const { client } = await confirmedUser()
    const change = await client.auth.updateUser({
      email: 'Admin@Orrery.localhost',
      current_password: PASSWORD,
    })
    expect(change.error?.code).toBe('email_exists')
  })
})

describe('whether an address has an account', () => {
  it('is not revealed by the text or status of a failed sign-in', async () => {
    const { email } = await confirmedUser()
    const waiting = await unconfirmed()
    const answers = []
    for (const address of [email, waiting, newEmail()])
      answers.push(await told(await post(passwordPath, { email: address, password: 'wrong' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(400)
  })

  it('is not revealed by the time of a failed sign-in: each compares one password, at the same cost', async () => {
    const { hashing } = server().services.backend
    const costs: string[] = []
    const drivers = hashing.for
    const spy = vi.spyOn(hashing, 'for').mockImplementation((caller) => {
      const driver = drivers(caller)
      return {
        hash: (password) => {
          costs.push('hash')
          return driver.hash(password)
        },
        compare: (password, hash) => {
          // The part of a hash that says how it is made: `$2b$10`.
          costs.push(hash.slice(0, 6))
          return driver.compare(password, hash)
        },
      }
    })
    const work: string[][] = []
    for (const email of [(await confirmedUser()).email, await unconfirmed(), newEmail()]) {
      costs.length = 0
      expect((await post(passwordPath, { email, password: 'wrong' })).status).toBe(400)
      work.push([...costs])
    }
    spy.mockRestore()
    expect(work).toEqual([work[0], work[0], work[0]])
    expect(work[0]).toEqual([expect.stringMatching(/^\$2[aby]\$1\d$/)])
  })

  it.each(['recover', 'otp', 'resend'])(
    'is not revealed by %s, or by the mail that follows',
    async (path) => {
      const { email } = await confirmedUser()
      const answers = []
      for (const address of [email, newEmail()])
        answers.push(await told(await post(`/auth/v1/${path}`, { email: address, type: 'signup' })))
      const again = []
      for (const address of [email, newEmail()]) {
        await post(`/auth/v1/${path}`, { email: address, type: 'signup' })
        again.push((await post(`/auth/v1/${path}`, { email: address, type: 'signup' })).status)
      }
      // The confirmation of a sign-up was mailed a moment ago, which its reader knows.
      if (path !== 'resend') expect(answers[0]).toEqual(answers[1])
      expect(answers[1]).toEqual([200, '{}'])
      expect(again).toEqual([429, 429])
    },
  )
})

describe('guessing', () => {
  it('is limited by account, whatever address the caller claims', async () => {
    const { email } = await confirmedUser()
    const headers = { apikey: key(), 'content-type': 'application/json' }
    const statuses = []
    for (let guess = 0; guess < 8; guess++) {
      const disguise = {
        'x-forwarded-for': `198.51.100.${guess}`,
        'x-real-ip': `198.51.100.${guess}`,
        forwarded: `for=198.51.100.${guess}`,
        'user-agent': `browser ${guess}`,
      }
      const written = [email, email.toUpperCase(), ` ${email}`, `${email} `][guess % 4] ?? email
      const body = JSON.stringify({ email: written, password: `guess-${guess}` })
      const response = await raw(passwordPath, { ...headers, ...disguise }, 'POST', body)
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect(await signIn(email, PASSWORD)).toBe('over_request_rate_limit')
  })

  it('of the current password counts like guessing at sign-in', async () => {
    const { client, email } = await confirmedUser()
    for (let guess = 0; guess < 5; guess++)
      await client.auth.updateUser({ password: 'An0ther!pass', current_password: `guess-${guess}` })
    expect(await signIn(email, PASSWORD)).toBe('over_request_rate_limit')
  })

  it('with parallel requests gains no extra guesses', async () => {
    const { email } = await confirmedUser()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(passwordPath, { email, password: `guess-${index}` })),
    )
    expect(all.filter(({ status }) => status !== 429)).toHaveLength(5)
  })

  it('gains nothing from truncated passwords', async () => {
    const email = newEmail()
    for (const password of ['x'.repeat(73), 'é'.repeat(37)])
      expect((await post('/auth/v1/signup', { email, password })).status).toBe(400)
    const longest = 'Kälteschübe über öden Äckern, dürre Gräser und süße Früchte ü'
    expect(Buffer.byteLength(longest)).toBe(72)
    expect((await post('/auth/v1/signup', { email, password: longest })).status).toBe(200)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect([await signIn(email, longest), await signIn(email, `${longest}x`)]).toEqual([
      'ok',
      'invalid_credentials',
    ])
  })
})
