import { describe, expect, test } from 'vitest'
import { readReadme } from '../../scripts/templates/readme'
import { FEATURES } from '../../src/entities/project/model/technologies'
import { contentOf, FLAG_SETS, labelOf, make, STACKS } from './kit'

// What a server in Node.js does with each database, by the files of its projects.

const NODE = STACKS.filter(({ backend }) => backend === 'node')
const SERVERS = NODE.filter(({ frontend }) => frontend === 'react')
const all = (stack: (typeof STACKS)[number]) => make({ ...stack, features: [...FEATURES] })

type Settings = Record<string, string | undefined>
type Separate = (
  usual: string,
  rename: (name: string) => string,
  options?: { unnamed?: string; known?: Settings[] },
) => { url: string; name: string }

/** The rule that the tests of a generated server use; a path of its own, so that it is not compiled with this project. */
const SEPARATE = '../../templates/server/node/db/served/test/separate.ts'

describe('tests have a database of their own', () => {
  test.each(SERVERS.map((stack) => [labelOf(stack), stack] as const))(
    '%s: whatever .env or the shell says',
    async (_label, stack) => {
      const files = await all(stack)
      const setup = contentOf(files, 'server/test/database.ts')
      const address = stack.database === 'firebase' ? 'FIREBASE_PROJECT_ID' : 'DATABASE_URL'
      // It is set without a look at what is set already.
      expect(setup).toMatch(new RegExp(`process\\.env\\.${address} = `))
      expect(setup).not.toMatch(/process\.env\.\w+ \?\?=|process\.env\.DATABASE_URL \?/)
      // The settings of the application do not count either.
      expect(contentOf(files, 'server/vitest.config.ts')).toContain('delete process.env[name]')
      expect(contentOf(files, 'README.md')).toContain(
        "The tests use a database of their own, never the application's: ",
      )
      const workflow = contentOf(files, '.github/workflows/server.yml')
      expect(workflow).not.toMatch(/^ +DATABASE_URL:/m)
    },
  )

  test('a readme speaks of the tests only when there are some', async () => {
    for (const stack of SERVERS) {
      const without = FEATURES.filter((feature) => feature !== 'tests')
      const files = await make({ ...stack, features: without })
      expect(contentOf(files, 'README.md')).not.toContain('The tests use')
      expect(contentOf(files, '.env.example')).not.toContain('TEST_DATABASE_URL')
    }
  })

  const separate = async (...known: Settings[]) => {
    const { separateDatabase } = (await import(SEPARATE)) as { separateDatabase: Separate }
    return (usual: string, rename = (name: string) => `${name}_test`, unnamed = '') =>
      separateDatabase(usual, rename, { unnamed, known })
  }
  const MYSQL = 'mysql://app:app@localhost:3306/app'
  const refusal = /^The tests would use ".+", the database of the application: set TEST_DATABASE_URL/

  test.each<[string, Settings[], string]>([
    ['nothing is set', [{}, {}], 'mysql://app:app@localhost:3306/app_test'],
    ['.env names one', [{}, { DATABASE_URL: 'mysql://a:b@h/shop?ssl=1' }], 'mysql://a:b@h/shop_test?ssl=1'],
    [
      'the shell names one',
      [{ DATABASE_URL: 'mysql://h/one' }, { DATABASE_URL: 'mysql://h/two' }],
      'mysql://h/one_test',
    ],
    [
      'an empty line',
      [{}, { DATABASE_URL: '', TEST_DATABASE_URL: '' }],
      'mysql://app:app@localhost:3306/app_test',
    ],
    [
      'one for the tests',
      [{}, { DATABASE_URL: 'mysql://h/a', TEST_DATABASE_URL: 'mysql://h/b' }],
      'mysql://h/b',
    ],
    [
      'several hosts',
      [{ DATABASE_URL: 'mysql://u:p@a:1,b:2/app?x=/y' }],
      'mysql://u:p@a:1,b:2/app_test?x=/y',
    ],
  ])('%s', async (_case, known, url) => {
    expect((await separate(...known))(MYSQL).url).toBe(url)
  })

  test.each<[string, Settings[]]>([
    ['the same address', [{ TEST_DATABASE_URL: MYSQL, DATABASE_URL: MYSQL }]],
    ['the usual one', [{ TEST_DATABASE_URL: MYSQL }]],
    [
      'another spelling of its host',
      [{ TEST_DATABASE_URL: 'mysql://root@127.0.0.1/app', DATABASE_URL: MYSQL }],
    ],
    ['another spelling of its name', [{ TEST_DATABASE_URL: 'mysql://h/%61PP?x=1', DATABASE_URL: MYSQL }]],
    [
      'that of .env, though the shell names another',
      [{ TEST_DATABASE_URL: 'mysql://h/shop', DATABASE_URL: MYSQL }, { DATABASE_URL: 'mysql://h/shop' }],
    ],
    ['.env names what would be derived', [{ DATABASE_URL: MYSQL }, { DATABASE_URL: 'mysql://h/app_test' }]],
  ])('%s is refused with one sentence', async (_case, known) => {
    const find = await separate(...known)
    expect(() => find(MYSQL)).toThrow(refusal)
  })

  test('Redis has numbers for names, and MongoDB a name for none', async () => {
    const redis = async (...known: Settings[]) =>
      (await separate(...known))('redis://localhost:6379', () => '15', '0')
    expect((await redis({})).url).toBe('redis://localhost:6379/15')
    await expect(redis({ DATABASE_URL: 'redis://h/15' })).rejects.toThrow(refusal)
    await expect(redis({ TEST_DATABASE_URL: 'redis://h' })).rejects.toThrow(refusal)
    await expect(redis({ TEST_DATABASE_URL: 'redis://h/00' })).rejects.toThrow(refusal)
    const mongo = async (...known: Settings[]) =>
      (await separate(...known))('mongodb://localhost:27017/app', undefined, 'test')
    expect((await mongo({ DATABASE_URL: 'mongodb+srv://u:p@c.example.com' })).url).toBe(
      'mongodb+srv://u:p@c.example.com/test_test',
    )
    await expect(
      mongo({ DATABASE_URL: 'mongodb://h', TEST_DATABASE_URL: 'mongodb://h/test' }),
    ).rejects.toThrow(refusal)
  })
})

describe('development needs nothing but npm where the database allows it', () => {
  const READY = new Set(['postgresql', 'supabase', 'sqlite'])

  test.each(NODE.map((stack) => [labelOf(stack), stack] as const))('%s', async (_label, stack) => {
    for (const features of FLAG_SETS) {
      const files = await make({ ...stack, features })
      const readme = contentOf(files, 'README.md')
      const [first = []] = readReadme(readme).blocks
      const example = contentOf(files, '.env.example')
      // .env is for those who change something.
      expect(readReadme(readme).blocks.flat()).not.toContain('cp .env.example .env')
      if (READY.has(stack.database ?? '')) expect(first).toEqual(['npm install', 'npm run dev'])
      else expect(readme).toMatch(/You need a running database|emulators:start/)
      if (stack.database === 'postgresql' || stack.database === 'supabase') {
        expect(example).toMatch(/^DATABASE_URL=$/m)
        expect(readme).toContain('`server/.data`')
        expect(contentOf(files, '.gitignore')).toMatch(/^server\/\.data\/$/m)
        const { devDependencies, dependencies } = JSON.parse(contentOf(files, 'server/package.json'))
        expect(Object.keys(devDependencies)).toContain('@electric-sql/pglite')
        expect(Object.keys(dependencies)).not.toContain('@electric-sql/pglite')
      }
    }
  })

  // Node 22 ends with an error when it is to watch an --env-file-if-exists that does not exist.
  test('scripts read .env in a way that lets it be absent', async () => {
    for (const stack of SERVERS) {
      const { scripts } = JSON.parse(contentOf(await all(stack), 'server/package.json'))
      for (const script of Object.values<string>(scripts)) expect(script).not.toContain('--env-file')
      expect(scripts.predev).toBe(stack.database === 'sqlite' ? 'npm run migrate' : undefined)
    }
  })

  test('production says where the database is, or does not start', async () => {
    for (const stack of SERVERS) {
      const env = contentOf(await all(stack), 'server/src/env.ts')
      expect(env).toMatch(/(DATABASE_URL|FIREBASE_PROJECT_ID): required\(/)
      expect(env).toContain('in production.')
    }
  })
})
