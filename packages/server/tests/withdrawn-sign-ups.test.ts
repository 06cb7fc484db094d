import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// A sign-up whose address was mistyped is withdrawn by the browser that made it.

const plenty = { max: 1000, windowMs: 60_000 }
const { mailsTo, newEmail, post, query, tokenFor, verify } = serverForTests({
  signUpPerPeer: plenty,
  mailPerPeer: plenty,
  mailPerReceiverAndPeer: plenty,
})

const newName = () => `w_${randomUUID().slice(0, 8)}`
const signUp = async (account: { username: string; email: string; claim: string }) => {
  const { username, email, claim } = account
  const response = await post('/auth/v1/signup', { email, password: PASSWORD, data: { username, claim } })
  return response.status
}
const newSignUp = async () => {
  const account = { username: newName(), email: newEmail(), claim: randomUUID() }
  expect(await signUp(account)).toBe(200)
  return account
}
const withdraw = async (email: string, claim: string) => {
  const response = await post('/rest/v1/rpc/withdraw_sign_up', { email, claim })
  return [response.status, await response.text()]
}
const NOTHING = [204, '']
const isFree = async (username: string) =>
  (await post('/rest/v1/rpc/username_available', { username })).json()
const accountsOf = async (email: string) =>
  (await query('select 1 from auth.users where email = $1', [email])).length

describe('a withdrawn sign-up', () => {
  it('frees its username, and its link does nothing', async () => {
    const { username, email, claim } = await newSignUp()
    const token = await tokenFor(email)
    expect(await withdraw(email.toUpperCase(), claim)).toEqual(NOTHING)
    expect([await isFree(username), await accountsOf(email)]).toEqual([true, 0])
    expect(await verify(token, 'signup')).not.toBe('ok')
    expect(await signUp({ username, email: newEmail(), claim: randomUUID() })).toBe(200)
  })

  it.each([
    ['another claim', () => randomUUID()],
    ['an empty claim', () => ''],
    ['a short claim', () => 'x'],
  ])('requires the claim that was sent with it: %s changes nothing', async (_, claim) => {
    const account = await newSignUp()
    expect(await withdraw(account.email, claim())).toEqual(NOTHING)
    expect(await accountsOf(account.email)).toBe(1)
    expect(await verify(await tokenFor(account.email), 'signup')).toBe('ok')
  })

  it('gets the same response for an unknown address', async () => {
    expect(await withdraw(newEmail(), randomUUID())).toEqual(NOTHING)
  })

  it('has no effect once the address is confirmed', async () => {
    const { email, claim } = await newSignUp()
    await verify(await tokenFor(email), 'signup')
    expect(await withdraw(email, claim)).toEqual(NOTHING)
    expect(await accountsOf(email)).toBe(1)
  })

  it('takes nothing from another sign-up with the same address', async () => {
    const first = await newSignUp()
    const second = { username: newName(), email: first.email, claim: randomUUID() }
    expect(await signUp(second)).toBe(200)
    await withdraw(first.email, first.claim)
    expect(await accountsOf(first.email)).toBe(1)
    const links = (await mailsTo(first.email)).length
    await withdraw(second.email, second.claim)
    expect([links, await accountsOf(first.email)]).toEqual([2, 1])
    await withdraw(first.email, first.claim)
    expect(await accountsOf(first.email)).toBe(0)
  })
})
