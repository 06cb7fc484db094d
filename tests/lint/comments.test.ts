import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commentsOf, faultsOf } from './comments.ts'

/** Comments are plain English: a subject, a verb, the mechanism, the reason. `comments.ts` has the rules. */
const FOLDERS = [
  '.',
  '.storybook',
  'machines',
  'packages/generator',
  'packages/learn',
  'packages/profiler',
  'packages/server',
  'scripts',
  'src',
  'supabase',
  'tests',
]

const EXTENSION = /\.(ts|tsx|js|jsx|mjs|css|sql)$/

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => EXTENSION.test(name))
    .map((name) => join(folder, name))
    .filter((path) => !/^packages\/generator\/templates\/|\/node_modules\//.test(path))

const faultyComments = (folder: string) =>
  filesIn(folder).flatMap((path) =>
    commentsOf(path, readFileSync(path, 'utf8')).flatMap(({ text, line }) => {
      const faults = faultsOf(text)
      return faults.length ? [`${path}:${line} (${faults.join(', ')}) ${text.replace(/\s+/g, ' ')}`] : []
    }),
  )

test.each(FOLDERS)('comments of %s break no rule', (folder) => {
  expect(faultyComments(folder)).toEqual([])
})

test('every package is checked', () => {
  const packages = readdirSync('packages').map((name) => `packages/${name}`)
  expect(FOLDERS).toEqual(expect.arrayContaining(packages))
})

describe('a comment is flagged', () => {
  test.each([
    ['What is for who is not signed in.', 'noun clause'],
    ['Clears the draft; what was asked otherwise leaves it.', 'noun clause'],
    ['@returns what was typed before', 'noun clause'],
    ['Asked before somebody leaves the page.', 'person'],
    ['The entries of nobody.', 'person'],
    ['Closes the open menu before the next one.', 'one'],
    ['Reads the old ones first.', 'one'],
    ['The panel stands at the right.', 'verb'],
    ['Tells of every move.', 'verb'],
    ['The tap that inspectors hear.', 'verb'],
    ['The mark, which leads home.', 'verb'],
  ])('%s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })
})

describe('a comment is accepted', () => {
  test.each([
    'Keep `signedOut` until the machine reports a user.',
    'What if the worker never answers?',
    'Renders whatever the caller passes.',
    'The field is named "What somebody said".',
    'Matches `what the one stands for`.',
    'At least one of them, one by one, in one request.',
    'TTL stands for time to live. Can tell a file from a folder.',
    'The team lead. An empty name leads to an error.',
    'A standalone part, with a leading zero.',
    'Reads the pages of a column one after another.',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })
})

describe('the comments of a file', () => {
  const texts = (path: string, source: string) => commentsOf(path, source).map(({ text }) => text)

  test('TypeScript: adjacent lines are joined, strings are not comments', () => {
    const source =
      'const a = "// no" // one\n\n// two\n// three\n/** four\n * five */\nconst b = <p>{/* six */}</p>'
    expect(texts('a.tsx', source)).toEqual(['one', 'two\nthree', 'four\nfive', 'six'])
  })

  test('CSS has block comments only', () => {
    expect(texts('a.css', 'a { --b: 1 } /* two */')).toEqual(['two'])
  })

  test('SQL has line and block comments', () => {
    expect(texts('a.sql', '-- one\n-- two\nselect 1; /* three */')).toEqual(['one\ntwo', 'three'])
  })
})
