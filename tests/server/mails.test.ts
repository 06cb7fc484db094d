import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Mails without the wait between them; that wait is in limits.test.ts.

const { ask, confirmedUser, newClient, newEmail, post, tokenFor, ...use } = serverForTests({
  mailPerAccount: { max: 100, windowMs: 60_000 },
})

const query = async (sql: string, values: unknown[]) =>
  (await use.server().services.backend.database.query<Record<string, unknown>>(sql, values)).rows
const mailsTo = async (email: string) =>
  (await use.server().services.mailbox.list()).filter((mail) => mail.to === email)
const verify = async (token_hash: string, type: 'signup' | 'recovery' | 'magiclink') =>
  (await newClient().auth.verifyOtp({ token_hash, type })).error?.code ?? 'ok'

describe('a lost confirmation', () => {
  it('is sent again on request; the newest link counts', async () => {
    const email = newEmail()
    await newClient().auth.signUp({ email, password: PASSWORD })
    const lost = await tokenFor(email)
    expect((await newClient().auth.resend({ type: 'signup', email: email.toUpperCase() })).error).toBeNull()
    const newest = await tokenFor(email)
    expect(newest).not.toBe(lost)
    expect([await verify(lost, 'signup'), await verify(newest, 'signup')]).toEqual(['otp_expired', 'ok'])
  })

  it('is sent again by a second sign-up, which answers as the first one and changes nothing', async () => {
    const email = newEmail()
    const first = await newClient().auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { name: 'Ada' } },
    })
    const second = await newClient().auth.signUp({
      email,
      password: 'Evil0nes!',
      options: { data: { name: 'Eve' } },
    })
    const shape = (user: object | null) => Object.keys(user ?? {}).sort()
    expect(shape(second.data.user)).toEqual(shape(first.data.user))
    expect(second.data.user?.identities).toHaveLength(1)
    expect(JSON.stringify(second.data)).not.toContain('Ada')
    expect(second.data.user?.id).not.toBe(first.data.user?.id)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    const { error } = await newClient().auth.signInWithPassword({ email, password: 'Evil0nes!' })
    expect(error?.code).toBe('invalid_credentials')
    expect((await newClient().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('is neither sent to a confirmed nor to an unknown address', async () => {
    const { email } = await confirmedUser()
    const unknown = newEmail()
    for (const address of [email, unknown]) await newClient().auth.resend({ type: 'signup', email: address })
    expect([(await mailsTo(email)).length, (await mailsTo(unknown)).length]).toEqual([1, 0])
  })
})

describe('a forgotten password', () => {
  it('is replaced by way of the mail', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    const client = newClient()
    const { error } = await client.auth.verifyOtp({ token_hash: await tokenFor(email), type: 'recovery' })
    expect(error).toBeNull()
    expect((await client.auth.updateUser({ password: 'An0ther!pass' })).error).toBeNull()
    const signIn = await newClient().auth.signInWithPassword({ email, password: 'An0ther!pass' })
    expect(signIn.error).toBeNull()
  })

  it('tells nothing about unknown addresses', async () => {
    const { data, error } = await newClient().auth.resetPasswordForEmail(newEmail())
    expect([data, error]).toEqual([{}, null])
  })
})

describe('a sign-in link', () => {
  it('signs in', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.signInWithOtp({ email })
    expect(await verify(await tokenFor(email), 'magiclink')).toBe('ok')
  })

  it('never makes an account, whatever was asked for', async () => {
    const email = newEmail()
    expect(
      (await newClient().auth.signInWithOtp({ email, options: { shouldCreateUser: true } })).error,
    ).toBeNull()
    expect((await post('/auth/v1/otp', { email, options: { shouldCreateUser: true } })).status).toBe(200)
    expect((await post('/auth/v1/magiclink', { email })).status).toBe(404)
    expect(await query('select 1 from auth.users where email = $1', [email])).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('every mail', () => {
  it('leads to the callback page with a token hash, in both of its parts', async () => {
    const { client, email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    await newClient().auth.signInWithOtp({ email })
    await client.auth.updateUser({ email: newEmail() })
    const links = (await mailsTo(email)).map(({ text, html }) => {
      const link = /https?:\S+/.exec(text)?.[0] ?? ''
      expect(html).toContain(link.replaceAll('&', '&amp;'))
      expect(html).not.toContain('{{')
      const { origin, pathname, searchParams } = new URL(link)
      return `${origin}${pathname} ${searchParams.get('type')} ${searchParams.get('token_hash')?.length}`
    })
    expect(links).toEqual(
      ['email_change', 'magiclink', 'recovery', 'signup'].map(
        (type) => `${use.server().url}/auth/callback ${type} 64`,
      ),
    )
  })

  it('is a page of its own in the mailbox, with its plain text', async () => {
    const { email } = await confirmedUser()
    const [mail] = await mailsTo(email)
    const response = await ask(`/mailbox?mail=${mail?.id}`, {}, {})
    const page = await response.text()
    expect(page).toContain('Plain text')
    expect(page).toContain(`<dd>${email}</dd>`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(/script-src 'sha256-[^ ]+';/.test(policy)).toBe(true)
  })

  it('is shown without running what somebody put into it', async () => {
    const { mailbox } = use.server().services
    await mailbox.deliver({
      to: '<b>x@y.zz',
      subject: '<script>1</script>',
      text: '<i>',
      html: '"><script>2</script>',
    })
    const page = await (await ask('/mailbox', {}, {})).text()
    for (const danger of ['<b>x', '<script>1', '<i>', '<script>2']) expect(page).not.toContain(danger)
  })
})
