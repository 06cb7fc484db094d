import type { ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/items.test.ts` */
export function itemsTest({ has }: ServerContext) {
  const auth = has('auth')
  const cookie = auth ? ', cookie' : ''
  const setup = auth ? 'const app = testApp()\nconst cookie = await signUp(app)' : 'const app = testApp()'
  return file(
    'test/items.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { memoryStore } from '../src/store/memory.ts'
      import { json, send, ${auth && 'signUp, '}testApp } from './helpers.ts'

      test('an item is created, read, changed and deleted', async () => {
        ${setup}
        const created = await send(app, 'POST', '/api/items', { title: '  Water the plants ' }${cookie})
        assert.equal(created.status, 201)
        const item = await json(created)
        assert.equal(item.title, 'Water the plants')
        assert.equal(item.done, false)

        const url = \`/api/items/\${item.id}\`
        assert.deepEqual(await json(app.request(url)), item)

        const changed = await send(app, 'PATCH', url, { done: true }${cookie})
        assert.deepEqual(await json(changed), { ...item, done: true })

        assert.equal((await send(app, 'DELETE', url, undefined${cookie})).status, 204)
        assert.equal((await app.request(url)).status, 404)
      })

      test('the list is newest first and comes in pages', async () => {
        ${setup}
        for (const title of ['One', 'Two', 'Three']) await send(app, 'POST', '/api/items', { title }${cookie})
        const response = await app.request('/api/items?limit=2&offset=1')
        const { items, total, limit, offset } = await json(response)
        assert.deepEqual({ total, limit, offset }, { total: 3, limit: 2, offset: 1 })
        assert.deepEqual(
          items.map((item: { title: string }) => item.title),
          ['Two', 'One'],
        )
      })

      test('what is not valid is refused with a reason', async () => {
        ${setup}
        const { id } = await json(send(app, 'POST', '/api/items', { title: 'One' }${cookie}))
        const refused = [
          await send(app, 'POST', '/api/items', {}${cookie}),
          await send(app, 'POST', '/api/items', { title: '   ' }${cookie}),
          await send(app, 'POST', '/api/items', { title: 'x'.repeat(201) }${cookie}),
          await send(app, 'POST', '/api/items', ['One']${cookie}),
          await send(app, 'PATCH', \`/api/items/\${id}\`, {}${cookie}),
          await send(app, 'PATCH', \`/api/items/\${id}\`, { done: 'yes' }${cookie}),
          await app.request('/api/items?limit=0'),
          await app.request('/api/items?limit=101'),
          await app.request('/api/items?offset=-1'),
        ]
        for (const response of refused) {
          assert.equal(response.status, 400)
          assert.equal(typeof (await json(response)).error, 'string')
        }
      })

      test('an unknown item answers with 404', async () => {
        ${setup}
        assert.equal((await send(app, 'PATCH', '/api/items/unknown', { done: true }${cookie})).status, 404)
        assert.equal((await send(app, 'DELETE', '/api/items/unknown', undefined${cookie})).status, 404)
      })

      ${
        auth &&
        code`
          test('writing needs a signed-in user, reading does not', async () => {
            const app = testApp()
            assert.equal((await send(app, 'POST', '/api/items', { title: 'One' })).status, 401)
            assert.equal((await send(app, 'PATCH', '/api/items/unknown', { done: true })).status, 401)
            assert.equal((await send(app, 'DELETE', '/api/items/unknown')).status, 401)
            assert.equal((await app.request('/api/items')).status, 200)
          })
        `
      }

      test('a database that cannot be reached answers with 503', async (t) => {
        t.mock.method(console, 'error', () => {})
        const fail = () => Promise.reject(new Error('connection refused'))
        const app = testApp({ store: { ...memoryStore(), listItems: fail, ping: fail }, configured: true })
        const response = await app.request('/api/items')
        assert.equal(response.status, 503)
        assert.deepEqual(await json(response), { error: 'The database cannot be reached.' })
      })
    `,
  )
}
