import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// A sign-up whose link is never opened is removed after 30 days, and its username is free.

const plenty = { max: 1000, windowMs: 60_000 }
const { confirmedUser, newEmail, post, query, server, signIn, tokenFor, verify } = serverForTests({
  signUpPerPeer: plenty,
  mailPerPeer: plenty,
  mailPerReceiverAndPeer: plenty,
})

const newSignUp = async (email = newEmail(), username = `l_${randomUUID().slice(0, 8)}`) => {
  const response = await post('/auth/v1/signup', { email, password: PASSWORD, data: { username } })
  expect(response.status).toBe(200)
  return { email, username }
}
const age = (email: string, days: number) =>
  query(
    `update auth.users set created_at = now() - $2 * interval '1 day',
       confirmation_sent_at = now() - $2 * interval '1 day' where email = $1`,
    [email, days],
  )
const exists = async (email: string) =>
  (await query('select 1 from auth.users where email = $1', [email])).length > 0
const remove = async (days = 0) => {
  const [row] = await query(`select private.remove_unconfirmed(now() + $1 * interval '1 day') as removed`, [
    days,
  ])
  return row?.removed
}

describe('a sign-up that is not confirmed', () => {
  it('is removed after 30 days by the maintenance of the database, and frees its username', async () => {
    const { email, username } = await newSignUp()
    await age(email, 31)
    await server().services.backend.care.now()
    expect(await exists(email)).toBe(false)
    expect(await query('select 1 from public.profiles where username = $1', [username])).toEqual([])
    await newSignUp(newEmail(), username)
  })

  it('can still be confirmed on the 29th day', async () => {
    const { email } = await newSignUp()
    await age(email, 29)
    await server().services.backend.care.now()
    expect(await exists(email)).toBe(true)
    await query('update auth.users set confirmation_sent_at = now() where email = $1', [email])
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
  })

  it('is removed at the end of the 30th day of the given clock, and only once', async () => {
    const { email } = await newSignUp()
    await remove(29.9)
    expect(await exists(email)).toBe(true)
    expect(await remove(30.1)).toBeGreaterThan(0)
    expect([await exists(email), await remove(30.1)]).toEqual([false, 0])
  })

  it.each([
    ['the mail was sent again', 'update auth.users set confirmation_sent_at = now() where email = $1'],
    [
      'an administrator locked it',
      `update public.profiles set status = 'locked' where id = (select id from auth.users where email = $1)`,
    ],
    ['it was invited', 'update auth.users set invited_at = now() where email = $1'],
  ])('stays when %s', async (_, change) => {
    const { email } = await newSignUp()
    await age(email, 31)
    await query(change, [email])
    await remove()
    expect(await exists(email)).toBe(true)
  })

  it('stays while a later sign-up with the same address waits for its link', async () => {
    const { email } = await newSignUp()
    await newSignUp(email)
    await age(email, 31)
    await remove()
    expect(await exists(email)).toBe(true)
    await query(`update private.sign_ups set sent_at = now() - interval '31 days'`)
    await remove()
    expect(await exists(email)).toBe(false)
  })

  it('is removed 500 at a time, the oldest first', async () => {
    await query(
      `insert into auth.users (id, email, created_at)
       select gen_random_uuid(), 'old-' || n || '@orrery.example', now() - interval '40 days' - n * interval '1 hour'
       from generate_series(1, 502) n`,
    )
    expect(await remove()).toBe(500)
    const left = await query(`select email from auth.users where email like 'old-%' order by email`)
    expect(left.map(({ email }) => email)).toEqual(['old-1@orrery.example', 'old-2@orrery.example'])
    expect(await remove()).toBe(2)
  })
})

describe('an account that was confirmed', () => {
  it('stays, at any age', async () => {
    const { email } = await confirmedUser()
    await age(email, 4000)
    await remove(4000)
    expect([await exists(email), await signIn(email, PASSWORD)]).toEqual([true, 'ok'])
  })

  it('stays even when its confirmation was taken back later', async () => {
    const { email, id } = await confirmedUser()
    await age(email, 4000)
    await query('update auth.users set email_confirmed_at = null where id = $1', [id])
    await remove()
    expect(await exists(email)).toBe(true)
  })
})

describe('the function', () => {
  it('cannot be called by users', async () => {
    const { token } = await confirmedUser()
    const response = await post('/rest/v1/rpc/remove_unconfirmed', {}, { authorization: `Bearer ${token}` })
    expect(response.status).toBe(404)
    const rights = await query(
      `select has_function_privilege(role, 'private.remove_unconfirmed(timestamptz)', 'execute') as may
       from unnest(array['anon', 'authenticated']) role`,
    )
    expect(rights.map(({ may }) => may)).toEqual([false, false])
  })
})
