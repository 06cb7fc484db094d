import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// A sign-up that is never confirmed gives its name back.

const plenty = { max: 1000, windowMs: 60_000 }
const { ask, confirmedUser, mailsTo, newEmail, post, query, tokenFor, verify } = serverForTests({
  signUpPerPeer: plenty,
  mailPerPeer: plenty,
  mailPerReceiverAndPeer: plenty,
})

const newName = () => `n_${randomUUID().slice(0, 8)}`
const signUp = async (username: string, email = newEmail()) => {
  const response = await post('/auth/v1/signup', { email, password: PASSWORD, data: { username } })
  const { error_code: code = 'ok' } = (await response.json()) as { error_code?: string }
  return { email, code }
}
const isFree = async (username: string) =>
  (await post('/rest/v1/rpc/username_available', { username })).json()
const age = (email: string, time: string) =>
  query(`update public.profiles set created_at = now() - interval '${time}' where email = $1`, [email])
const nameOf = async (email: string) =>
  (
    await query('select username, profile_completed as done from public.profiles where email = $1', [email])
  )[0]

describe('a name', () => {
  it('is reserved by a sign-up for two days, and then free for another', async () => {
    const name = newName()
    const first = await signUp(name)
    await age(first.email, '47 hours')
    expect([await isFree(name), (await signUp(name.toUpperCase())).code]).toEqual([false, 'username_taken'])
    await age(first.email, '49 hours')
    expect(await isFree(name)).toBe(true)
    const second = await signUp(name.toUpperCase())
    expect(second.code).toBe('ok')
    expect(await nameOf(second.email)).toEqual({ username: name.toUpperCase(), done: true })
    expect(await nameOf(first.email)).toEqual({ username: null, done: false })
    expect([await isFree(name), (await signUp(name)).code]).toEqual([false, 'username_taken'])
  })

  it('that went to another account is not returned: the first one is confirmed without a name and chooses one', async () => {
    const name = newName()
    const first = await signUp(name)
    await age(first.email, '49 hours')
    await signUp(name)
    expect(await verify(await tokenFor(first.email), 'signup')).toBe('ok')
    expect(await nameOf(first.email)).toEqual({ username: null, done: false })
  })

  it('stays with its account when that is confirmed late, but before another request', async () => {
    const name = newName()
    const first = await signUp(name)
    await age(first.email, '300 hours')
    expect(await verify(await tokenFor(first.email), 'signup')).toBe('ok')
    expect([await isFree(name), (await signUp(name)).code]).toEqual([false, 'username_taken'])
    expect(await nameOf(first.email)).toEqual({ username: name, done: true })
  })

  it('of an old sign-up can be chosen by a user, once, and only with that value', async () => {
    const name = newName()
    const first = await signUp(name)
    const [ada, eve] = [await confirmedUser(), await confirmedUser()]
    const rename = async (user: typeof ada, username: string) =>
      (
        await ask(`/rest/v1/profiles?id=eq.${user.id}`, {
          method: 'PATCH',
          body: JSON.stringify({ username }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        })
      ).status
    expect(await rename(ada, name)).toBe(409)
    await age(first.email, '49 hours')
    expect([await rename(ada, name), await rename(eve, name)]).toEqual([204, 409])
    expect(await nameOf(ada.email)).toEqual({ username: name, done: true })
    expect(await nameOf(first.email)).toEqual({ username: null, done: false })
  })

  it('of an old sign-up goes to a later sign-up of another address by its link', async () => {
    const name = newName()
    const first = await signUp(name)
    const email = newEmail()
    await signUp(newName(), email)
    await age(first.email, '49 hours')
    expect((await signUp(name, email)).code).toBe('ok')
    // Until its address is proven, the later sign-up changes nothing.
    expect(await nameOf(first.email)).toEqual({ username: name, done: true })
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect([await nameOf(email), await nameOf(first.email)]).toEqual([
      { username: name, done: true },
      { username: null, done: false },
    ])
  })

  it('goes to one of several parallel requests', async () => {
    const name = newName()
    const first = await signUp(name)
    await age(first.email, '49 hours')
    const token = await tokenFor(first.email)
    const asked = await Promise.all([
      ...Array.from({ length: 4 }, () => signUp(name)),
      verify(token, 'signup'),
    ])
    expect(await query('select 1 as held from public.profiles where lower(username) = $1', [name])).toEqual([
      { held: 1 },
    ])
    expect(asked.length).toBe(5)
  })
})

describe('an account', () => {
  it('that is unconfirmed loses nothing else to another, at any age', async () => {
    const { email } = await signUp(newName())
    const ada = await confirmedUser()
    await age(email, '900 hours')
    const [{ id } = {}] = await query('select id from public.profiles where email = $1', [email])
    for (const change of [{ username: null }, { username: 'other_name' }, { status: 'locked' }])
      await ask(`/rest/v1/profiles?id=eq.${id}`, {
        method: 'PATCH',
        body: JSON.stringify(change),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      })
    const [row] = await query(
      'select username is not null as named, status from public.profiles where id = $1',
      [id],
    )
    expect(row).toEqual({ named: true, status: 'active' })
  })
})
