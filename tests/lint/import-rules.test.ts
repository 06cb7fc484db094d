import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Proves that each import rule bites. `fixtures/allowed` is a small tree with every legal direction;
 * each other fixture is a file that breaks one rule in it. All are laid out in one tree and linted at once,
 * as the broken files do not know each other. Fixture files end in `.txt`, so that neither the compiler
 * nor an editor takes them for source.
 */
const FIXTURES = resolve('tests/lint/fixtures')

const DIRECTION = 'boundaries(dependencies)'
const PACKAGE = 'eslint(no-restricted-imports)'

const ruleOfFixture: Record<string, string> = {
  'shared-imports-entities': DIRECTION,
  'shared-imports-machines': DIRECTION,
  'shared-lib-imports-shared-ui': DIRECTION,
  'entities-import-sibling': DIRECTION,
  'entities-import-machines': DIRECTION,
  'entities-import-features': DIRECTION,
  'machines-import-entities-index': DIRECTION,
  'machines-import-features': DIRECTION,
  'machines-import-pages': DIRECTION,
  'machines-import-react': PACKAGE,
  'machines-import-shared-ui': DIRECTION,
  'machines-import-supabase': PACKAGE,
  'features-import-sibling': DIRECTION,
  'features-import-sibling-relative': DIRECTION,
  'features-import-pages': DIRECTION,
  'features-import-pages-lazily': DIRECTION,
  'pages-import-sibling': DIRECTION,
  'pages-import-app': DIRECTION,
  'deep-import-by-alias': DIRECTION,
  'deep-import-by-relative-path': DIRECTION,
  'deep-import-of-a-machine': DIRECTION,
  'type-import-upwards': DIRECTION,
  'packages-import-src': PACKAGE,
  'packages-import-src-by-path': PACKAGE,
  'src-imports-inside-a-package': PACKAGE,
  'unstable-router-outside-its-file': PACKAGE,
  'xstate-outside-its-binding': PACKAGE,
  'xstate-react-outside-its-binding': PACKAGE,
}

/** The files of a fixture as they are called in the tree. */
const filesOf = (fixture: string) =>
  readdirSync(join(FIXTURES, fixture), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(FIXTURES, fixture), join(entry.parentPath, entry.name)))
    .map((path) => path.replace(/\.txt$/, ''))

/** A folder with all fixtures and the real configuration, outside the repository, where git ignores nothing. */
function layOut(): string {
  const tree = mkdtempSync(join(tmpdir(), 'orrery-lint-'))
  for (const fixture of readdirSync(FIXTURES))
    for (const file of filesOf(fixture)) cpSync(join(FIXTURES, fixture, `${file}.txt`), join(tree, file))
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) cpSync(resolve(name), join(tree, name))
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  return tree
}

interface Finding {
  code: string
  filename: string
}

function lint(tree: string): Promise<Finding[]> {
  const args = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'machines', 'packages']
  return new Promise((settle, fail) => {
    execFile(process.execPath, args, { cwd: tree }, (_error, stdout, stderr) => {
      try {
        settle(JSON.parse(stdout).diagnostics)
      } catch {
        fail(new Error(`oxlint gave no report: ${stdout}${stderr}`))
      }
    })
  })
}

describe('import rules', () => {
  const tree = layOut()
  let findings: Finding[]

  beforeAll(async () => {
    findings = await lint(tree)
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  const rulesBrokenIn = (file: string) =>
    findings.filter(({ filename }) => filename === file).map(({ code }) => code)

  test('every fixture is listed here', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual(['allowed', ...Object.keys(ruleOfFixture)].sort())
  })

  test.each(filesOf('allowed'))('%s is allowed', (file) => {
    expect(rulesBrokenIn(file)).toEqual([])
  })

  test.each(Object.entries(ruleOfFixture))('%s is refused', (fixture, rule) => {
    const [file, ...others] = filesOf(fixture)
    expect(others).toEqual([])
    expect(rulesBrokenIn(file ?? '')).toEqual([rule])
  })
})
