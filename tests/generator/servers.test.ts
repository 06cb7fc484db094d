import { describe, expect, test } from 'vitest'
import { FEATURES } from '../../src/entities/project/model/technologies'
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

describe('tests have settings and a database of their own', () => {
  test.each(SERVERS)('%s: whatever .env or the environment says', async (_label, stack) => {
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
      "The tests use a database of their own, never the application's: ",
    )
    // A variable that is named in the code can be looked up.
    const example = contentOf(files, '.env.example')
    expect(/^TEST_DATABASE_URL=/m.test(example)).toBe(tests.includes('TEST_DATABASE_URL'))
  })

  test('Go does not take the result of another database for this one', async () => {
    for (const [, stack] of of('go')) {
      const files = await all(stack)
      const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: { test: string } }
      expect(scripts.test).toContain('go test -count=1 ./...')
    }
  })
})
