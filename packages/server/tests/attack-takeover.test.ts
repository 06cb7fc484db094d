import { describe, expect, it } from 'vitest'
import { type Client, PASSWORD, serverForTests } from './kit'

// Attempts to take an account away from the reader of its mails: by a session, a password, a designation.

const MINUTE = 60_000
const plenty = { max: 10_000, windowMs: MINUTE }
const {
  ask,
  adminClient,
  confirmedUser,
  mailsTo,
  newClient,
  newEmail,
  post,
  query,
  signIn,
  tokenFor,
  verify,
} = serverForTests({
  mailPerReceiverAndPeer: { max: 3, windowMs: MINUTE },
  mailPerReceiverAndNetwork: { max: 3, windowMs: MINUTE },
  mailPerPeer: plenty,
  signUpPerPeer: plenty,
})

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
  it('can change the address only with the current password, and failed attempts count', async () => {
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
    const asked = await recovered.auth.updateUser({ email: next, current_password: 'wrong' })
    expect([asked.error?.code, await mailsTo(next)]).toEqual(['over_request_rate_limit', []])
  })

  it('from a recovery mail can set a new password, and cannot change the address before that', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    const client = newClient()
    await client.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    const next = newEmail()
    for (const change of [{ email: next }, { email: next, password: NEW }, { email: next.toUpperCase() }])
      expect((await client.auth.updateUser(change)).error?.code).toBe('current_password_required')
    expect([await mailsTo(next), await signIn(email, PASSWORD)]).toEqual([[], 'ok'])
    expect((await client.auth.updateUser({ email, password: NEW })).error).toBeNull()
    expect((await client.auth.updateUser({ email: next })).error?.code).toBe('current_password_required')
    expect((await client.auth.updateUser({ email: next, current_password: NEW })).error).toBeNull()
    expect(await mailsTo(next)).toHaveLength(1)
  })

  it('ends when the address is changed elsewhere', async () => {
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
  it('can be restored by its former reader, with all changes since, once', async () => {
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

  it('can be restored by its first reader, whatever readers of later ones do', async () => {
    const { client, email, id } = await confirmedUser()
    const [second, third] = [newEmail(), newEmail()]
    const { client: thief } = await move(client, second)
    await move(thief, third)
    expect((await undo(await undoLink(second))).status).toBe(200)
    expect((await undo(await undoLink(email))).status).toBe(200)
    expect(await query('select email from public.profiles where id = $1', [id])).toEqual([{ email }])
  })

  it('cannot be restored late, by guessing, while locked, or from its current owner', async () => {
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

describe('an administrator', () => {
  const designate = (email: string) =>
    query(`update private.settings set value = $1 where key = 'admin_email'`, [email])

  it('is not created from an account that signed up before the designation', async () => {
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

  it('keeps a password that was set by a recovery mail before the designation', async () => {
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
