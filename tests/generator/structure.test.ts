import { describe, expect, test } from 'vitest'
import {
  contentOf,
  generate,
  generateAgain,
  has,
  isCode,
  isMustache,
  labelOf,
  STACKS,
  SUBSETS,
  subsetsFor,
} from './kit'

describe.each(STACKS.map((stack) => [labelOf(stack), stack] as const))('%s', (_, stack) => {
  test.each(SUBSETS.map((features) => [features.join(', ') || 'none', features] as const))(
    'is whole with these features: %s',
    (_name, features) => {
      const project = generate({ ...stack, features: [...features] })
      for (const path of ['package.json', 'README.md', '.env.example', '.gitignore', '.editorconfig'])
        expect(has(project, path), path).toBe(true)
      for (const { path, content } of project.files) {
        expect(content, path).toMatch(/[^\n]\n$/)
        expect(content, path).not.toMatch(/\r|[ \t]\n/)
        // Python separates its functions by two blank lines.
        expect(content, path).not.toMatch(path.endsWith('.py') ? /\n{4}/ : /\n{3}/)
        if (path.endsWith('.json')) expect(() => JSON.parse(content) as unknown, path).not.toThrow()
      }
    },
  )

  test('leaves no placeholder in any set of features', () => {
    for (const features of subsetsFor(stack)) {
      for (const { path, content } of generate({ ...stack, features }).files) {
        expect(content, path).not.toMatch(/TODO|FIXME|lorem ipsum|\[object |[\uE000\uE001]/i)
        if (!isMustache(path)) expect(content, path).not.toContain('{{')
        if (isCode(path)) continue
        expect(content, path).not.toMatch(/undefined|\bNaN\b/)
        if (path !== 'compose.yaml') expect(content, path).not.toContain('${')
      }
    }
  })
})

test('files are sorted, unique, and the same for the same input', () => {
  for (const stack of STACKS) {
    const paths = generate(stack).files.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)].sort())
    expect(JSON.stringify(generateAgain(stack))).toBe(JSON.stringify(generateAgain(stack)))
  }
})

test('metadata says when, by whom and with what it was made', () => {
  const { name, description, metadata } = generate({ environment: 'staging' })
  expect({ name, description }).toEqual({
    name: 'Field Notes',
    description: 'Collects notes from the field.',
  })
  expect(metadata).toEqual({
    createdAt: '2026-11-20T10:15:30.000Z',
    generator: 'Orrery',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    createdBy: 'ada',
    environment: 'staging',
    resources: { cpu: 2, memory: 4, storage: 20 },
  })
})

describe('feature flags', () => {
  test.each([
    ['api', ['server/src/items.ts', 'web/src/components/Items.tsx']],
    ['auth', ['server/src/auth/routes.ts', 'web/src/components/Account.tsx', 'web/src/session.tsx']],
    ['ai', ['server/src/ai/client.ts', 'web/src/components/Assistant.tsx']],
    ['docs', ['server/openapi.json', 'server/src/docs.ts']],
    ['tests', ['server/test/app.test.ts']],
    ['deployment', ['Dockerfile', '.dockerignore', 'compose.yaml', '.github/workflows/ci.yml']],
  ] as const)('%s adds its files, and only then', (feature, paths) => {
    const without = generate({ features: [] })
    const alone = generate({ features: [feature] })
    for (const path of paths) {
      expect(has(without, path), path).toBe(false)
      expect(has(alone, path), path).toBe(true)
    }
  })

  test('without tests there is no test command anywhere', () => {
    const project = generate({ features: ['api', 'auth', 'ai', 'docs', 'deployment'] })
    for (const path of ['package.json', 'server/package.json', 'web/package.json']) {
      const { scripts } = JSON.parse(contentOf(project, path)) as { scripts: Record<string, string> }
      expect(scripts.test, path).toBeUndefined()
    }
    expect(contentOf(project, 'README.md')).not.toContain('npm test')
    expect(contentOf(project, '.github/workflows/ci.yml')).not.toContain('npm test')
  })

  test('writing items needs a user exactly when there are accounts', () => {
    expect(contentOf(generate({ features: ['api', 'auth'] }), 'server/src/app.ts')).toContain('signedIn')
    expect(contentOf(generate({ features: ['api'] }), 'server/src/app.ts')).not.toContain('signedIn')
  })
})

test('the environment and the resources reach the files that use them', () => {
  const project = generate({ environment: 'production', resources: { cpu: 4, memory: 8, storage: 50 } })
  expect(contentOf(project, '.env.example')).toMatch(/^APP_ENV=production$/m)
  expect(contentOf(project, '.env.example')).toMatch(/^NODE_ENV=production$/m)
  expect(contentOf(project, 'compose.yaml')).toMatch(/cpus: "4"\n\s+memory: 8g/)
  expect(contentOf(project, 'README.md')).toContain('4 CPUs and 8 GB of memory. Plan 50 GB')
  expect(contentOf(generate(), '.env.example')).toMatch(/^APP_ENV=development$/m)
})

test('compose starts the database that has a server, and none for a file or a hosted one', () => {
  const services = (database: (typeof STACKS)[number]['database']) =>
    [...contentOf(generate({ database }), 'compose.yaml').matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
  for (const database of ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] as const)
    expect(services(database), database).toEqual(['app', 'database', 'database'])
  expect(services('SQLite')).toEqual(['app', 'data'])
  expect(services('Supabase')).toEqual(['app'])
  expect(services('Firebase')).toEqual(['app'])
})

test('the readme names every command, and every command exists', () => {
  for (const stack of STACKS) {
    const project = generate(stack)
    const { scripts } = JSON.parse(contentOf(project, 'package.json')) as { scripts: Record<string, string> }
    const named = [
      ...contentOf(project, 'README.md').matchAll(/npm (?:run )?(setup|dev|build|start|check|test)\b/g),
    ]
    for (const [, script = ''] of named) expect(scripts[script], script).toBeTruthy()
    for (const script of Object.keys(scripts))
      if (script !== 'prestart') expect(named.map(([, name]) => name)).toContain(script)
  }
})

test('the paths of the readme exist', () => {
  for (const stack of STACKS) {
    const project = generate(stack)
    const rows = contentOf(project, 'README.md').split('## Structure')[1] ?? ''
    const paths = [...rows.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths)
      expect(
        project.files.some(
          (file) => file.path === path || (path.endsWith('/') && file.path.startsWith(path)),
        ),
        path,
      ).toBe(true)
  }
})

test('nothing that runs in the browser names another host', () => {
  const allowed = /^https?:\/\/(localhost|127\.0\.0\.1|www\.w3\.org)\b/
  for (const stack of STACKS) {
    for (const { path, content } of generate(stack).files.filter((file) => file.path.startsWith('web/'))) {
      for (const [url] of content.matchAll(/https?:\/\/[^\s'"`)>]+/g)) expect(url, path).toMatch(allowed)
    }
  }
})
