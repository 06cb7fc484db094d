import { request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { type Client, PASSWORD, serverForTests } from './kit'

// Taking an account away from whoever reads its mails, by a session, a link or a claim of one's own.

const MINUTE = 60_000
const plenty = { max: 10_000, windowMs: MINUTE }
const use = serverForTests({
  mailPerAccount: { max: 3, windowMs: MINUTE },
  mailPerPeer: plenty,
  signUpPerPeer: plenty,
})
const {
  ask,
  adminClient,
  confirmedUser,
  key,
  mailsTo,
  newClient,
  newEmail,
  post,
  query,
  signIn,
  tokenFor,
  verify,
} = use

const EVIL = 'Evil0nes!'
const NEW = 'An0ther!pass'

const signUp = (email: string, password: string, username?: string) =>
  newClient().auth.signUp({ email, password, options: { data: username ? { username } : {} } })

const alive = async (token: string) =>
  (await ask('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).ok

const statusOf = async (id: string) =>
  (await query('select status, username, role from public.profiles where id = $1', [id]))[0]

const idOf = async (email: string) =>
  String((await query('select id from auth.users where email = $1', [email]))[0]?.id)

/** The link that undoes a change, from the mail to the old address. */
async function undoLink(email: string): Promise<URL> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Your address was changed')
  return new URL(/https?:\S+type=email_undo/.exec(mail?.text ?? '')?.[0] ?? 'none:')
}
const undo = async (link: URL) =>
  post('/auth/v1/verify', { type: 'email_undo', token_hash: link.searchParams.get('token_hash') })

/** Changes the address with the password and opens the mail; resolves with the session that follows. */
async function move(client: Client, email: string, password = PASSWORD) {
  expect((await client.auth.updateUser({ email, current_password: password })).error).toBeNull()
  const opener = newClient()
  const { data, error } = await opener.auth.verifyOtp({
    token_hash: await tokenFor(email),
    type: 'email_change',
  })
  expect(error).toBeNull()
  return { client: opener, token: data.session?.access_token ?? '' }
}

describe('an open session', () => {
  it('changes the address with the current password only, and guesses at it count', async () => {
    const { client, email } = await confirmedUser()
    const next = newEmail()
    expect((await client.auth.updateUser({ email: next })).error?.code).toBe('current_password_required')
    const wrong = await client.auth.updateUser({ email: next, current_password: 'wrong' })
    expect(wrong.error?.code).toBe('current_password_mismatch')
    expect(await mailsTo(next)).toEqual([])
    for (let guess = 0; guess < 9; guess++)
      await client.auth.updateUser({ email: next, current_password: `guess-${guess}` })
    expect(await signIn(email, PASSWORD)).toBe('over_request_rate_limit')
    await newClient().auth.resetPasswordForEmail(email)
    const recovered = newClient()
    await recovered.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    expect((await recovered.auth.updateUser({ email: next })).error).toBeNull()
  })

  it('ends when the address was changed elsewhere', async () => {
    const { client, email, token } = await confirmedUser()
    const other = newClient()
    const { data } = await other.auth.signInWithPassword({ email, password: PASSWORD })
    const moved = await move(client, newEmail())
    const tokens = [data.session?.access_token ?? '', token, moved.token]
    expect(await Promise.all(tokens.map(alive))).toEqual([false, true, true])
    expect((await other.auth.refreshSession()).error).not.toBeNull()
  })
})

describe('an address that was changed', () => {
  it('is taken back by its reader, with all that happened since, once', async () => {
    const { client, email, id } = await confirmedUser()
    const thief = await move(client, newEmail())
    expect(
      (await thief.client.auth.updateUser({ password: NEW, current_password: PASSWORD })).error,
    ).toBeNull()
    const taken = (await query('select email from auth.users where id = $1', [id]))[0]?.email as string
    await newClient().auth.resetPasswordForEmail(taken)
    const recovery = await tokenFor(taken)
    const link = await undoLink(email)
    expect(link.pathname).toBe('/auth/callback')

    const answer = await undo(link)
    expect([answer.status, await answer.json()]).toEqual([200, { email }])
    expect(await query('select email from public.profiles where id = $1', [id])).toEqual([{ email }])
    expect(await alive(thief.token)).toBe(false)
    expect(await verify(recovery, 'recovery')).toBe('otp_expired')
    for (const address of [email, taken])
      for (const password of [PASSWORD, NEW])
        expect(await signIn(address, password)).toBe('invalid_credentials')
    expect((await undo(link)).status).toBe(403)

    await newClient().auth.resetPasswordForEmail(email)
    const owner = newClient()
    await owner.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    expect((await owner.auth.updateUser({ password: 'Y3t!another' })).error).toBeNull()
    expect(await signIn(email, 'Y3t!another')).toBe('ok')
  })

  it('is taken back by its first reader, whatever readers of later ones do', async () => {
    const { client, email, id } = await confirmedUser()
    const [second, third] = [newEmail(), newEmail()]
    const { client: thief } = await move(client, second)
    await move(thief, third)
    expect((await undo(await undoLink(second))).status).toBe(200)
    expect((await undo(await undoLink(email))).status).toBe(200)
    expect(await query('select email from public.profiles where id = $1', [id])).toEqual([{ email }])
  })

  it('is not taken back later, by guessing, while locked, or from whoever has it now', async () => {
    const { client, email, id } = await confirmedUser()
    await move(client, newEmail())
    const link = await undoLink(email)
    const guess = new URL(link)
    guess.searchParams.set('token_hash', '0'.repeat(64))
    expect((await undo(guess)).status).toBe(403)
    const [stored] = await query('select token_hash from private.undo_links where user_id = $1', [id])
    guess.searchParams.set('token_hash', String(stored?.token_hash))
    expect((await undo(guess)).status).toBe(403)

    await query(`update public.profiles set status = 'locked' where id = $1`, [id])
    expect((await undo(link)).status).toBe(403)
    await query(`update public.profiles set status = 'active' where id = $1`, [id])
    await signUp(email, PASSWORD)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect((await undo(link)).status).toBe(422)
    await query(`update private.undo_links set sent_at = now() - interval '8 days' where user_id = $1`, [id])
    expect((await undo(link)).status).toBe(403)
  })
})

describe('a sign-up with somebody’s address', () => {
  it('leaves the owner’s link and password alone, whoever came first', async () => {
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

  it('takes neither name, role nor lock from the account that waits', async () => {
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

  it('keeps its claim until the address is proven by somebody else', async () => {
    const email = newEmail()
    await signUp(email, PASSWORD, `c_${email.slice(0, 8)}`)
    const id = await idOf(email)
    const { client, id: other } = await confirmedUser()
    expect((await client.auth.updateUser({ email, current_password: PASSWORD })).error).toBeNull()
    expect(await statusOf(id)).toMatchObject({ username: `c_${email.slice(0, 8)}` })
    expect(await verify(await tokenFor(email), 'email_change')).toBe('ok')
    expect([await statusOf(id), await idOf(email)]).toEqual([undefined, other])
  })

  it('that is sent again after another lets its reader choose the password anew', async () => {
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

describe('an administrator', () => {
  const designate = (email: string) =>
    query(`update private.settings set value = $1 where key = 'admin_email'`, [email])

  it('is not made of whoever signed up with the address before its designation', async () => {
    const [waiting, confirmed] = [newEmail(), newEmail()]
    for (const email of [waiting, confirmed]) await signUp(email, EVIL)
    expect(await verify(await tokenFor(confirmed), 'signup')).toBe('ok')
    const planter = newClient()
    const { data } = await planter.auth.signInWithPassword({ email: confirmed, password: EVIL })
    await planter.auth.updateUser({ password: NEW, current_password: EVIL })
    for (const email of [waiting, confirmed]) {
      await designate(email)
      if (email === waiting) expect(await verify(await tokenFor(waiting), 'signup')).toBe('ok')
      expect(await statusOf(await idOf(email))).toMatchObject({ role: 'admin' })
      for (const password of [EVIL, NEW]) expect(await signIn(email, password)).toBe('invalid_credentials')
    }
    expect(await alive(data.session?.access_token ?? '')).toBe(false)
    await designate('admin@orrery.localhost')
    expect((await adminClient()).auth).toBeTruthy()
  })

  it('keeps the password that was chosen by a recovery mail before the designation', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    const owner = newClient()
    await owner.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    await owner.auth.updateUser({ password: NEW })
    await designate(email)
    expect(await signIn(email, NEW)).toBe('ok')
    expect(await statusOf(await idOf(email))).toMatchObject({ role: 'admin' })
    await designate('admin@orrery.localhost')
  })
})

describe('a link', () => {
  it('that was mailed before a lock works neither during it nor after', async () => {
    const { client, email, id } = await confirmedUser()
    const next = newEmail()
    await client.auth.updateUser({ email: next, current_password: PASSWORD })
    await newClient().auth.resetPasswordForEmail(email)
    const links = [
      [await tokenFor(email), 'recovery'],
      [await tokenFor(next), 'email_change'],
    ] as const
    const setStatus = (status: string) =>
      query('update public.profiles set status = $1 where id = $2', [status, id])
    await setStatus('locked')
    for (const [token, type] of links) expect(await verify(token, type)).not.toBe('ok')
    const mails = (await mailsTo(email)).length
    for (const path of ['recover', 'otp', 'resend']) await post(`/auth/v1/${path}`, { email, type: 'signup' })
    await query('select 1')
    expect(await mailsTo(email)).toHaveLength(mails)
    await setStatus('active')
    for (const [token, type] of links) expect(await verify(token, type)).not.toBe('ok')
  })

  it('of a locked account changes nothing in the database, whoever asks it', async () => {
    const { id } = await confirmedUser()
    await query(`update public.profiles set status = 'locked' where id = $1`, [id])
    for (const change of [`encrypted_password = 'x'`, `email = 'x@y.zz'`, `email_change = 'x@y.zz'`])
      await expect(query(`update auth.users set ${change} where id = $1`, [id])).rejects.toThrow(/is locked/)
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

  it('do not lock the owner out by wrong passwords', async () => {
    const { email } = await confirmedUser()
    const statuses = []
    for (let guess = 0; guess < 12; guess++)
      statuses.push(await guessFrom('127.0.0.2', email, `guess-${guess}`))
    expect(statuses.slice(9)).toEqual([400, 429, 429])
    expect(await signIn(email, PASSWORD)).toBe('ok')
    expect(await guessFrom('127.0.0.2', email, PASSWORD)).toBe(429)
  })

  it('mail one address no more often with several accounts', async () => {
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
  ])('is refused when it is %j', async (email) => {
    const { client } = await confirmedUser()
    for (const path of ['signup', 'recover', 'otp', 'resend'])
      expect([
        path,
        (await post(`/auth/v1/${path}`, { email, password: PASSWORD, type: 'signup' })).status,
      ]).toEqual([path, 400])
    expect((await client.auth.updateUser({ email, current_password: PASSWORD })).error?.status).toBe(400)
  })
})

describe('whoever mistypes the address', () => {
  it('is told of wrong credentials, also while another account waits for its mail', async () => {
    const waiting = newEmail()
    await signUp(waiting, PASSWORD)
    // Puts the accounts that wait before all others in the table.
    await query('update auth.users set updated_at = now() where email_confirmed_at is not null')
    await query('vacuum full auth.users')
    for (const email of [newEmail(), newEmail(), newEmail(), waiting])
      expect(await signIn(email, 'wrong')).toBe('invalid_credentials')
    expect(await signIn(waiting, PASSWORD)).toBe('email_not_confirmed')
    expect(await query(`select 1 from auth.users where encrypted_password not like '$2b$10$%'`)).toEqual([])
  })
})

describe('a clock that is set back', () => {
  it('keeps nobody out any longer', async () => {
    const { createRateLimiter } = await import('../../server/rate-limit')
    const spy = vi.spyOn(Date, 'now')
    const limiter = createRateLimiter({ max: 1, windowMs: MINUTE })
    limiter.hit('somebody')
    spy.mockReturnValue(Date.now() - 86_400_000)
    expect(limiter.wait('somebody')).toBeLessThanOrEqual(MINUTE)
    spy.mockRestore()
  })
})

describe('a forgotten browser', () => {
  it.each([
    ['30 days after signing in', `created_at = now() - interval '31 days', refreshed_at = now()`],
    ['14 days after the last visit', `refreshed_at = now() - interval '15 days'`],
  ])('has to sign in again: %s', async (_when, change) => {
    const { client, id } = await confirmedUser()
    await query(`update auth.sessions set ${change} where user_id = $1`, [id])
    expect((await client.auth.refreshSession()).error).not.toBeNull()
  })
})
