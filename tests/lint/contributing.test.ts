import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { notesOf } from '../../scripts/release-notes.mjs'

/**
 * The examples of CONTRIBUTING.md, executed: new files and changed copies of ours go to a folder that lies over the
 * repository (`rootDirs`, `paths`), where the compiler checks them.
 */
const document = readFileSync('CONTRIBUTING.md', 'utf8')
const examples = [...document.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', language = '', text = '']) => ({ path, language, text }),
)

/** A file with the `+` lines of an example after its context. Throws when the context is not there. */
function patched(source: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const context = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1))
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1))
  const place = `${context.join('\n')}\n`
  if (context.length === 0 || !source.includes(place)) throw new Error(`Not in the file:\n${place}`)
  return source.replace(place, `${place}${added.join('\n')}\n`)
}

const run = promisify(execFile)
let overlay = ''

beforeAll(() => {
  mkdirSync('node_modules/.cache', { recursive: true })
  overlay = mkdtempSync(resolve('node_modules/.cache/contributing-'))
  for (const { path, language, text } of examples) {
    mkdirSync(dirname(join(overlay, path)), { recursive: true })
    writeFileSync(join(overlay, path), language === 'diff' ? patched(readFileSync(path, 'utf8'), text) : text)
  }
})
afterAll(() => rmSync(overlay, { recursive: true, force: true }))

describe('the examples of CONTRIBUTING.md', () => {
  test('include a page, a machine, an entity and a column', () => {
    const paths = examples.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/pages/hello/index.ts',
        'src/app/routes/public-routes.tsx',
        'machines/reminder/reminder.machine.ts',
        'src/entities/note/index.ts',
        expect.stringMatching(/^supabase\/migrations\//),
      ]),
    )
  })

  test('compile', async () => {
    const config = {
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        rootDirs: [overlay, resolve('.')],
        paths: {
          '@/*': [join(overlay, 'src/*'), resolve('src/*')],
          '@machines/*': [join(overlay, 'machines/*'), resolve('machines/*')],
        },
      },
      include: [],
      files: [
        resolve('src/vite-env.d.ts'),
        // A changed copy of the route table would load the types of every page.
        ...examples
          .filter(({ path, language }) => /\.tsx?$/.test(path) && language !== 'diff')
          .map(({ path }) => join(overlay, path)),
      ],
    }
    writeFileSync(join(overlay, 'tsconfig.json'), JSON.stringify(config))
    const compiled = await run('node_modules/.bin/tsc', ['-p', overlay]).catch((error) => error)
    expect(compiled.stdout).toBe('')
  })

  test('run: the machine waits, shows, and times out', async () => {
    const { reminderMachine } = await import(join(overlay, 'machines/reminder/index.ts'))
    const clock = new SimulatedClock()
    const show = fromPromise(() => new Promise<void>(() => undefined))
    const actor = createActor(reminderMachine.provide({ actors: { show } }), { clock }).start()
    actor.send({ type: 'start' })
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toBe('due')
    clock.increment(5000)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: 'The reminder was not shown.' },
    })
  })

  test('run: the entity refuses an empty note', async () => {
    const { parseNote } = await import(join(overlay, 'src/entities/note/index.ts'))
    expect(parseNote({ id: 'n1', text: ' Water the plants ' })).toEqual({
      id: 'n1',
      text: 'Water the plants',
    })
    expect(() => parseNote({ id: 'n1', text: ' ' })).toThrow('Please enter a note')
  })

  test('run: the column is added, and its rule holds', async () => {
    const migration = examples.find(({ language }) => language === 'sql')?.text ?? ''
    const database = await PGlite.create()
    await database.exec('create table public.profiles (id int); insert into public.profiles values (1);')
    await database.exec(migration)
    await database.exec("update public.profiles set pronouns = 'she/her'")
    await expect(database.exec(`update public.profiles set pronouns = '${'x'.repeat(41)}'`)).rejects.toThrow(
      'check',
    )
    await database.close()
  })

  test('cannot refer to a missing line', () => {
    expect(patched('a\nb\n', ' a\n+c\n')).toBe('a\nc\nb\n')
    expect(() => patched('a\nb\n', ' x\n+c\n')).toThrow('Not in the file')
  })
})

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- c\n\n## 0.2.0, 2026-12-01\n\n### Added\n\n- b\n\n## 0.1.0, 2026-11-21\n\n- a\n'

  test.each([
    ['0.2.0', '### Added\n\n- b'],
    ['0.1.0', '- a'],
    ['0.3.0', null],
    ['Unreleased', null],
  ])('are extracted: %s', (version, notes) => expect(notesOf(changelog, version)).toBe(notes))

  test('exist for the released version', () => {
    expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), '0.1.0')).toMatch(/^### Added/)
  })
})
