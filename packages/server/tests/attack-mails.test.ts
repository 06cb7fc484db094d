import { describe, expect, it } from 'vitest'
import { PASSWORD, serverForTests } from './kit'

// Using the mails against their readers, and two requests against each other.

const { mailsTo, newEmail, post, query, raw, tokenFor, verify, ...use } = serverForTests()

describe('a mail', () => {
  it('goes to one address and contains no text of the requester', async () => {
    const victim = newEmail()
    for (const email of [
      `${newEmail()}\r\nBcc: ${victim}`,
      `${newEmail()},${victim}`,
      `${newEmail()} ${victim}`,
      `${victim}\u0000@x.example`,
    ])
      await post('/auth/v1/signup', { email, password: PASSWORD })
    expect(await mailsTo(victim)).toEqual([])
    const email = newEmail()
    const data = { username: 'mallory_x', name: '<a href="https://evil.example">Click</a>' }
    await post('/auth/v1/signup', { email, password: PASSWORD, data })
    expect(JSON.stringify(await mailsTo(email))).not.toMatch(/evil\.example|Click/)
  })

  it('links only to this site, whatever was requested', async () => {
    const evil = 'https://evil.example/steal'
    const email = newEmail()
    const asked = `redirect_to=${encodeURIComponent(evil)}`
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const body = { email, password: PASSWORD, redirect_to: evil, options: { emailRedirectTo: evil } }
    await post(`/auth/v1/signup?${asked}`, body, headers)
    expect(await verify(await tokenFor(email), 'signup')).toBe('ok')
    await post(`/auth/v1/recover?${asked}`, { email, redirect_to: evil }, headers)
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    for (const mail of await mailsTo(email)) {
      expect(mail.html + mail.text).not.toContain('evil.example')
      expect(mail.text).toContain(`${use.server().url}/auth/callback?`)
    }
  })

  it('runs no script in the mailbox', async () => {
    const email = `"><img/src=x/onerror=alert(1)>${newEmail()}`
    await post('/auth/v1/signup', { email, password: PASSWORD })
    const { text, headers } = await raw('/mailbox', use.mailboxCookie())
    expect(text).not.toContain('<img/src=x')
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/)
  })
})

describe('two parallel requests', () => {
  it('cannot take the same name or the same address', async () => {
    const username = 'only_one'
    const named = await Promise.all(
      Array.from({ length: 6 }, () =>
        post('/auth/v1/signup', { email: newEmail(), password: PASSWORD, data: { username } }),
      ),
    )
    expect(named.filter(({ status }) => status === 200)).toHaveLength(1)
    const email = newEmail()
    await Promise.all(Array.from({ length: 6 }, () => post('/auth/v1/signup', { email, password: PASSWORD })))
    expect(await query('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
    expect(await query('select 1 from public.profiles where username = $1', [username])).toHaveLength(1)
  })
})
