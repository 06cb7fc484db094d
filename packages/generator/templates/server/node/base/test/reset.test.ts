import { expect, onTestFinished, test, vi } from 'vitest'
import { account } from './account.ts'
import { visitor } from './client.ts'

const INVALID = 'This link is not valid or has expired. Ask for a new one.'

/** Requests a link and resolves with the message, which is logged after the response. */
async function messageTo(email: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const log = vi.spyOn(console, 'log').mockImplementation((line) => {
    if (String(line).startsWith(`To: ${email}\n`)) resolve(line)
  })
  expect((await visitor()('POST', '/api/auth/forgot-password', { email })).status).toBe(204)
  return promise.finally(() => log.mockRestore())
}

const tokenTo = async (email: string) => /\/reset-password\?token=(\S+)/.exec(await messageTo(email))?.[1]

test('a link sets a new password once, and ends every session', async () => {
  const ann = visitor()
  const { email, password } = account()
  await ann('POST', '/api/auth/sign-up', { email, password })
  const message = await messageTo(email)
  expect(message).toContain('Subject: Reset your password\n\nOpen this link within one hour')
  const token = /^http:\S+\/reset-password\?token=(\S+)$/m.exec(message)?.[1]

  const bob = visitor()
  const changed = { token, password: 'battery staple' }
  expect((await bob('POST', '/api/auth/reset-password', { token, password: 'short' })).status).toBe(400)
  const reset = await bob('POST', '/api/auth/reset-password', changed)
  expect(reset.status).toBe(204)
  expect(reset.headers.get('set-cookie')).toBeNull()
  expect((await ann('GET', '/api/auth/me')).body).toEqual({ user: null })
  expect((await ann('POST', '/api/auth/sign-in', { email, password })).status).toBe(401)
  expect((await ann('POST', '/api/auth/sign-in', { email, password: changed.password })).status).toBe(200)

  const again = await bob('POST', '/api/auth/reset-password', { ...changed, password: 'another one' })
  expect(again).toMatchObject({ status: 400, body: { error: INVALID } })
  expect((await ann('GET', '/api/auth/me')).body.user.email).toBe(email)
})

test('only the newest link works, for one hour', async () => {
  const ann = visitor()
  const { email, password } = account()
  await ann('POST', '/api/auth/sign-up', { email, password })
  const reset = async (token: string | undefined) =>
    (await ann('POST', '/api/auth/reset-password', { token, password: 'battery staple' })).status
  const [first, second] = [await tokenTo(email), await tokenTo(email)]
  expect(second).not.toBe(first)
  expect(await reset(first)).toBe(400)
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 61 * 60_000)
  expect(await reset(second)).toBe(400)
  vi.useRealTimers()
  expect((await visitor()('POST', '/api/auth/sign-in', { email, password })).status).toBe(200)
  const newest = await tokenTo(email)
  vi.setSystemTime(Date.now() + 59 * 60_000)
  expect(await reset(newest)).toBe(204)
})

test('an unknown address gets the same answer, and links cannot be guessed', async () => {
  const thief = visitor()
  const unknown = await thief('POST', '/api/auth/forgot-password', { email: account().email })
  expect(unknown).toMatchObject({ status: 204, body: '' })
  expect((await thief('POST', '/api/auth/forgot-password', { email: 'nobody' })).status).toBe(400)
  for (const token of [null, '', 'guessed', `${crypto.randomUUID()}.${'x'.repeat(43)}`, '\0', '../../x.y']) {
    const refused = await thief('POST', '/api/auth/reset-password', { token, password: 'battery staple' })
    expect(refused).toMatchObject({ status: 400, body: { error: INVALID } })
  }
  await thief('POST', '/api/auth/sign-in', account())
  await thief('POST', '/api/auth/sign-in', account())
  expect((await thief('POST', '/api/auth/forgot-password', account())).status).toBe(429)
})
