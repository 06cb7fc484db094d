import { describe, expect, test } from 'vitest'
import { GO_STORES } from '../../../src/entities/project/lib/generator/backends/go/stores'
import { goLiteral } from '../../../src/entities/project/lib/generator/text/escape'
import { DATABASES } from '../../../src/entities/project/model/technologies'
import { contentOf, generate, has, SUBSETS } from '../kit'

const go = { backend: 'Go' } as const

/** Databases whose driver is not part of the standard library. */
const WITH_DRIVER = {
  PostgreSQL: 'github.com/lib/pq@v1.10.9',
  MySQL: 'github.com/go-sql-driver/mysql@v1.7.1',
  MongoDB: 'go.mongodb.org/mongo-driver/mongo@v1.13.1',
  SQLite: 'modernc.org/sqlite@v1.23.1',
} as const

const scriptsOf = (database: (typeof DATABASES)[number]) =>
  (
    JSON.parse(contentOf(generate({ ...go, database }), 'package.json')) as {
      scripts: Record<string, string>
    }
  ).scripts

describe.each(DATABASES)('Go with %s', (database) => {
  test('every file is laid out with tabs, belongs to a package and imports only what lies there', () => {
    for (const features of SUBSETS) {
      const project = generate({ ...go, database, features })
      const files = project.files.filter(({ path }) => path.endsWith('.go'))
      expect(files.length).toBeGreaterThan(8)
      for (const { path, content } of files) {
        const tag = /^\/\/go:build (\w+)\n\n/.exec(content)?.[1]
        expect(content, path).toMatch(/^package \w+$/m)
        // Only inside raw strings may a line start with spaces.
        if (!content.includes('create table')) expect(content, path).not.toMatch(/^ +\S/m)
        for (const [, specifier = ''] of content.matchAll(/^(?:import |\t)_? ?"([\w./-]+)"$/gm)) {
          if (specifier.startsWith('server/'))
            expect(
              files.some((file) => file.path.startsWith(`${specifier}/`)),
              specifier,
            ).toBe(true)
          else if (specifier.includes('.')) expect(tag, `${path} imports ${specifier}`).toBeDefined()
        }
      }
    }
  })

  test('go.mod starts without a requirement, and setup adds the driver in its exact version', () => {
    const project = generate({ ...go, database })
    expect(contentOf(project, 'server/go.mod')).toBe('module server\n\ngo 1.19\n')
    expect(has(project, 'server/go.sum')).toBe(false)
    const driver = WITH_DRIVER[database as keyof typeof WITH_DRIVER]
    expect(scriptsOf(database).setup).toBe(driver && `cd server && go get ${driver}`)
    const launcher = contentOf(project, 'server/go.mjs')
    const tag = /'-tags', '(\w+)'/.exec(launcher)?.[1]
    expect(tag).toBe(driver && GO_STORES[database].driver?.tag)
    const module = /module\.includes\('([^']+) '\)/.exec(launcher)?.[1]
    if (driver) expect(driver.startsWith(module ?? '-')).toBe(true)
    const tagged = project.files.filter(({ content }) => content.startsWith('//go:build '))
    expect(tagged.map(({ content }) => content.slice(11, content.indexOf('\n')))).toEqual(driver ? [tag] : [])
  })

  test('the container and the workflow build it with that driver', () => {
    const project = generate({ ...go, database })
    const driver = WITH_DRIVER[database as keyof typeof WITH_DRIVER]
    const dockerfile = contentOf(project, 'Dockerfile')
    if (driver) {
      expect(dockerfile).toContain(`RUN go get ${driver}\n`)
      expect(dockerfile).toMatch(/go build -trimpath -tags \w+ -o/)
    } else expect(dockerfile).not.toMatch(/go get|-tags/)
    expect(dockerfile).not.toContain('server/package.json')
    expect(contentOf(project, '.github/workflows/ci.yml')).toMatch(
      /- uses: actions\/setup-go@v5\n {8}with:\n {10}go-version: stable/,
    )
  })
})

test('each feature adds its files, and only then', () => {
  const paths = {
    api: ['server/internal/api/items.go'],
    auth: ['server/internal/api/auth.go', 'server/internal/auth/passwords.go'],
    ai: ['server/internal/ai/client.go'],
    docs: ['server/internal/api/openapi.json', 'server/internal/api/docs.go'],
    tests: ['server/internal/api/app_test.go'],
  } as const
  for (const [feature, files] of Object.entries(paths)) {
    for (const path of files) {
      expect(has(generate({ ...go, features: [] }), path), path).toBe(false)
      expect(has(generate({ ...go, features: [feature as keyof typeof paths] }), path), path).toBe(true)
    }
  }
})

test('writing needs a user exactly when there are accounts', () => {
  const path = 'server/internal/api/app.go'
  expect(contentOf(generate({ ...go, features: ['api', 'auth'] }), path)).toContain(
    'a.signedIn(a.createItem)',
  )
  expect(contentOf(generate({ ...go, features: ['api'] }), path)).toContain(
    '"POST /api/items":        a.createItem,',
  )
})

test('the readme tells what to install, and how', () => {
  const readme = contentOf(generate({ ...go, database: 'SQLite' }), 'README.md')
  expect(readme).toContain('You need Node.js 20.19 or newer and Go 1.19 or newer.')
  expect(readme).toContain('run `npm run setup` once')
  expect(readme).not.toContain('nothing to install')
  expect(contentOf(generate({ ...go, database: 'Redis' }), 'README.md')).not.toContain('npm run setup')
})

test.each([
  '"); os.Exit(1) //',
  '`raw` ${x} \\n',
  "'''",
  'line\nbreak',
  'mark \ufeff and \u0085',
  '\ud800 half',
  '%s %d',
])('the name %j stays a string', (name) => {
  const config = contentOf(generate({ ...go, name }), 'server/internal/config/config.go')
  const literal = /^\t\tName: {8}("(?:[^"\\\n]|\\.)*"),$/m.exec(config)?.[1]
  expect(literal).toBeDefined()
  expect(literal).not.toMatch(/[\p{Cc}\p{Cs}\ufeff]/u)
  expect(JSON.parse(literal ?? '')).toBe(
    name
      .replace(/[\n\u0085]/g, ' ')
      .replace('\ud800', '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
})

test('a literal holds any text', () => {
  expect(goLiteral('a "b" \\ \ud800 \ufeff \u2028')).toBe('"a \\"b\\" \\\\ \ufffd \\ufeff \\u2028"')
})
