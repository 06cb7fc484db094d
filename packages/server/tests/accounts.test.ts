import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

const { ask, confirmedUser, newClient, newEmail, post, tokenFor, ...use } = serverForTests({
  passwordPerAccountAndPeer: { max: 3, windowMs: 60_000 },
})

describe('an account', () => {
  it('can be confirmed once by its mail, from any client', async () => {
    const email = newEmail()
    const { data } = await newClient().auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { username: 'ada_l' } },
    })
    expect(data.session).toBeNull()
    const early = await newClient().auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error?.message).toBe('Email not confirmed')

    const other = newClient()
    const token_hash = await tokenFor(email)
    const verified = await other.auth.verifyOtp({ token_hash, type: 'signup' })
    expect(verified.error).toBeNull()
    const { data: profile } = await other.from('profiles').select('*').single()
    expect(profile).toMatchObject({
      username: 'ada_l',
      email,
      status: 'active',
      role: 'user',
      is_verified: true,
      profile_completed: true,
      login_attempts: 0,
    })
    expect(profile?.user_id).toBe(profile?.id)
    const again = await newClient().auth.verifyOtp({ token_hash, type: 'signup' })
    expect(again.error?.status).toBe(403)
  })

  it('cannot be created twice, and its name is reserved in any letter case', async () => {
    const { email, username } = await confirmedUser()
    const twice = await newClient().auth.signUp({ email: email.toUpperCase(), password: PASSWORD })
    expect(twice.error?.message).toBe('User already registered')
    const same = await newClient().auth.signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { username: username.toUpperCase() } },
    })
    expect(same.error?.message).toBe('Username is already taken')
    const bad = await newClient().auth.signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { username: 'a b' } },
    })
    expect(bad.error?.message).toMatch(/^Username must be 3-20 characters/)
    const weak = await newClient().auth.signUp({ email: newEmail(), password: 'abc' })
    expect(weak.error?.message).toBe('Password should be at least 6 characters.')
  })

  it('is signed out everywhere without a scope, as in the hosted service', async () => {
    const { email, token } = await confirmedUser()
    const other = newClient()
    const { data } = await other.auth.signInWithPassword({ email, password: PASSWORD })
    const authorization = `Bearer ${data.session?.access_token ?? ''}`
    const alive = async (access: string) =>
      (await ask('/auth/v1/user', { headers: { authorization: `Bearer ${access}` } })).ok
    expect(await alive(token)).toBe(true)
    const out = await ask('/auth/v1/logout', { method: 'POST', headers: { authorization } })
    expect([out.status, await alive(token)]).toEqual([204, false])
  })

  it('stays verified, and the response says so', async () => {
    const { client, id } = await confirmedUser()
    const { error } = await client.from('profiles').update({ is_verified: false }).eq('id', id)
    expect(error).toMatchObject({ code: '42501', message: 'A confirmed e-mail address stays verified' })
  })

  it('is unchanged by a second sign-up within a minute', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    const second = await post('/auth/v1/signup', { email, password: 'Evil0nes!' })
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    await newClient().auth.verifyOtp({ token_hash: await tokenFor(email), type: 'signup' })
    expect((await newClient().auth.signInWithPassword({ email, password: 'Evil0nes!' })).error).not.toBeNull()
    expect((await newClient().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('can request its mail again, without revealing whether it exists', async () => {
    const { email } = await confirmedUser()
    for (const address of [newEmail(), newEmail()]) {
      const response = await post('/auth/v1/resend', { type: 'signup', email: address })
      expect([response.status, await response.json()]).toEqual([200, {}])
    }
    const soon = await post('/auth/v1/resend', { type: 'signup', email })
    expect(soon.status).toBe(429)
    expect(await soon.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' })
    expect((await post('/auth/v1/resend', { type: 'recovery', email })).status).toBe(400)
  })

  it('that does not exist gets the same response as a wrong password, also while the first match is unconfirmed', async () => {
    await newClient().auth.signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { username: 'grace_h' } },
    })
    // The sign-in updates the administrator's row, which moves it behind the row of the unconfirmed account.
    await use.adminClient()
    for (let attempt = 0; attempt < 5; attempt++) {
      const { error } = await newClient().auth.signInWithPassword({ email: newEmail(), password: PASSWORD })
      expect(error?.message).toBe('Invalid login credentials')
    }
  })

  it('is protected against guessing, and counts failed attempts', async () => {
    const { client, email } = await confirmedUser()
    const guess = () => newClient().auth.signInWithPassword({ email, password: 'wrong' })
    for (let attempt = 0; attempt < 3; attempt++) expect((await guess()).error?.status).toBe(400)
    const { data } = await client.from('profiles').select('login_attempts').single()
    expect(data?.login_attempts).toBe(3)
    const blocked = await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('of the designated administrator has its role from the first start', async () => {
    const { email, password } = {
      email: 'admin@orrery.localhost',
      password: use.server().services.secrets.adminPassword,
    }
    const client = newClient()
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    const { data } = await client.from('profiles').select('role, username').eq('email', email).single()
    expect(data).toEqual({ role: 'admin', username: 'admin' })
    expect((await use.server().services.mailbox.list()).some((mail) => mail.to === email)).toBe(false)
  })
})

describe('a username', () => {
  it('is checked for availability in any letter case, and is never available when malformed (SUP-04)', async () => {
    const { username } = await confirmedUser()
    const available = async (name: string) =>
      (await newClient().rpc('username_available', { username: name })).data
    expect(await available('nobody_yet')).toBe(true)
    expect(await available(username.toUpperCase())).toBe(false)
    expect(await available('a!')).toBe(false)
    expect(await available("x' or '1'='1")).toBe(false)
  })
})

describe('bodies', () => {
  it('that are not JSON or too large are rejected with a message', async () => {
    const headers = { 'content-type': 'application/json' }
    const broken = await ask('/auth/v1/signup', { method: 'POST', body: '{oops', headers })
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { code: 400, error_code: 'bad_json', msg: 'The body is not valid JSON' },
    ])
    const large = await ask('/auth/v1/signup', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1), headers })
    expect(large.status).toBe(413)
    expect((await post('/auth/v1/signup', [1, 2])).status).toBeGreaterThanOrEqual(400)
  })
})
