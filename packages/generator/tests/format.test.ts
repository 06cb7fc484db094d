import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { orderOf } from '../code'
import { idOf } from '../engine'
import { DEFAULT_PROJECT_CONFIG } from '../model/config'
import { FEATURES, FRONTENDS } from '../model/technologies'
import { FLAG_SETS, make } from './kit'

const biome = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome')

/** Name and description, by what is hard to lay out about them. */
const WORDS: Record<string, [name: string, description: string]> = {
  short: ['Notes', 'Short.'],
  quotes: ['Short "quoted" name', `It's the team's own "notes"`],
  apostrophes: [`It's a 'long' name of "sixty" letters, as long as one may be!!`, 'Some words. '.repeat(160)],
  line: ['Name', `${'x'.repeat(110)} ""' \\ \`x\``],
  wide: ['項'.repeat(60), '🚀 & <b> "wide" '.repeat(20)],
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-format-'))
afterAll(() => rmSync(folder, { recursive: true }))

function expectFormatted(cwd: string) {
  const checked = spawnSync(process.execPath, [biome, 'check', '--colors=off'], { cwd, encoding: 'utf8' })
  expect(checked.stdout + checked.stderr).toMatch(/^Checked \d{2,} files in \S+ No fixes applied\.\n$/)
  expect(checked.status).toBe(0)
}

test.each([...FRONTENDS.map((frontend) => [idOf(frontend), 'web']), ['react', 'server']])(
  'for any project name, %s: %s passes Biome as downloaded',
  async (frontend, part) => {
    const here = join(folder, frontend, part)
    for (const [kind, [name, description]] of Object.entries(WORDS)) {
      const { slug, title, summary } = orderOf({ ...DEFAULT_PROJECT_CONFIG, name, description })
      const choice = { frontend, backend: 'node', database: 'postgresql', features: FEATURES }
      for (const { path, content } of await make(choice, { slug, title, summary })) {
        // Beside one another under one configuration, so that one run checks them all.
        const again = kind !== 'short' && path.endsWith('.json')
        if (!path.startsWith(`${part}/`) || again) continue
        const target = join(here, kind === 'short' ? '' : kind, path.slice(part.length + 1))
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, content)
      }
    }
    expectFormatted(here)
  },
)

test.each([...FRONTENDS.map((frontend) => [idOf(frontend), 'web']), ['react', 'server']])(
  'with any features switched off, %s: %s passes Biome as downloaded',
  async (frontend, part) => {
    const here = join(folder, 'flags', frontend, part)
    const servers = part === 'web' ? ['node', 'dotnet'] : ['node']
    for (const backend of servers)
      for (const [index, features] of FLAG_SETS.entries())
        for (const { path, content } of await make({ frontend, backend, database: 'sqlite', features })) {
          const isFirst = index === 0 && backend === 'node'
          if (!path.startsWith(`${part}/`) || (path.endsWith('.json') && !isFirst)) continue
          const target = join(here, isFirst ? '' : `${backend}-${index}`, path.slice(part.length + 1))
          mkdirSync(dirname(target), { recursive: true })
          writeFileSync(target, content)
        }
    expectFormatted(here)
  },
)
