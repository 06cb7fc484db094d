import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { visitor } from './client.ts'

/** Runs beside the test: blocking it would let the app's own connection time out. */
const seed = (values: Record<string, string> = {}) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, ...values }
    execFile(process.execPath, ['src/seed.ts'], { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    )
  })

test('the example data is added once', async () => {
  expect(await seed()).toMatchObject({ status: 0, stdout: expect.stringContaining('demo@example.com') })
  expect(await seed()).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing was changed.') })
  const demo = visitor()
  const credentials = { email: 'demo@example.com', password: 'demo-password' }
  expect((await demo('POST', '/api/auth/sign-in', credentials)).status).toBe(200)
  // {{#if api}}
  expect((await demo('GET', '/api/items')).body.total).toBe(3)
  // {{/if}}
})

test('production gets no example data', async () => {
  const refused = await seed({ APP_ENV: 'production', BETTER_AUTH_SECRET: 'a'.repeat(32) })
  expect(refused.status).toBe(1)
  expect(refused.stderr.trim()).toBe('Example data is for development only: APP_ENV is production.')
})
