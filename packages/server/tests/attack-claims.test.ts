import { request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// An attacker gains nothing by claiming an address, and its owner and the other users lose nothing.

const MINUTE = 60_000
const plenty = { max: 10_000, windowMs: MINUTE }
const use = serverForTests({
  mailPerReceiverAndPeer: { max: 3, windowMs: MINUTE },
  mailPerReceiverAndNetwork: { max: 3, windowMs: MINUTE },
  mailPerPeer: plenty,
  signUpPerPeer: plenty,
})
const { confirmedUser, key, mailsTo, newClient, newEmail, post, query, signIn, tokenFor, verify } = use

const EVIL = 'Evil0nes!'
const NEW = 'An0ther!pass'

const signUp = (email: string, password: string, username?: string) =>
  newClient().auth.signUp({ email, password, options: { data: username ? { username } : {} } })

const statusOf = async (id: string) =>
  (await query('select status, username, role from public.profiles where id = $1', [id]))[0]

const idOf = async (email: string) =>
  String((await query('select id from auth.users where email = $1', [email]))[0]?.id)

describe('a sign-up with the address of another user', () => {
  it('leaves the owner’s link and password unchanged, in either order', async () => {
    for (const order of [
      [EVIL, PASSWORD],
      [PASSWORD, EVIL],
    ]) {
      const email = newEmail()
      let link = ''
      for (const password of order) {
        expect((await signUp(email, password)).error).toBeNull()
        if (password === PASSWORD) link = await tokenFor(email)
      }
      const others = (await mailsTo(email)).map(({ text }) => /token_hash=([0-9a-f]+)/.exec(text)?.[1] ?? '')
      expect(await verify(link, 'signup')).toBe('ok')
      expect([await signIn(email, PASSWORD), await signIn(email, EVIL)]).toEqual([
        'ok',
        'invalid_credentials',
      ])
      for (const other of others) expect(await verify(other, 'signup')).toBe('otp_expired')
      expect(
        await query(
          'select 1 from private.sign_ups s join auth.users u on u.id = s.user_id where u.email = $1',
          [email],
        ),
      ).toEqual([])
    }
  })

  it('takes neither name, role nor lock from the unconfirmed account', async () => {
    const email = newEmail()
    await signUp(email, PASSWORD, `n_${email.slice(0, 8)}`)
    const id = await idOf(email)
    await query(`update public.profiles set role = 'moderator', status = 'locked' where id = $1`, [id])
    const before = await statusOf(id)
    await signUp(email, EVIL, 'another_name')
    const { client } = await confirmedUser()
    await client.auth.updateUser({ email, current_password: PASSWORD })
    expect(await statusOf(id)).toEqual(before)
    for (const { text } of await mailsTo(email)) {
      const link = /token_hash=([0-9a-f]+)&type=(\w+)/.exec(text)
      expect(await verify(link?.[1] ?? '', (link?.[2] ?? '') as 'signup')).not.toBe('ok')
    }
    expect(await statusOf(id)).toEqual(before)
  })

  it('keeps its claim until another user proves the address', async () => {
    const email = newEmail()
    await signUp(email, PASSWORD, `c_${email.slice(0, 8)}`)
    const id = await idOf(email)
    const { client, id: other } = await confirmedUser()
    expect((await client.auth.updateUser({ email, current_password: PASSWORD })).error).toBeNull()
    expect(await statusOf(id)).toMatchObject({ username: `c_${email.slice(0, 8)}` })
    expect(await verify(await tokenFor(email), 'email_change')).toBe('ok')
    expect([await statusOf(id), await idOf(email)]).toEqual([undefined, other])
  })

  it('that is mailed again after another one lets its reader choose a new password', async () => {
    const email = newEmail()
    for (const password of [EVIL, PASSWORD]) await signUp(email, password)
    await newClient().auth.resend({ type: 'signup', email })
    await query('select 1')
    expect((await mailsTo(email))[0]?.subject).toBe('Choose a new password')
    const owner = newClient()
    await owner.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    expect([await signIn(email, PASSWORD), await signIn(email, EVIL)]).toEqual(
      Array(2).fill('invalid_credentials'),
    )
    expect((await owner.auth.updateUser({ password: NEW })).error).toBeNull()
    expect(await signIn(email, NEW)).toBe('ok')
  })
})

describe('strangers', () => {
  /** A failed sign-in from another address of this machine. */
  const guessFrom = (localAddress: string, email: string, password: string) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(use.server().url)
      request(
        {
          host: '127.0.0.1',
          port,
          localAddress,
          method: 'POST',
          path: '/auth/v1/token?grant_type=password',
          headers: {
            apikey: key(),
            'content-type': 'application/json',
            host: new URL(use.server().url).host,
          },
        },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
        .on('error', reject)
        .end(JSON.stringify({ email, password }))
    })

  it('cannot lock the owner out by wrong passwords', async () => {
    const { email } = await confirmedUser()
    const statuses = []
    for (let guess = 0; guess < 12; guess++)
      statuses.push(await guessFrom('127.0.0.2', email, `guess-${guess}`))
    expect(statuses.slice(9)).toEqual([400, 429, 429])
    expect(await signIn(email, PASSWORD)).toBe('ok')
    expect(await guessFrom('127.0.0.2', email, PASSWORD)).toBe(429)
  })

  it('cannot mail one address more often with several accounts', async () => {
    const victim = newEmail()
    const statuses = []
    for (let account = 0; account < 5; account++) {
      const { client } = await confirmedUser()
      const { error } = await client.auth.updateUser({ email: victim, current_password: PASSWORD })
      statuses.push(error?.code ?? 'ok')
    }
    expect(statuses).toEqual([...Array(3).fill('ok'), ...Array(2).fill('over_email_send_rate_limit')])
    expect(await mailsTo(victim)).toHaveLength(3)
  })
})

describe('an address', () => {
  it.each([
    '<a@b.cc>',
    'a@b..cc',
    '.a@b.cc',
    'a@-b.cc',
    'a,b@c.dd',
    '"a"@b.cc',
    'a@b.cc>',
    'a:b@c.dd',
    'a\u0007@b.cc',
  ])('is rejected when it is %j', async (email) => {
    const { client } = await confirmedUser()
    for (const path of ['signup', 'recover', 'otp', 'resend'])
      expect([
        path,
        (await post(`/auth/v1/${path}`, { email, password: PASSWORD, type: 'signup' })).status,
      ]).toEqual([path, 400])
    expect((await client.auth.updateUser({ email, current_password: PASSWORD })).error?.status).toBe(400)
  })
})

describe('a user who mistypes the address', () => {
  it('gets the error of wrong credentials, also while another account is unconfirmed', async () => {
    const waiting = newEmail()
    await signUp(waiting, PASSWORD)
    // Puts the accounts that wait before all others in the table.
    await query('update auth.users set updated_at = now() where email_confirmed_at is not null')
    await query('vacuum full auth.users')
    for (const email of [newEmail(), newEmail(), newEmail(), waiting])
      expect(await signIn(email, 'wrong')).toBe('invalid_credentials')
    expect(await signIn(waiting, PASSWORD)).toBe('email_not_confirmed')
    expect(await query(`select 1 from auth.users where encrypted_password not like '$2b$__$%'`)).toEqual([])
  })
})

describe('a clock that is set back', () => {
  it('does not extend any lockout', async () => {
    const { createRateLimiter } = await import('../limits/rate-limit')
    const spy = vi.spyOn(Date, 'now')
    const limiter = createRateLimiter({ max: 1, windowMs: MINUTE })
    limiter.hit('somebody')
    spy.mockReturnValue(Date.now() - 86_400_000)
    expect(limiter.wait('somebody')).toBeLessThanOrEqual(MINUTE)
    spy.mockRestore()
  })
})
