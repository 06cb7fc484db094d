import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/ai.test.ts` */
export function aiTest({ has }: ServerContext) {
  const auth = has('auth')
  const cookie = auth ? ', cookie' : ''
  return file(
    'test/ai.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { json, send, ${auth && 'signUp, '}testApp } from './helpers.ts'

      const env = { AI_API_KEY: 'key', AI_BASE_URL: 'https://ai.example/v1/', AI_MODEL: 'small' }
      const hello = { messages: [{ role: 'user', content: 'Hello' }] }

      test('without a key the assistant is off and says so', async () => {
        const app = testApp()
        ${auth && 'const cookie = await signUp(app)'}
        assert.deepEqual(await json(app.request('/api/ai/status')), { configured: false })
        const response = await send(app, 'POST', '/api/ai/chat', hello${cookie})
        assert.equal(response.status, 503)
        assert.match((await json(response)).error, /AI_API_KEY/)
      })

      test('a conversation goes to the provider and its answer comes back', async (t) => {
        const fetched = t.mock.method(globalThis, 'fetch', async () =>
          Response.json({ choices: [{ message: { content: 'Hi!' } }] }),
        )
        const app = testApp({ env })
        ${auth && 'const cookie = await signUp(app)'}
        const response = await send(app, 'POST', '/api/ai/chat', hello${cookie})
        assert.deepEqual(await json(response), { message: { role: 'assistant', content: 'Hi!' } })

        const [url, request] = fetched.mock.calls[0]?.arguments as unknown as [string, RequestInit]
        assert.equal(url, 'https://ai.example/v1/chat/completions')
        assert.deepEqual(JSON.parse(String(request.body)), { model: 'small', ...hello })
      })

      test('a provider that fails answers with 502', async (t) => {
        t.mock.method(console, 'error', () => {})
        t.mock.method(globalThis, 'fetch', async () => new Response('over quota', { status: 429 }))
        const app = testApp({ env })
        ${auth && 'const cookie = await signUp(app)'}
        assert.equal((await send(app, 'POST', '/api/ai/chat', hello${cookie})).status, 502)
      })

      test('messages are checked', async () => {
        const app = testApp({ env })
        ${auth && 'const cookie = await signUp(app)'}
        const refused = [undefined, [], ['Hello'], [{ role: 'boss', content: 'Hi' }], [{ role: 'user' }]]
        for (const messages of refused) {
          const response = await send(app, 'POST', '/api/ai/chat', { messages }${cookie})
          assert.equal(response.status, 400)
        }
      })

      ${
        auth &&
        code`
          test('the assistant needs a signed-in user', async () => {
            assert.equal((await send(testApp({ env }), 'POST', '/api/ai/chat', hello)).status, 401)
          })
        `
      }
    `,
  )
}
