import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The ids of the requirements in a text. `UTF-16` and the like are encodings. */
const idsIn = (text: string): string[] => text.match(/\b(?!UTF)[A-Z]{3}-\d\d\b/g) ?? []

interface Row {
  id: string
  file: string
  title: string
}

const rowsOf = (markdown: string): Row[] =>
  [...markdown.matchAll(/^\| ([A-Z]{3}-\d\d) +\| .+? \| `([^`]+)` +\| (.+?) +\|$/gm)].map(
    ([, id = '', file = '', title = '']) => ({ id, file, title: title.replaceAll('\\|', '|') }),
  )

/** Why a row proves nothing; null when its test is there. `read` returns a file's text, or null. */
function faultOf({ id, file, title }: Row, read: (file: string) => string | null): string | null {
  const text = read(file)
  if (text === null) return `${id}: ${file} does not exist`
  // A story is exported, or a cell of a grid story.
  const needle = file.endsWith('.stories.tsx')
    ? new RegExp(`^(export const ${title}\\b|  ${title}[:,])|sideBySide\\(meta, \\{[^}]*\\b${title}\\b`, 'm')
    : null
  const found = needle
    ? needle.test(text)
    : [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted))
  return found ? null : `${id}: ${file} has no test “${title}”`
}

const readFile = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
const rows = rowsOf(readFileSync('docs/requirements.md', 'utf8'))

test('every requirement has one row', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(190)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every id in the code and in the tests has a row', () => {
  const known = new Set(rows.map(({ id }) => id))
  const sources = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.sql', '*.css'],
    {
      encoding: 'utf8',
    },
  )
  const unknown = sources
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('packages/generator/templates/'))
    .flatMap((file) =>
      idsIn(readFile(file) ?? '').flatMap((id) => (known.has(id) ? [] : [`${id} in ${file}`])),
    )
  expect(unknown).toEqual([])
})

test('every row names an existing test', () => {
  expect(rows.flatMap((row) => faultOf(row, readFile) ?? [])).toEqual([])
})

test('a renamed test, a removed file and a removed story are reported', () => {
  const row = { id: 'SIN-03', file: 'a.test.ts', title: 'redirects' }
  expect(faultOf(row, () => "it('redirects', () => {})")).toBeNull()
  expect(faultOf(row, () => "it('redirects at once', () => {})")).toMatch(/has no test/)
  expect(faultOf(row, () => null)).toMatch(/does not exist/)
  const story = { id: 'MKT-01', file: 'a.stories.tsx', title: 'Page' }
  expect(faultOf(story, () => 'export const Page: Story = {}')).toBeNull()
  expect(faultOf(story, () => 'export const States = sideBySide(meta, {\n  Page: {},\n})')).toBeNull()
  expect(faultOf(story, () => 'export const Pages: Story = {}')).toMatch(/has no test/)
})

test('ids are read from texts', () => {
  expect(idsIn('SIN-03, (SES-02/03), UTF-16, SHA-256, 2026-01-01')).toEqual(['SIN-03', 'SES-02'])
})
