import type { FrontendDefinition, ServerContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { literal } from '../../../text/escape'

/** `test/helpers.ts` */
export function helperFile({ has, database, frontend }: ServerContext) {
  const sends = has('api') || has('auth') || has('ai')
  const signs = has('auth')
  return file(
    'test/helpers.ts',
    blocks(
      code`
        import { createApp } from '../src/app.ts'
        import { readConfig } from '../src/config.ts'
        import { memoryStore } from '../src/store/memory.ts'
        import type { Store } from '../src/store/types.ts'

        export interface TestAppOptions {
          /** Environment variables. */
          env?: Record<string, string>
          store?: Store
          configured?: boolean
          ${frontend && 'webFolder?: string'}
        }

        /** The whole server on an empty store, without a port and without a database. */
        export function testApp(options: TestAppOptions = {}) {
          const { env = {}, store = memoryStore(), configured = false${frontend && ', webFolder'} } = options
          const database = { type: ${literal(database.label)}, configured, store, note: 'Nothing is configured.' }
          return createApp({ config: readConfig({ NODE_ENV: 'test', ...env }), database${frontend && ', webFolder'}, log: false })
        }

        export type TestApp = ReturnType<typeof testApp>
      `,
      code`
        /** The JSON of an answer. Tests compare it with what they expect, so it needs no type. */
        export async function json(response: Response | Promise<Response>): Promise<any> {
          return (await response).json()
        }
      `,
      sends &&
        code`
          /** Sends JSON${signs && ', with the session of someone who is signed in'}. */
          export function send(app: TestApp, method: string, path: string, body?: unknown${signs && ", cookie = ''"}) {
            return app.request(path, {
              method,
              headers: { 'content-type': 'application/json'${signs && ', cookie'} },
              body: body === undefined ? undefined : JSON.stringify(body),
            })
          }
        `,
      signs &&
        code`
          /** Creates an account and returns its session cookie. */
          export async function signUp(app: TestApp, email = 'ada@example.com'): Promise<string> {
            const response = await send(app, 'POST', '/api/auth/sign-up', { email, password: 'correct horse' })
            return response.headers.get('set-cookie')?.split(';')[0] ?? ''
          }
        `,
    ),
  )
}

/** `test/app.test.ts`: health, errors, static files, documentation. */
export function appTest(project: ServerContext) {
  const { has, database, frontend, title } = project
  return file(
    'test/app.test.ts',
    blocks(
      code`
        import assert from 'node:assert/strict'
        ${
          frontend &&
          code`
            import { mkdtemp, rm, writeFile } from 'node:fs/promises'
            import { tmpdir } from 'node:os'
            import { join } from 'node:path'
          `
        }
        import { test } from 'node:test'
        import { memoryStore } from '../src/store/memory.ts'
        import { json, testApp } from './helpers.ts'
      `,
      code`
        test('health says what runs and that no database is configured', async () => {
          const response = await testApp({ env: { APP_ENV: 'staging' } }).request('/api/health')
          assert.equal(response.status, 200)
          const health = await json(response)
          assert.equal(health.status, 'ok')
          assert.equal(health.name, ${literal(title)})
          assert.equal(health.environment, 'staging')
          assert.equal(health.database.type, ${literal(database.label)})
          assert.equal(health.database.configured, false)
          assert.equal(health.database.status, 'not configured')
        })

        test('health is degraded when the database does not answer', async () => {
          const store = { ...memoryStore(), ping: () => Promise.reject(new Error('connection refused')) }
          const response = await testApp({ store, configured: true }).request('/api/health')
          assert.equal(response.status, 200)
          const health = await json(response)
          assert.equal(health.status, 'degraded')
          assert.equal(health.database.status, 'unreachable')
          assert.equal(health.database.message, 'connection refused')
        })

        test('health keeps the reason to itself in production', async () => {
          const store = { ...memoryStore(), ping: () => Promise.reject(new Error('password of admin is wrong')) }
          const app = testApp({ store, configured: true, env: { NODE_ENV: 'production' } })
          const { database } = await json(app.request('/api/health'))
          assert.equal(database.message, 'The database does not answer.')
        })

        test('an unknown endpoint answers with a JSON error', async () => {
          const response = await testApp().request('/api/nothing')
          assert.equal(response.status, 404)
          assert.deepEqual(await json(response), { error: 'There is no such endpoint.' })
        })
      `,
      frontend && webTest(frontend),
      !frontend &&
        has('docs') &&
        code`
          test('the front page leads to the documentation', async () => {
            const response = await testApp().request('/')
            assert.equal(response.status, 302)
            assert.equal(response.headers.get('location'), '/api/docs')
          })
        `,
      has('docs') &&
        code`
          test('every documented endpoint exists', async () => {
            const app = testApp()
            const { paths } = await json(app.request('/api/openapi.json'))
            for (const [path, methods] of Object.entries<Record<string, unknown>>(paths)) {
              for (const method of Object.keys(methods)) {
                const url = path.replace(/\{\w+\}/g, 'unknown')
                const response = await app.request(url, { method: method.toUpperCase() })
                assert.doesNotMatch(await response.text(), /no such endpoint/, \`\${method} \${path}\`)
              }
            }
          })

          test('the documentation page lists the endpoints', async () => {
            const response = await testApp().request('/api/docs')
            assert.match(response.headers.get('content-type') ?? '', /text\/html/)
            assert.match(await response.text(), /\/api\/health/)
          })
        `,
    ),
  )
}

function webTest({ fallback }: FrontendDefinition): string {
  const files = code`
    await writeFile(join(webFolder, 'about.html'), '<h1>About</h1>')
    await writeFile(join(webFolder, '404.html'), '<h1>Not found</h1>')
  `
  return code`
    test('the built web app is served, and nothing outside its folder', async (t) => {
      const webFolder = await mkdtemp(join(tmpdir(), 'web-'))
      t.after(() => rm(webFolder, { recursive: true }))
      await writeFile(join(webFolder, 'index.html'), '<h1>Home</h1>')
      ${fallback.status === 404 && files}
      const app = testApp({ webFolder })

      assert.match(await (await app.request('/')).text(), /Home/)
      ${
        fallback.status === 404
          ? code`
              assert.match(await (await app.request('/about')).text(), /About/)
              assert.equal((await app.request('/missing')).status, 404)
            `
          : code`
              assert.match(await (await app.request('/some/page')).text(), /Home/)
              assert.equal((await app.request('/missing.js')).status, 404)
            `
      }
      const outside = await app.request('/..%2f..%2fpackage.json')
      assert.doesNotMatch(await outside.text(), /dependencies/)
    })
  `
}
