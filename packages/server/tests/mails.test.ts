import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Mails without the wait between them; that wait is in limits.test.ts.

const { ask, confirmedUser, mailsTo, newClient, newEmail, post, query, tokenFor, verify, ...use } =
  serverForTests({
    mailPerReceiverAndPeer: { max: 100, windowMs: 60_000 },
    mailPerReceiverAndNetwork: { max: 100, windowMs: 60_000 },
  })

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

  it('is sent again by a second sign-up, with the same response as the first', async () => {
    const email = newEmail()
    const signUp = async (name: string) =>
      newClient().auth.signUp({ email, password: PASSWORD, options: { data: { name } } })
    const [first, second] = [await signUp('Ada'), await signUp('Eve')]
    const shape = (user: object | null) => Object.keys(user ?? {}).sort()
    expect(shape(second.data.user)).toEqual(shape(first.data.user))
    expect(second.data.user?.identities).toHaveLength(1)
    expect(JSON.stringify(second.data)).not.toContain('Ada')
    expect(second.data.user?.id).not.toBe(first.data.user?.id)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
  })

  it('is sent neither to a confirmed nor to an unknown address', async () => {
    const { email } = await confirmedUser()
    const unknown = newEmail()
    for (const address of [email, unknown]) await newClient().auth.resend({ type: 'signup', email: address })
    expect([(await mailsTo(email)).length, (await mailsTo(unknown)).length]).toEqual([1, 0])
  })
})

describe('a sign-in link', () => {
  it('signs in', async () => {
    const { email } = await confirmedUser()
    await newClient().auth.signInWithOtp({ email })
    expect(await verify(await tokenFor(email), 'magiclink')).toBe('ok')
  })

  it('never creates an account, whatever was requested', async () => {
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
  it('links to the callback page with a token hash, in both of its parts', async () => {
    const { client, email } = await confirmedUser()
    await newClient().auth.resetPasswordForEmail(email)
    await newClient().auth.signInWithOtp({ email })
    const next = newEmail()
    await client.auth.updateUser({ email: next, current_password: PASSWORD })
    const links = [...(await mailsTo(next)), ...(await mailsTo(email))].map(({ text, html }) => {
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

  it('has its own page in the mailbox, with its plain text', async () => {
    const { email } = await confirmedUser()
    const [mail] = await mailsTo(email)
    const response = await ask(`/mailbox?mail=${mail?.id}`, {}, use.mailboxCookie())
    const page = await response.text()
    expect(page).toContain('Plain text')
    expect(page).toContain(`<dd>${email}</dd>`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(/script-src 'sha256-[^ ]+';/.test(policy)).toBe(true)
  })

  it('is shown without running injected scripts', async () => {
    const { mailbox } = use.server().services
    await mailbox.deliver({
      to: '<b>x@y.zz',
      subject: '<script>1</script>',
      text: '<i>',
      html: '"><script>2</script>',
    })
    const page = await (await ask('/mailbox', {}, use.mailboxCookie())).text()
    for (const danger of ['<b>x', '<script>1', '<i>', '<script>2']) expect(page).not.toContain(danger)
  })
})
