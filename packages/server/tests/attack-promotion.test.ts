import { describe, expect, it } from 'vitest'
import { type Client, PASSWORD, serverForTests } from './kit'

// Links and passwords that were prepared in an account no longer work once it becomes an administrator's.

const plenty = { max: 10_000, windowMs: 60_000 }
const { adminClient, confirmedUser, mailsTo, newClient, newEmail, query, signIn, tokenFor, verify } =
  serverForTests({
    mailPerReceiverAndPeer: plenty,
    mailPerReceiverAndNetwork: plenty,
    mailPerPeer: plenty,
    signUpPerPeer: plenty,
  })

const EVIL = 'Evil0nes!'

const designate = (email: string) =>
  query(`update private.settings set value = $1 where key = 'admin_email'`, [email])

const promote = async (email: string) => {
  const change = (await adminClient()).from('profiles').update({ role: 'admin' }).eq('email', email)
  expect((await change.select('role').single()).data).toEqual({ role: 'admin' })
}

const accountOf = async (id: string) =>
  (await query('select email, role from public.profiles where id = $1', [id]))[0]

/** Asks for another address; the link in its mail. */
const askForMove = async (client: Client, email: string) => {
  expect((await client.auth.updateUser({ email, current_password: PASSWORD })).error).toBeNull()
  return tokenFor(email)
}

const undo = async (email: string) => {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Your address was changed')
  const token = /token_hash=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return verify(token, 'email_undo' as 'signup')
}

describe('An account that is promoted to administrator', () => {
  it.each([
    ['designated', designate],
    ['promoted', promote],
  ] as const)('cannot be restored by the reader of a former address once it is %s', async (_, raise) => {
    const { client, email: former, id } = await confirmedUser()
    const owners = newEmail()
    expect(await verify(await askForMove(client, owners), 'email_change')).toBe('ok')
    await raise(owners)
    expect(await undo(former)).toBe('otp_expired')
    expect(await accountOf(id)).toEqual({ email: owners, role: 'admin' })
    await designate('admin@orrery.localhost')
  })

  it.each([
    ['designated', designate],
    ['promoted', promote],
  ] as const)('ignores a change of address that was requested before it was %s', async (_, raise) => {
    const { client, email, id } = await confirmedUser()
    const link = await askForMove(client, newEmail())
    await raise(email)
    expect(await verify(link, 'email_change')).toBe('otp_expired')
    expect(await accountOf(id)).toEqual({ email, role: 'admin' })
    await designate('admin@orrery.localhost')
  })

  it('before its address is proven does not keep the password of the sign-up', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: EVIL })
    await promote(email)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    expect(await signIn(email, EVIL)).toBe('invalid_credentials')
  })
})

describe('A link to sign in', () => {
  it('opens no session that may set a password, and a recovery link does not sign in', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(await verify(await tokenFor(email), 'recovery')).toBe('otp_expired')
    expect(await verify(await tokenFor(email), 'magiclink')).toBe('ok')
    await newClient().auth.resetPasswordForEmail(email)
    expect(await verify(await tokenFor(email), 'magiclink')).toBe('otp_expired')
    expect(await verify(await tokenFor(email), 'recovery')).toBe('ok')
  })
})
