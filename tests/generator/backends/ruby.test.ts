import { describe, expect, test } from 'vitest'
import { rubyLiteral } from '../../../src/entities/project/lib/generator/text/escape'
import { GEMS } from '../../../src/entities/project/lib/generator/backends/ruby/versions'
import { DATABASES, type Database } from '../../../src/entities/project/model/technologies'
import { contentOf, generate, has, SUBSETS } from '../kit'

const ruby = (overrides: Parameters<typeof generate>[0] = {}) =>
  generate({ backend: 'Ruby', database: 'SQLite', ...overrides })

/** What may be required without a download: the standard library of every Ruby from 3.1 on, and minitest. */
const STANDARD =
  'bundler digest erb fileutils io/wait json minitest/autorun net/http openssl securerandom socket time tmpdir uri'

const DRIVERS: Record<Database, string[]> = {
  PostgreSQL: ['pg'],
  MySQL: ['mysql2'],
  MongoDB: ['mongo'],
  Redis: ['redis'],
  SQLite: ['sqlite3'],
  Supabase: [],
  Firebase: [],
}

const required = (content: string) =>
  [...content.matchAll(/^ *require '([^']+)'/gm)].map(([, name = '']) => name)

/** The files of the project that a file requires, as paths. */
function relatives(path: string, content: string): string[] {
  const folder = path.split('/').slice(0, -1)
  return [...content.matchAll(/^ *require_relative '([^']+)'/gm)].map(([, name = '']) => {
    const parts = [...folder]
    for (const part of name.split('/')) {
      if (part === '..') parts.pop()
      else parts.push(part)
    }
    return `${parts.join('/')}.rb`
  })
}

describe.each(DATABASES)('Ruby with %s', (database) => {
  test('requires only its own files, the standard library and its driver', () => {
    const allowed = [...STANDARD.split(' '), ...DRIVERS[database]]
    for (const features of SUBSETS) {
      const project = ruby({ database, features })
      for (const { path, content } of project.files.filter((file) => file.path.endsWith('.rb'))) {
        for (const name of required(content)) expect(allowed, path).toContain(name)
        for (const name of relatives(path, content)) expect(has(project, name), `${path}: ${name}`).toBe(true)
      }
    }
  })

  test('uses every file it has', () => {
    for (const features of SUBSETS) {
      const files = ruby({ database, features }).files.filter(({ path }) => /^server\/.*\.rb$/.test(path))
      const used = new Set(files.flatMap(({ path, content }) => relatives(path, content)))
      for (const { path } of files)
        if (!/main\.rb$|_test\.rb$/.test(path)) expect([...used], features.join(', ')).toContain(path)
    }
  })

  test('has a driver at an exact version, and a command that installs it, exactly when it needs one', () => {
    const project = ruby({ database })
    const { scripts } = JSON.parse(contentOf(project, 'package.json')) as { scripts: Record<string, string> }
    const needed = DRIVERS[database].length > 0
    expect(has(project, 'server/Gemfile')).toBe(needed)
    expect(scripts.setup).toBe(needed ? 'node server/run.mjs setup' : undefined)
    expect(contentOf(project, 'Dockerfile').includes('gem install')).toBe(needed)
    expect(contentOf(project, 'server/lib/store.rb').includes('npm run setup')).toBe(needed)
    if (needed)
      expect(contentOf(project, 'server/Gemfile')).toMatch(
        new RegExp(`^gem '${DRIVERS[database][0]}', '\\d+\\.\\d+\\.\\d+'$`, 'm'),
      )
  })

  test('is laid out as its formatter does', () => {
    for (const features of SUBSETS)
      for (const { path, content } of ruby({ database, features }).files.filter(({ path }) =>
        path.endsWith('.rb'),
      )) {
        expect(content, path).toMatch(/^# frozen_string_literal: true\n\n/)
        for (const line of content.split('\n')) expect(line.length, `${path}: ${line}`).toBeLessThan(121)
        expect(content, path).not.toMatch(/^ *(class|module) .*\n\n|\n\n *end$/m)
      }
  })
})

describe('feature flags', () => {
  test.each([
    ['api', ['server/lib/items.rb']],
    ['auth', ['server/lib/auth/routes.rb', 'server/lib/auth/passwords.rb']],
    ['ai', ['server/lib/ai/client.rb', 'server/lib/ai/routes.rb']],
    ['docs', ['server/openapi.json', 'server/lib/docs.rb']],
    ['tests', ['server/test/app_test.rb', 'server/test/server_test.rb']],
  ] as const)('%s adds its files, and only then', (feature, paths) => {
    for (const path of paths) {
      expect(has(ruby({ features: [] }), path), path).toBe(false)
      expect(has(ruby({ features: [feature] }), path), path).toBe(true)
    }
  })

  test('the tests of a feature come with it', () => {
    expect(has(ruby({ features: ['tests', 'auth'] }), 'server/test/auth_test.rb')).toBe(true)
    expect(has(ruby({ features: ['tests', 'auth'] }), 'server/test/items_test.rb')).toBe(false)
    expect(contentOf(ruby({ features: ['api'] }), 'server/run.mjs')).not.toContain('_test.rb')
  })

  test('writing items and chatting need a user exactly when there are accounts', () => {
    const routes = (features: NonNullable<Parameters<typeof ruby>[0]>['features']) =>
      contentOf(ruby({ features }), 'server/lib/application.rb')
    expect(routes(['api', 'ai', 'auth']).match(/, signed_in\)/g)).toHaveLength(2)
    expect(routes(['api', 'ai'])).not.toContain('signed_in')
  })
})

test.each([
  [`'); drop`, `'\\'); drop'`],
  ['#{exit} #$0', "'#{exit} #$0'"],
  ['back\\slash\\', "'back\\\\slash\\\\'"],
  ['a\n#{b}\0', '"a\\n\\#{b}\\u0000"'],
  ['half \ud800\n', '"half \ufffd\\n"'],
])('%j is a literal that cannot be left', (text, expected) => {
  expect(rubyLiteral(text)).toBe(expected)
})

test('hostile words arrive as data', () => {
  const project = ruby({ name: `It's #{exit} \\`, features: ['tests'] })
  const literal = `'It\\'s #{exit} \\\\'`
  expect(contentOf(project, 'server/lib/config.rb')).toContain(`NAME = ${literal}`)
  expect(contentOf(project, 'server/test/app_test.rb')).toContain(`assert_equal ${literal}, health`)
})

test('the image has what the driver is compiled with, exactly when it is compiled', () => {
  const image = (database: Database) =>
    /^FROM ruby:(.*)$/m.exec(contentOf(ruby({ database }), 'Dockerfile'))?.[1]
  expect(image('PostgreSQL')).toBe('3.4-bookworm')
  expect(image('Redis')).toBe('3.4-slim-bookworm')
})

test('what Git and Docker leave out contains what Bundler writes', () => {
  for (const path of ['.gitignore', '.dockerignore'])
    expect(contentOf(ruby(), path)).toMatch(/^server\/\.bundle\/\nserver\/vendor\/$/m)
})

test('every pinned gem is used by some project', () => {
  const used = DATABASES.map((database) => ruby({ database }))
    .filter((project) => has(project, 'server/Gemfile'))
    .map((project) => /^gem '(.*)', '(.*)'$/m.exec(contentOf(project, 'server/Gemfile'))?.slice(1))
  expect(Object.fromEntries(used as [string, string][])).toEqual(GEMS)
})
