import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Links that should be shut, and ways in that should not be there.

const MINUTE = 60_000
const plenty = { max: 10_000, windowMs: MINUTE }
const { confirmedUser, mailsTo, newClient, newEmail, post, query, tokenFor, verify } = serverForTests({
  mailPerReceiverAndPeer: { max: 3, windowMs: MINUTE },
  mailPerReceiverAndNetwork: { max: 3, windowMs: MINUTE },
  mailPerPeer: plenty,
  signUpPerPeer: plenty,
})

describe('a link', () => {
  it('that was mailed before a lock works neither during nor after it', async () => {
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

  it('of a locked account changes nothing in the database, whoever the caller is', async () => {
    const { id } = await confirmedUser()
    await query(`update public.profiles set status = 'locked' where id = $1`, [id])
    for (const change of [`encrypted_password = 'x'`, `email = 'x@y.zz'`, `email_change = 'x@y.zz'`])
      await expect(query(`update auth.users set ${change} where id = $1`, [id])).rejects.toThrow(/is locked/)
  })
})

describe('a sign-in method', () => {
  const bodies = [
    {},
    { phone: '+4915112345678', password: PASSWORD },
    { provider: 'google', id_token: 'x', access_token: 'x' },
    { auth_code: 'x', code_verifier: 'x' },
    { chain: 'ethereum', message: 'x', signature: 'x' },
    { domain: 'orrery.example' },
    { email: 'invited@orrery.example', factor_type: 'totp', friendly_name: 'x' },
  ]

  it.each([
    'signup',
    'otp',
    'invite',
    'factors',
    'sso',
    'saml/acs',
    'magiclink',
    'reauthenticate',
    'authorize?provider=google',
    'callback?code=x',
    'user/identities/authorize?provider=google',
    'oauth/token',
    'admin/users',
    'admin/generate_link',
    'token',
    ...['id_token', 'pkce', 'web3', 'anonymous', 'password', 'refresh_token'].map(
      (grant) => `token?grant_type=${grant}`,
    ),
  ])('that is not offered opens no session and creates no account: %s', async (path) => {
    const { token } = await confirmedUser()
    const count = 'select count(*)::int as users from auth.users'
    const before = await query(count)
    for (const body of bodies)
      for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
        const response = await post(`/auth/v1/${path}`, body, headers)
        expect([path, body, response.status >= 400 && response.status < 500, await response.text()]).toEqual([
          path,
          body,
          // `otp` answers an address without an account like any other, with no error.
          !(path === 'otp' && 'email' in body),
          expect.not.stringContaining('access_token'),
        ])
      }
    expect(await query(count)).toEqual(before)
  })
})

describe('a function that is added later', () => {
  it('cannot be called until it is granted', async () => {
    await query(`create function public.surprise() returns int language sql as 'select 1'`)
    const { token } = await confirmedUser()
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[])
      expect((await post('/rest/v1/rpc/surprise', {}, headers)).status).toBeGreaterThanOrEqual(400)
    const [row] = await query(
      `select has_function_privilege('anon', 'public.surprise()', 'execute') as anon,
              has_function_privilege('authenticated', 'public.surprise()', 'execute') as signed_in`,
    )
    expect(row).toEqual({ anon: false, signed_in: false })
    await query('drop function public.surprise()')
  })
})
