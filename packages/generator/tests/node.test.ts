import { describe, expect, test } from 'vitest'
import { readReadme } from '../tools/readme'
import { FEATURES } from '../model/technologies'
import { contentOf, FLAG_SETS, labelOf, make, STACKS } from './kit'

// A Node.js server with each database, by the files of its projects.

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
const SEPARATE = '../templates/server/node/db/served/test/separate.ts'

describe('tests have their own database', () => {
  test.each(SERVERS.map((stack) => [labelOf(stack), stack] as const))(
    '%s: whatever .env or the shell sets',
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
        "The tests use their own database, never the application's: ",
      )
      const workflow = contentOf(files, '.github/workflows/server.yml')
      expect(workflow).not.toMatch(/^ +DATABASE_URL:/m)
    },
  )

  test('compose allows the MySQL user of the application to create it', async () => {
    for (const stack of STACKS) {
      const compose = contentOf(await all(stack), 'compose.yaml')
      expect(/GRANT ALL ON `app\\_test`\.\* TO app@'%';/.test(compose)).toBe(stack.database === 'mysql')
    }
  })

  test('a readme mentions tests only when there are some', async () => {
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

  test('Redis names its databases by number, and MongoDB has a default name', async () => {
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

describe('development requires only npm where the database allows it', () => {
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
  test('scripts work without a .env file', async () => {
    for (const stack of SERVERS) {
      const { scripts } = JSON.parse(contentOf(await all(stack), 'server/package.json'))
      for (const script of Object.values<string>(scripts)) expect(script).not.toContain('--env-file')
      expect(scripts.predev).toBe(stack.database === 'sqlite' ? 'npm run migrate' : undefined)
    }
  })

  test('production requires the address of the database, or does not start', async () => {
    for (const stack of SERVERS) {
      const env = contentOf(await all(stack), 'server/src/env.ts')
      expect(env).toMatch(/(DATABASE_URL|FIREBASE_PROJECT_ID): required\(/)
      expect(env).toContain('in production.')
    }
  })
})

describe('the server', () => {
  test.each(SERVERS.map((stack) => [labelOf(stack), stack] as const))(
    '%s: serves its API documentation from its own files, and describes its errors and its session',
    async (_label, stack) => {
      const files = await all(stack)
      const server = files.filter(({ path }) => path.startsWith('server/src/'))
      for (const { path, content } of server) expect(content, path).not.toMatch(/cdn\.|jsdelivr|unpkg/)
      const docs = contentOf(files, 'server/src/routes/docs.ts')
      expect(docs).toContain("'swagger-ui-dist/package.json'")
      expect(docs).toContain('contentSecurityPolicy')
      // Installed packages send no reports. npm reads the setting at the top, and in server/ where that is the top.
      for (const path of ['package.json', 'server/package.json'])
        expect(JSON.parse(contentOf(files, path)).scarfSettings).toEqual({ enabled: false })
      expect(docs).toContain('security: [{ session: [] }]')
      for (const name of ['auth', 'items', 'ai'])
        expect(contentOf(files, `server/src/routes/${name}.ts`), name).toMatch(/\.\.\.errors\(/)
      const open = await make({ ...stack, features: FEATURES.filter((feature) => feature !== 'auth') })
      expect(contentOf(open, 'server/src/routes/docs.ts')).not.toMatch(/session|auth/i)
      expect(contentOf(open, 'server/src/routes/items.ts')).not.toContain('401')
    },
  )

  test('each request has an id and a log line, and a shutdown does not wait for open streams', async () => {
    for (const stack of SERVERS) {
      const files = await all(stack)
      expect(contentOf(files, 'server/src/app.ts')).toContain('requestId(), accessLog')
      expect(contentOf(files, 'server/src/log.ts')).toMatch(/requestId: c\.var\.requestId/)
      expect(contentOf(files, 'server/src/main.ts')).toContain('closeAllConnections()')
    }
  })

  test('items are updated and deleted without a prior read, and pages have a stable order', async () => {
    for (const stack of SERVERS)
      for (const features of [[...FEATURES], ['api']]) {
        const items = contentOf(await make({ ...stack, features }), 'server/src/db/items.ts')
        if (['postgresql', 'supabase', 'sqlite'].includes(stack.database ?? ''))
          expect(items.match(/\.returning\(/g)).toHaveLength(2)
        if (stack.database === 'mysql') expect(items).toContain('affectedRows > 0')
        // Firestore orders by the name of the document in the end, and Redis by the member.
        if (stack.database === 'mongodb') expect(items).toContain('createdAt: -1, id: -1')
        else if (stack.database !== 'firebase' && stack.database !== 'redis')
          expect(items).toContain('orderBy(desc(items.createdAt), desc(items.id))')
      }
  })

  // Sentences that a native writer would not write; the contract has words for the others.
  test('its errors are idiomatic sentences', async () => {
    for (const stack of SERVERS)
      for (const { path, content } of await all(stack))
        if (path.startsWith('server/src/'))
          expect(content, path).not.toMatch(
            /that is none|too much at once|Bad input|is wrong\.|has to be set|did not answer|if anybody/,
          )
  })
})

test('version managers find the Node.js version that was tested, and packages state the oldest one', async () => {
  for (const stack of STACKS) {
    const files = await all(stack)
    expect(contentOf(files, '.node-version')).toMatch(/^\d+\n$/)
    const { engines } = JSON.parse(contentOf(files, 'package.json'))
    expect(engines.node).toMatch(/^>=22\.\d+\.\d+$/)
    if (stack.backend === 'node')
      expect(JSON.parse(contentOf(files, 'server/package.json')).engines).toEqual(engines)
    expect(contentOf(files, 'README.md')).toContain(`- Node.js ${engines.node.slice(2)} or newer`)
  }
})
