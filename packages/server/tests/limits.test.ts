import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

const MINUTE = 60_000
const { ask, confirmedUser, newEmail, post, tokenFor, ...use } = serverForTests({
  passwordPerAccountAndPeer: { max: 2, windowMs: MINUTE },
  passwordPerPeer: { max: 6, windowMs: MINUTE },
  comparedPerAccountAndPeer: { max: 12, windowMs: MINUTE },
  signUpPerPeer: { max: 5, windowMs: MINUTE },
  verifyPerPeer: { max: 2, windowMs: MINUTE },
  lookupPerPeer: { max: 2, windowMs: MINUTE },
})

/** Status, and what a 429 says. */
async function outcome(response: Response) {
  const body = (await response.json()) as { error_code?: string; msg?: string }
  if (response.status !== 429) return response.status
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(body.msg).toBeTruthy()
  return `429 ${body.error_code}`
}

const signIn = async (email: string, password: string) =>
  outcome(await post('/auth/v1/token?grant_type=password', { email, password }))
const signUp = async (email: string) => outcome(await post('/auth/v1/signup', { email, password: PASSWORD }))

describe('too many', () => {
  // The tests share one caller, so tests that need accounts come before the sign-ups run out.
  it('wrong passwords are limited by account, in any letter case of its address; right ones are not counted', async () => {
    const { email } = await confirmedUser()
    for (let index = 0; index < 4; index++) expect(await signIn(email, PASSWORD)).toBe(200)
    const guesses = await Promise.all(
      [email, email.toUpperCase(), ` ${email}`, email].map((address) => signIn(address, 'wrong')),
    )
    const limited = '429 over_request_rate_limit'
    expect(guesses.sort()).toEqual([400, 400, limited, limited])
    expect(await signIn(email, PASSWORD)).toBe(limited)
    const { rows } = await use
      .server()
      .services.backend.database.query('select login_attempts from public.profiles where email = $1', [email])
    expect(rows).toEqual([{ login_attempts: 2 }])
  })

  it('password comparisons are limited by account, whatever their outcome and endpoint', async () => {
    const { email, token } = await confirmedUser()
    const change = async () =>
      outcome(
        await ask('/auth/v1/user', {
          method: 'PUT',
          body: JSON.stringify({ password: PASSWORD, current_password: PASSWORD }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        }),
      )
    const outcomes: unknown[] = []
    for (let index = 0; index < 6; index++) outcomes.push(await signIn(email, PASSWORD), await change())
    expect(new Set(outcomes)).toEqual(new Set([200, 422]))
    const limited = '429 over_request_rate_limit'
    expect([await signIn(email, PASSWORD), await change()]).toEqual([limited, limited])
  })

  it('mails of one kind to one address are a minute apart, known or not', async () => {
    const { email, token } = await confirmedUser()
    const limited = '429 over_email_send_rate_limit'
    for (const address of [email, newEmail()]) {
      for (const path of ['/auth/v1/recover', '/auth/v1/otp']) {
        const first = path.endsWith('recover') ? 200 : limited
        expect([path, await outcome(await post(path, { email: address }))]).toEqual([path, first])
      }
      expect(await outcome(await post('/auth/v1/recover', { email: address.toUpperCase() }))).toBe(limited)
    }
    expect(await outcome(await post('/auth/v1/resend', { type: 'signup', email }))).toBe(limited)
    const change = () =>
      ask('/auth/v1/user', {
        method: 'PUT',
        body: JSON.stringify({ email: newEmail(), current_password: PASSWORD }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
    expect([await outcome(await change()), await outcome(await change())]).toEqual([200, limited])
  })

  it('wrong passwords are limited by caller', async () => {
    const guesses: unknown[] = []
    for (let index = 0; index < 5; index++) guesses.push(await signIn(newEmail(), 'wrong'))
    expect(guesses).toEqual([400, 400, 400, 400, '429 over_request_rate_limit'])
  })

  it('invalid links are limited by caller, and valid ones are not counted', async () => {
    const email = newEmail()
    expect(await signUp(email)).toBe(200)
    const token_hash = await tokenFor(email)
    const verify = async (hash: string) =>
      outcome(await post('/auth/v1/verify', { token_hash: hash, type: 'signup' }))
    expect([await verify(token_hash), await verify('guess'), await verify('guess')]).toEqual([200, 403, 403])
    expect(await verify('guess')).toBe('429 over_request_rate_limit')
  })

  it('sign-ups are limited by caller', async () => {
    expect([await signUp(newEmail()), await signUp(newEmail())]).toEqual([200, '429 over_request_rate_limit'])
  })

  it('username look-ups are limited by caller', async () => {
    const lookUp = async () => outcome(await post('/rest/v1/rpc/username_available', { username: 'ada' }))
    const limited = '429 over_request_rate_limit'
    expect([await lookUp(), await lookUp(), await lookUp()]).toEqual([200, 200, limited])
    const spelt = await post('/rest/v1/rpc/%75sername_available', { username: 'ada' })
    expect(await outcome(spelt)).toBe(limited)
    expect((await ask('/rest/v1/rpc/username_available?username=ada')).status).toBe(405)
  })
})
