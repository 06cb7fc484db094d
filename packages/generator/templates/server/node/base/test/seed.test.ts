import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { visitor } from './client.ts'

const seed = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/seed.ts'], { env: { ...process.env, ...env }, encoding: 'utf8' })

test('the example data is added once', async () => {
  expect(seed()).toMatchObject({ status: 0, stdout: expect.stringContaining('demo@example.com') })
  expect(seed()).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing was changed.') })
  const demo = visitor()
  const credentials = { email: 'demo@example.com', password: 'demo-password' }
  expect((await demo('POST', '/api/auth/sign-in', credentials)).status).toBe(200)
  // {{#if api}}
  expect((await demo('GET', '/api/items')).body.total).toBe(3)
  // {{/if}}
})

test('production gets no example data', () => {
  const refused = seed({ APP_ENV: 'production', BETTER_AUTH_SECRET: 'a'.repeat(32) })
  expect(refused.status).toBe(1)
  expect(refused.stderr.trim()).toBe('Example data is for development only: APP_ENV is production.')
})
