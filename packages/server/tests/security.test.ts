import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// docs/security.md promises a test for each attack. This one keeps the promise true.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const page = readFileSync(here('../../../docs/security.md'), 'utf8')

const rows = [...page.matchAll(/^\| *(\d+) *\| (.+?) +\| (.+?) +\| `([\w/-]+)`: (.+?) +\|$/gm)].map(
  ([, number, attack, defence, file = '', title = '']) => ({ number, attack, defence, file, title }),
)

/** The titles of the tests in a file, as the code writes them; skipped tests are left out. */
function titlesOf(file: string): Set<string> {
  const folder = /^(unit|api|e2e)\//.test(file)
    ? '../../../tests'
    : file.startsWith('src/')
      ? '../../..'
      : '.'
  const path = here(`${folder}/${file}.test.ts`)
  if (!existsSync(path)) return new Set()
  const code = readFileSync(path, 'utf8')
  const calls = code.matchAll(
    /(?:\bit\(|\bit\.each\(.*\)\(|\]\)\(|\] as const\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/g,
  )
  return new Set([...calls].map(([, , title = '']) => title))
}

describe('the table of attacks', () => {
  it('is numbered and counted', () => {
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1))
    expect(page).toContain(`${rows.length} rows, each of which fails`)
    const lines = page.split('\n').filter((line) => /^\| *\d+ *\|/.test(line))
    expect(lines).toHaveLength(rows.length)
  })

  it('names an existing test in every row, and none twice', () => {
    const missing = rows.filter(({ file, title }) => !titlesOf(file).has(title))
    expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
    const names = rows.map(({ file, title }) => `${file}: ${title}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('names the defence in every row', () => {
    for (const { attack, defence } of rows)
      expect([attack, (defence ?? '').length > 5]).toEqual([attack, true])
  })

  it('has a row for every test of an attack', () => {
    const files = readdirSync(here('.'))
      .filter((name) => name.startsWith('attack-'))
      .map((name) => name.replace('.test.ts', ''))
    const tests = files.flatMap((file) => [...titlesOf(file)].map((title) => `${file}: ${title}`))
    const named = new Set(rows.map(({ file, title }) => `${file}: ${title}`))
    // The table does not name this test: it is no attack, the others are compared with it.
    named.add('attack-tokens: of the own account opens what it should')
    expect(tests.filter((test) => !named.has(test))).toEqual([])
    expect(tests.length).toBeGreaterThan(50)
  })
})
