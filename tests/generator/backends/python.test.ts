import { describe, expect, test } from 'vitest'
import { pythonLiteral } from '../../../src/entities/project/lib/generator/text/escape'
import { PYPI } from '../../../src/entities/project/lib/generator/backends/python/versions'
import { DATABASES, type Database } from '../../../src/entities/project/model/technologies'
import { contentOf, generate, has, SUBSETS } from '../kit'

const python = (overrides: Parameters<typeof generate>[0] = {}) =>
  generate({ backend: 'Python', database: 'SQLite', ...overrides })

/** What may be imported without a download, beside the modules of the project. */
const STANDARD =
  'base64 collections contextlib dataclasses datetime email errno hashlib hmac html http io json os pathlib re ' +
  'secrets signal socket socketserver sqlite3 sys tempfile threading time traceback typing unittest urllib uuid'

const DRIVERS: Record<Database, string[]> = {
  PostgreSQL: ['psycopg'],
  MySQL: ['pymysql'],
  MongoDB: ['pymongo'],
  Redis: ['redis'],
  SQLite: [],
  Supabase: [],
  Firebase: ['cryptography'],
}

function importsOf(content: string): string[] {
  return [...content.matchAll(/^ *(?:from|import) (\.*[\w.]*)/gm)].map(([, name = '']) => name)
}

/** The module that `from ..store import x` in this file means, as a path without its ending. */
function resolve(path: string, name: string): string {
  const dots = /^\.+/.exec(name)![0].length
  const folder = path.split('/').slice(0, -dots)
  return [...folder, ...name.slice(dots).split('.')].filter(Boolean).join('/')
}

describe.each(DATABASES)('Python with %s', (database) => {
  test('imports only its own modules, the standard library and its driver', () => {
    const allowed = new Set([...STANDARD.split(' '), ...DRIVERS[database], 'app', 'tests'])
    for (const features of SUBSETS) {
      const project = python({ database, features })
      const modules = new Set(
        project.files.map(({ path }) => path.replace(/(\/__init__)?\.py$/, '')).map(String),
      )
      for (const { path, content } of project.files.filter((file) => file.path.endsWith('.py'))) {
        for (const name of importsOf(content)) {
          if (name.startsWith('.')) expect([...modules], `${path} ${name}`).toContain(resolve(path, name))
          else expect([...allowed], `${path} ${name}`).toContain(name.split('.')[0])
        }
      }
    }
  })

  test('uses every module it has', () => {
    for (const features of SUBSETS) {
      const files = python({ database, features }).files.filter(({ path }) =>
        /^server\/app.*\.py$/.test(path),
      )
      const used = new Set(
        files.flatMap(({ path, content }) =>
          importsOf(content)
            .filter((name) => name.startsWith('.'))
            .map((name) => resolve(path, name)),
        ),
      )
      const entries = new Set(['server/app', 'server/app/__main__', 'server/app/auth', 'server/app/ai'])
      for (const { path } of files) {
        const module = path.replace(/(\/__init__)?\.py$/, '')
        if (!entries.has(module)) expect([...used], features.join(', ')).toContain(module)
      }
    }
  })

  test('has a driver at an exact version, and a command that installs it, exactly when it needs one', () => {
    const project = python({ database })
    const { scripts } = JSON.parse(contentOf(project, 'package.json')) as { scripts: Record<string, string> }
    const needed = DRIVERS[database].length > 0
    expect(has(project, 'server/requirements.txt')).toBe(needed)
    expect(scripts.setup).toBe(needed ? 'node server/run.mjs setup' : undefined)
    expect(contentOf(project, 'Dockerfile').includes('pip install')).toBe(needed)
    expect(contentOf(project, 'server/app/store/__init__.py').includes('npm run setup')).toBe(needed)
    if (!needed) return
    for (const line of contentOf(project, 'server/requirements.txt').trim().split('\n'))
      expect(line).toMatch(/^[\w-]+(\[\w+\])?==\d+\.\d+\.\d+$/)
  })

  test('keeps the columns that PEP 8 allows for code', () => {
    for (const features of SUBSETS)
      for (const { path, content } of python({ database, features }).files)
        if (path.endsWith('.py') && !path.endsWith('docs.py'))
          for (const line of content.split('\n')) expect(line.length, `${path}: ${line}`).toBeLessThan(100)
  })
})

describe('feature flags', () => {
  test.each([
    ['api', ['server/app/items.py']],
    ['auth', ['server/app/auth/routes.py', 'server/app/auth/passwords.py']],
    ['ai', ['server/app/ai/client.py', 'server/app/ai/routes.py']],
    ['docs', ['server/openapi.json', 'server/app/docs.py']],
    ['tests', ['server/tests/test_app.py', 'server/tests/test_server.py']],
  ] as const)('%s adds its files, and only then', (feature, paths) => {
    for (const path of paths) {
      expect(has(python({ features: [] }), path), path).toBe(false)
      expect(has(python({ features: [feature] }), path), path).toBe(true)
    }
  })

  test('the tests of a feature come with it', () => {
    expect(has(python({ features: ['tests', 'auth'] }), 'server/tests/test_auth.py')).toBe(true)
    expect(has(python({ features: ['tests', 'auth'] }), 'server/tests/test_items.py')).toBe(false)
    expect(contentOf(python({ features: ['api'] }), 'server/run.mjs')).not.toContain('unittest')
  })

  test('writing items and chatting need a user exactly when there are accounts', () => {
    const routes = (features: Parameters<typeof python>[0] & object) =>
      contentOf(python(features), 'server/app/application.py')
    expect(routes({ features: ['api', 'ai', 'auth'] }).match(/, require_user\(/g)).toHaveLength(2)
    expect(routes({ features: ['api', 'ai'] })).not.toContain('require_user')
  })
})

test.each([
  ['"); drop', `'"); drop'`],
  ['${x} {x} %s', '"${x} {x} %s"'],
  [`'''"""`, `"'''\\"\\"\\""`],
  ['back\\slash', '"back\\\\slash"'],
  ['a\nb\0', '"a\\nb\\u0000"'],
])('%j is a literal that cannot be left', (text, expected) => {
  expect(pythonLiteral(text)).toBe(expected)
})

test('hostile words arrive as data', () => {
  const name = `It's "q" """ \\ {x} \${y}`
  const project = python({ name, features: ['tests'] })
  const line = `NAME = ${JSON.stringify(name)}`
  expect(contentOf(project, 'server/app/config.py')).toContain(line)
  expect(contentOf(project, 'server/tests/test_app.py')).toContain(JSON.stringify(name))
})

test('what Git and Docker leave out contains what Python writes', () => {
  for (const path of ['.gitignore', '.dockerignore'])
    expect(contentOf(python(), path)).toMatch(/^server\/\.venv\/\n\*\*\/__pycache__\/$/m)
})

test('every pinned package is used by some project', () => {
  const used = DATABASES.map((database) => python({ database }))
    .filter((project) => has(project, 'server/requirements.txt'))
    .flatMap((project) => contentOf(project, 'server/requirements.txt').trim().split('\n'))
  expect([...new Set(used)].sort()).toEqual(
    Object.entries(PYPI)
      .map((pair) => pair.join('=='))
      .sort(),
  )
})
