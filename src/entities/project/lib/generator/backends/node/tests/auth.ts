import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/auth.test.ts` */
export function authTest(_project: ServerContext) {
  return file(
    'test/auth.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { memoryStore } from '../src/store/memory.ts'
      import { json, send, signUp, testApp } from './helpers.ts'

      const ada = { email: 'ada@example.com', password: 'correct horse' }

      test('signing up signs in with a cookie that scripts cannot read', async () => {
        const app = testApp()
        const response = await send(app, 'POST', '/api/auth/sign-up', { ...ada, email: ' Ada@Example.com' })
        assert.equal(response.status, 201)
        const cookie = response.headers.get('set-cookie') ?? ''
        assert.match(cookie, /HttpOnly/)
        assert.match(cookie, /SameSite=Lax/)
        const me = await send(app, 'GET', '/api/auth/me', undefined, cookie.split(';')[0])
        assert.equal((await json(me)).user.email, 'ada@example.com')
      })

      test('signing out ends the session on the server', async () => {
        const app = testApp()
        const cookie = await signUp(app)
        assert.equal((await send(app, 'POST', '/api/auth/sign-out', undefined, cookie)).status, 204)
        const me = await send(app, 'GET', '/api/auth/me', undefined, cookie)
        assert.deepEqual(await json(me), { user: null })
      })

      test('passwords and session tokens are stored hashed', async () => {
        const store = memoryStore()
        const cookie = await signUp(testApp({ store }))
        const user = await store.findUserByEmail(ada.email)
        assert.ok(user)
        assert.doesNotMatch(user.passwordHash, /correct/)
        const token = cookie.split('=')[1] ?? ''
        assert.equal(await store.findSessionUser(token, new Date().toISOString()), null)
      })

      test('an address has one account', async () => {
        const app = testApp()
        await signUp(app)
        assert.equal((await send(app, 'POST', '/api/auth/sign-up', ada)).status, 409)
      })

      test('signing in needs the right password', async () => {
        const app = testApp()
        await signUp(app)
        assert.equal((await send(app, 'POST', '/api/auth/sign-in', ada)).status, 200)
        const wrong = await send(app, 'POST', '/api/auth/sign-in', { ...ada, password: 'wrong' })
        assert.equal(wrong.status, 401)
        const unknown = await send(app, 'POST', '/api/auth/sign-in', { ...ada, email: 'eve@example.com' })
        assert.equal(unknown.status, 401)
        assert.deepEqual(await json(wrong), await json(unknown))
      })

      test('too many attempts are refused, even with the right password', async () => {
        const app = testApp()
        await signUp(app)
        const wrong = { ...ada, password: 'wrong' }
        for (let attempt = 0; attempt < 5; attempt += 1) await send(app, 'POST', '/api/auth/sign-in', wrong)
        assert.equal((await send(app, 'POST', '/api/auth/sign-in', ada)).status, 429)
      })

      test('weak passwords and addresses that are none are refused', async () => {
        const app = testApp()
        const refused = [
          { ...ada, password: 'short' },
          { ...ada, password: 'x'.repeat(201) },
          { ...ada, email: 'nobody' },
          {},
        ]
        for (const body of refused) {
          assert.equal((await send(app, 'POST', '/api/auth/sign-up', body)).status, 400)
        }
      })

      test('only JSON is accepted, so that no form of another site can sign someone in', async () => {
        const body = JSON.stringify(ada)
        const response = await testApp().request('/api/auth/sign-in', { method: 'POST', body })
        assert.equal(response.status, 415)
      })
    `,
  )
}
