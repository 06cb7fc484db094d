import { describe, expect, it } from 'vitest'
import { type Client, PASSWORD, serverForTests } from './kit'

// An address belongs to the account that opened the mail sent there, and to no account before that.

const { ask, confirmedUser, mailsTo, newClient, newEmail, query, signIn, tokenFor, verify } = serverForTests({
  mailPerReceiverAndPeer: { max: 100, windowMs: 60_000 },
  mailPerReceiverAndNetwork: { max: 100, windowMs: 60_000 },
})

const addressOf = async (client: Client) =>
  (await client.from('profiles').select('email, is_verified').single()).data

describe('a new address', () => {
  it('takes effect once its mail is opened, and the old address is notified', async () => {
    const { client, email } = await confirmedUser()
    const next = newEmail()
    const { data, error } = await client.auth.updateUser({ email: next, current_password: PASSWORD })
    expect([error, data.user?.email, data.user?.new_email]).toEqual([null, email, next])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your address'])
    expect(await addressOf(client)).toEqual({ email, is_verified: true })
    expect([await signIn(email, PASSWORD), await signIn(next, PASSWORD)]).toEqual([
      'ok',
      'invalid_credentials',
    ])

    expect(await verify(await tokenFor(next), 'email_change')).toBe('ok')
    expect(await addressOf(client)).toEqual({ email: next, is_verified: true })
    expect([await signIn(email, PASSWORD), await signIn(next, PASSWORD)]).toEqual([
      'invalid_credentials',
      'ok',
    ])
    const [notice] = await mailsTo(email)
    expect(notice).toMatchObject({ subject: 'Your address was changed' })
    expect(notice?.text).toMatch(
      /email address of your Orrery account was changed[\s\S]*contact an Orrery administrator/,
    )
    expect(notice?.html).not.toContain('{{')
  })

  it('is the one that was requested last', async () => {
    const { client } = await confirmedUser()
    const [first, second] = [newEmail(), newEmail()]
    for (const email of [first, second]) await client.auth.updateUser({ email, current_password: PASSWORD })
    expect([
      await verify(await tokenFor(first), 'email_change'),
      await verify(await tokenFor(second), 'email_change'),
    ]).toEqual(['otp_expired', 'ok'])
    expect(await addressOf(client)).toMatchObject({ email: second })
  })

  it('leaves no access to readers of the old one', async () => {
    const { client, email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    const recovery = await tokenFor(email)
    const next = newEmail()
    await client.auth.updateUser({ email: next, current_password: PASSWORD })
    expect(await verify(await tokenFor(next), 'email_change')).toBe('ok')
    expect(await verify(recovery, 'recovery')).toBe('otp_expired')
  })

  it('cannot be taken from the account that has proven it', async () => {
    const { client, email } = await confirmedUser()
    const owner = await confirmedUser()
    expect(
      (await client.auth.updateUser({ email: owner.email, current_password: PASSWORD })).error?.code,
    ).toBe('email_exists')
    const contested = newEmail()
    await client.auth.updateUser({ email: contested, current_password: PASSWORD })
    const slower = await tokenFor(contested)
    await owner.client.auth.updateUser({ email: contested, current_password: PASSWORD })
    expect(await verify(await tokenFor(contested), 'email_change')).toBe('ok')
    expect(await verify(slower, 'email_change')).toBe('otp_expired')
    expect([await addressOf(client), await addressOf(owner.client)]).toEqual([
      { email, is_verified: true },
      { email: contested, is_verified: true },
    ])
  })

  it('cannot be withheld from its owner by an unproven claim', async () => {
    const { client } = await confirmedUser()
    const claimed = newEmail()
    await newClient().auth.signUp({ email: claimed, password: 'Evil0nes!' })
    expect((await client.auth.updateUser({ email: claimed, current_password: PASSWORD })).error).toBeNull()
    await newClient().auth.signUp({ email: claimed, password: 'Evil0nes!' })
    const [, change] = (await mailsTo(claimed)).map(({ text }) => /token_hash=([0-9a-f]+)/.exec(text)?.[1])
    expect(await verify(change ?? '', 'email_change')).toBe('ok')
    expect(await addressOf(client)).toEqual({ email: claimed, is_verified: true })
    expect(await signIn(claimed, 'Evil0nes!')).toBe('invalid_credentials')
    expect(await query('select 1 from auth.users where email = $1', [claimed])).toHaveLength(1)
  })

  it('must be valid, and requires a signed-in user', async () => {
    const { token } = await confirmedUser()
    const change = (email: unknown, authorization: string) =>
      ask('/auth/v1/user', {
        method: 'PUT',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json', authorization },
      })
    for (const email of [1, null, {}, 'nobody', 'a b@c.dd'])
      expect([email, (await change(email, `Bearer ${token}`)).status]).toEqual([email, 400])
    expect((await change(newEmail(), '')).status).toBe(401)
  })
})

describe('an address that another user signed up with', () => {
  it('belongs to the sign-up whose link was opened, with its password; all others are voided', async () => {
    const email = newEmail()
    const signUp = (password: string, username: string) =>
      newClient().auth.signUp({ email, password, options: { data: { username } } })
    await signUp('Evil0nes!', 'squatter')
    const planted = await tokenFor(email)
    expect((await signUp(PASSWORD, 'squatter')).error).toBeNull()
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect(await verify(planted, 'signup')).toBe('otp_expired')
    expect([await signIn(email, 'Evil0nes!'), await signIn(email, PASSWORD)]).toEqual([
      'invalid_credentials',
      'ok',
    ])
    expect(
      await query('select username, is_verified from public.profiles where email = $1', [email]),
    ).toEqual([{ username: 'squatter', is_verified: true }])
  })

  it('keeps the first sign-up when the second is rejected', async () => {
    const email = newEmail()
    const { username } = await confirmedUser()
    await newClient().auth.signUp({ email, password: PASSWORD })
    for (const [password, name] of [
      ['short', 'free_name'],
      ['Evil0nes!', username],
    ])
      expect(
        (
          await newClient().auth.signUp({
            email,
            password: password ?? '',
            options: { data: { username: name } },
          })
        ).error,
      ).not.toBeNull()
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect(await signIn(email, PASSWORD)).toBe('ok')
  })

  it.each(['recovery', 'magiclink'] as const)(
    'is not confirmed by a %s mail together with a planted password',
    async (type) => {
      const email = newEmail()
      await newClient().auth.signUp({ email, password: 'Evil0nes!' })
      if (type === 'recovery') await newClient().auth.resetPasswordForEmail(email)
      else await newClient().auth.signInWithOtp({ email })
      const [link, planted] = (await mailsTo(email)).map(
        ({ text }) => /token_hash=([0-9a-f]+)/.exec(text)?.[1],
      )
      expect(await verify(link ?? '', type)).toBe('ok')
      expect(await signIn(email, 'Evil0nes!')).toBe('invalid_credentials')
      expect(await verify(planted ?? '', 'signup')).toBe('otp_expired')
    },
  )

  it('responds “not confirmed” only to its own password', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    expect([await signIn(email, PASSWORD), await signIn(email, 'wrong')]).toEqual([
      'email_not_confirmed',
      'invalid_credentials',
    ])
    const state = 'select email_confirmed_at, last_sign_in_at from auth.users where email = $1'
    expect(await query(state, [email])).toEqual([{ email_confirmed_at: null, last_sign_in_at: null }])
    expect(await query('select is_verified from public.profiles where email = $1', [email])).toEqual([
      { is_verified: false },
    ])
  })
})
