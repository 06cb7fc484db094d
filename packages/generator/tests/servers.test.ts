import { describe, expect, test } from 'vitest'
import { FEATURES } from '../model/technologies'
import { contentOf, labelOf, make, STACKS } from './kit'

// Promises of the servers in Python, Go and Java that their own tests, which run only with their tools, cannot make.

const SERVERS = STACKS.filter(
  ({ frontend, backend }) => frontend === 'react' && ['python', 'go', 'java'].includes(backend ?? ''),
).map((stack) => [labelOf(stack), stack] as const)
const of = (backend: string) => SERVERS.filter(([, stack]) => stack.backend === backend)

const all = (stack: (typeof STACKS)[number]) => make({ ...stack, features: [...FEATURES] })
const codeOf = (files: readonly { path: string; content: string }[], folder: RegExp) =>
  files
    .filter(({ path }) => folder.test(path))
    .map(({ content }) => content)
    .join('\n')
const TESTS = /^server\/(conftest\.py$|tests\/|src\/test\/|\w+_test\.go$)/

describe('tests have their own settings and database', () => {
  test.each(SERVERS)('%s: whatever .env or the environment sets', async (_label, stack) => {
    const files = await all(stack)
    const tests = codeOf(files, TESTS)
    expect(tests).not.toMatch(/godotenv\.Load|setdefault|database of DATABASE_URL/)
    // Nothing of the application's settings counts.
    if (stack.backend === 'python') expect(tests).toContain('Settings.model_construct(')
    else for (const name of ['APP_ENV', 'AI_API_KEY']) expect(tests).toContain(`"${name}"`)
    if (['mongodb', 'redis'].includes(stack.database ?? '')) {
      expect(tests).toContain('TEST_DATABASE_URL')
      expect(tests).toContain('the database of the application')
    }
    if (stack.database === 'firebase') expect(tests).toContain('demo-test')
    const workflow = contentOf(files, '.github/workflows/server.yml')
    expect(workflow).not.toMatch(/^ +DATABASE_URL:/m)
    expect(workflow).not.toContain('--project demo-app')
    expect(contentOf(files, 'README.md')).toContain(
      "The tests use their own database, never the application's: ",
    )
    // A variable that is named in the code can be looked up.
    const example = contentOf(files, '.env.example')
    expect(/^TEST_DATABASE_URL=/m.test(example)).toBe(tests.includes('TEST_DATABASE_URL'))
  })

  test('Go does not reuse the cached test result of another database', async () => {
    for (const [, stack] of of('go')) {
      const files = await all(stack)
      const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: { test: string } }
      expect(scripts.test).toContain('go test -count=1 ./...')
    }
  })
})

describe('every request', () => {
  test.each(SERVERS)('%s: has an id, a log line, and headers for browsers', async (_label, stack) => {
    const server = codeOf(await all(stack), /^server\/(app|src\/main)\/|^server\/\w+(?<!_test)\.go$/)
    for (const header of ['X-Request-Id', 'X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options'])
      expect(server).toContain(`"${header}"`)
  })
})

const SENTENCES = [
  'The request body is not valid JSON.',
  'The request body must be a JSON object.',
  'The request body is too large.',
  'The title must be 1 to 200 characters long.',
  'The email address is not valid.',
  'The password must be 8 to 128 characters long.',
  'An account with this email address already exists.',
  'The email address or password is incorrect.',
  'Too many attempts. Try again in a minute.',
  'The assistant did not respond.',
  'The assistant stopped responding.',
]

test.each(SERVERS)(
  '%s: rejects requests with the same messages as the other servers',
  async (_label, stack) => {
    const server = codeOf(await all(stack), /^server\//)
    for (const sentence of SENTENCES) expect(server).toContain(sentence)
    expect(server).toMatch(/contains an invalid character\./)
    expect(server).not.toMatch(/is no JSON|broke off\."\}|e-mail address/)
  },
)

test.each(SERVERS)('%s: the documentation page loads nothing from other origins', async (_label, stack) => {
  const files = await all(stack)
  const server = codeOf(files, /^server\//)
  expect(server).not.toMatch(/jsdelivr|unpkg|DocsRenderer/)
  const local = { python: 'swagger_js_url="/api/docs/', go: 'v5emb.New(', java: 'springdoc' }
  expect(server).toContain(local[stack.backend as keyof typeof local])
})

test('Firebase with Python: the settings of `.env` reach Google’s client, which reads the environment', async () => {
  for (const [, stack] of of('python').filter(([, { database }]) => database === 'firebase')) {
    const files = await all(stack)
    for (const name of ['firestore_emulator_host', 'google_application_credentials']) {
      expect(contentOf(files, 'server/app/config.py')).toContain(`${name}: str`)
      expect(contentOf(files, 'server/app/store/__init__.py')).toContain(`"${name}"`)
    }
  }
})

describe('a new migration', () => {
  test.each(SERVERS.filter(([, { database }]) => !/redis|mongo|fire/.test(database ?? '')))(
    '%s: has a command, which the readme shows with a name',
    async (_label, stack) => {
      const files = await all(stack)
      const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
      expect(scripts['migrate:new']).toBeTruthy()
      expect(contentOf(files, 'README.md')).toContain('`npm run migrate:new -- add_notes`')
    },
  )

  test('Alembic writes code that the linter accepts, and can alter SQLite', async () => {
    for (const [, stack] of of('python').filter(([, { database }]) => /sql|supabase/.test(database ?? ''))) {
      const files = await all(stack)
      const env = contentOf(files, 'server/migrations/env.py')
      expect(env).toContain('render_as_batch=')
      expect(env).toContain('server_default')
      expect(contentOf(files, 'server/pyproject.toml').match(/post_write_hooks/g)).toHaveLength(2)
    }
  })
})

test('items are listed in a stable order, even when created at the same time', async () => {
  for (const [, stack] of of('python').filter(([, { database }]) => /sql|supabase/.test(database ?? '')))
    expect(contentOf(await all(stack), 'server/app/store/items.py')).toContain(
      'order_by(Item.created_at.desc(), Item.id)',
    )
})

test('SQLite under Python allows readers next to the writer', async () => {
  const stack = { frontend: 'react', backend: 'python', database: 'sqlite' }
  expect(contentOf(await all(stack), 'server/app/store/__init__.py')).toContain('journal_mode = wal')
})

test('uvicorn keeps idle connections longer than its clients do', async () => {
  for (const [, stack] of of('python'))
    expect(contentOf(await all(stack), 'server/app/__main__.py')).toContain('timeout_keep_alive=75')
})

test('front ends offer a password reset only where the server sends mail', async () => {
  for (const stack of STACKS.filter(({ database }) => database === 'sqlite')) {
    const offers = async (features: readonly string[]) => {
      const files = await make({ ...stack, features: [...features] })
      const written = files.filter(
        ({ path }) => path.startsWith('web/src/') && !path.endsWith('/api-types.ts'),
      )
      const named = written.filter(
        ({ path, content }) => /passwords?[./]/i.test(path) || /forgot/i.test(content),
      )
      return named.map(({ path }) => path)
    }
    const offered = await offers(FEATURES)
    if (stack.backend === 'dotnet') expect(offered, labelOf(stack)).toEqual([])
    else expect(offered.length, labelOf(stack)).toBeGreaterThan(2)
    expect(await offers(FEATURES.filter((feature) => feature !== 'auth')), labelOf(stack)).toEqual([])
  }
})
