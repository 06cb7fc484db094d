import { expect, test, vi } from 'vitest'
import { account } from './account.ts'
import { visitor } from './client.ts'

vi.mock('../src/env.ts', async (actual) => ({ ...(await actual<object>()), isProduction: true }))

test('production sends no link without SMTP_URL', async () => {
  const ann = visitor()
  const { email, password } = account()
  await ann('POST', '/api/auth/sign-up', { email, password })
  for (const address of [email, account().email]) {
    const refused = await ann('POST', '/api/auth/forgot-password', { email: address })
    expect(refused).toMatchObject({ status: 503, body: { error: 'Mail is off. Set SMTP_URL.' } })
  }
})
