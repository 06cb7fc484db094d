import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BODY_LIMITS, MAX_BODY, MAX_CHUNKS } from '../http/bodies'
import { MAILBOX_LISTENERS, MAILS, MAILS_PER_RECEIVER } from '../mail/mailbox'
import { WAITING, WAITING_PER_CALLER } from '../limits/queue'
import { DEFAULT_LIMITS, LIMITER_BYTES } from '../limits/rate-limit'
import { STARTER_BYTES, STARTERS, STARTERS_AT_ONCE } from '../http/starter'
import { STATEMENT_CHARACTERS, STATEMENTS } from '../database/statements'

// docs/security.md lists every structure that outlives a request. This test keeps the list in step with the code.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const page = readFileSync(here('../../../docs/security.md'), 'utf8')
const section = page.slice(page.indexOf('## What the server stores'), page.indexOf('## Attacks'))
const rows = new Map(
  [...section.matchAll(/^\| `([\w-]+\.ts)` +\| (.+) \|$/gm)].map(([, file = '', rest = '']) => [
    file,
    rest.split('|').map((cell) => cell.trim()),
  ]),
)
const boundsOf = (file: string) => (rows.get(file) ?? []).slice(1, 3).join(' | ')

/** Structures that can grow between two requests. A `new Set([…])` of constants cannot. */
const GROWS = /new (Map|WeakMap|LRUCache|EventEmitter)\b|new Set<|: \(\(\) => void\)\[\] = \[\]|createQueue\(/
/** These hold something for one request, while the server starts, or in the process of a command. */
const SHORT = new Set(['data-folder.ts', 'folder-source.ts', 'into-server.ts', 'rest-gate.ts', 'rows.ts'])

describe('the list of what the server stores', () => {
  it('names exactly the files that have a structure which can grow', () => {
    const growing = readdirSync(here('..'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('tests'))
      .filter((path) => !SHORT.has(basename(path)) && GROWS.test(readFileSync(here(`../${path}`), 'utf8')))
      .map((path) => basename(path))
    expect(growing.length).toBeGreaterThan(8)
    expect(growing.filter((name) => !rows.has(name))).toEqual([])
    const known = new Set([...growing, 'queue.ts', 'care.ts', 'sign-up.ts', 'limits.ts'])
    expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  it('states content, entries, bytes and lifetime of each structure', () => {
    for (const [file, cells] of rows) {
      expect([file, cells.length, cells.every((cell) => cell.length > 2)]).toEqual([file, 4, true])
      expect([file, /\d|none|one request|of the build/.test(boundsOf(file))]).toEqual([file, true])
    }
  })

  it('has the numbers of the code', () => {
    const number = (value: number) => value.toLocaleString('en-US')
    const kB = (bytes: number) => `${bytes / 1024} kB`
    const MB = (bytes: number) => `${Math.floor(bytes / 1e6)} MB`
    const expected: Record<string, string[]> = {
      'rate-limit.ts': [number(LIMITER_BYTES / 200), MB(LIMITER_BYTES)],
      'bodies.ts': [number(MAX_CHUNKS), kB(MAX_BODY), MB(BODY_LIMITS.heldPerCaller), MB(BODY_LIMITS.held)],
      'queue.ts': [number(WAITING), `${WAITING_PER_CALLER} of one caller`],
      'statements.ts': [number(STATEMENTS), number(STATEMENT_CHARACTERS)],
      'starter.ts': [number(STARTERS), number(STARTERS_AT_ONCE), MB(STARTER_BYTES)],
      'mailbox.ts': [number(MAILS), number(MAILS_PER_RECEIVER), number(MAILBOX_LISTENERS)],
    }
    for (const [file, numbers] of Object.entries(expected))
      for (const text of numbers)
        expect([file, text, boundsOf(file).includes(text)]).toEqual([file, text, true])
  })

  it('counts the limits', () => {
    expect(rows.get('rate-limit.ts')?.[0]).toContain(`${Object.keys(DEFAULT_LIMITS).length + 3} limiters`)
  })
})
