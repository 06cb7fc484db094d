import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Part } from '../backup/format'
import { checkBackup, partsOf } from '../backup/read'
import { writeBackup } from '../backup/write'

// One small backup whose every byte is known, with each of its bits flipped, and with headers and lines that no version
// writes under a checksum that fits.

const KNOWN = ['20260101000000', '20260201000000']
const HEADER = {
  orrery: '1.0.0',
  madeAt: '2026-11-26T12:00:00.000Z',
  engine: 'pglite',
  migrations: KNOWN,
  secrets: {
    jwtSecret: 'j'.repeat(40),
    publishableKey: `sb_publishable_${'p'.repeat(24)}`,
    secretKey: `sb_secret_${'s'.repeat(24)}`,
    adminPassword: 'Correct-horse-9',
  },
} as const

let folder: string
let file: string
let bytes: Buffer

async function* parts(): AsyncGenerator<Part> {
  yield { schema: 'public', table: 'profiles', columns: ['id', 'username'] }
  yield { row: '["1","ada"]' }
  yield { row: '["2","grace"]' }
  yield { schema: 'public', sequence: 'profiles_id_seq', value: '2' }
  yield { object: createHash('sha256').update('a model').digest('hex'), size: 7 }
  yield { bytes: Buffer.from('a model').toString('base64') }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-damage-'))
  file = join(folder, 'whole.backup')
  await writeBackup(file, { ...HEADER, migrations: [...KNOWN] }, parts())
  bytes = await readFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

/** The refusal of a file, without the words that name it; "accepted" when there is none. */
async function verdict(content: Buffer): Promise<string> {
  const copy = join(folder, 'copy.backup')
  await writeFile(copy, content)
  return checkBackup(copy, KNOWN).then(
    () => 'accepted',
    (error: Error) =>
      error.message.split('\n')[0]?.replace(`The backup ${copy} cannot be used: it `, '') ?? '',
  )
}

/** A backup of these lines with the checksum that fits them. */
function signed(lines: readonly unknown[], counts: object = {}): Buffer {
  const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ end: true, counts, sha256 })}\n`)
}

const header = (change: object) => ({ format: 'orrery-backup', version: 1, ...HEADER, ...change })

describe('a backup', () => {
  it('with one flipped bit is refused, wherever it is, or has the same text', async () => {
    const text = gunzipSync(bytes)
    const wrong: [number, number, string][] = []
    for (let place = 0; place < bytes.length; place++)
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(bytes)
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit)
        const words = await verdict(flipped)
        const isRight =
          words === 'accepted'
            ? gunzipSync(flipped).equals(text)
            : // Its first two bytes say that a file is gzipped.
              /^(is damaged \(|is cut off)/.test(words) || (place < 2 && words.startsWith('is no backup'))
        if (!isRight) wrong.push([place, bit, words])
      }
    expect(wrong).toEqual([])
  }, 60_000)

  it('cut after any byte is refused', async () => {
    const wrong: [number, string][] = []
    for (let length = 0; length < bytes.length; length++) {
      const words = await verdict(bytes.subarray(0, length))
      if (!/^is (cut off|empty)\./.test(words)) wrong.push([length, words])
    }
    expect(wrong).toEqual([])
  })

  it('is judged by its header only when its checksum fits', async () => {
    const newer = /^was made by a newer version of Orrery \(1\.0\.0, migration 20990101000000\)/
    const lines = [header({ migrations: [...KNOWN, '20990101000000'] })]
    expect(await verdict(signed(lines))).toMatch(newer)
    const changed = gunzipSync(signed([header({})]))
      .toString()
      .replace(KNOWN[0] ?? '', '20990101000000')
    expect(await verdict(gzipSync(changed))).toMatch(/^is damaged \(its checksum does not fit\)/)
    expect(await verdict(signed([header({ version: 3, migrations: 'of another kind' })]))).toMatch(
      /^was made by a newer version of Orrery \(1\.0\.0\)/,
    )
  })

  it.each([
    ['migrations', { migrations: 'all' }],
    ['migrations.0', { migrations: [20260101000000] }],
    ['engine', { engine: 'mysql' }],
    ['madeAt', { madeAt: null }],
    ['jwtSecret', { secrets: { ...HEADER.secrets, jwtSecret: 'short' } }],
    ['its content', { secrets: null }],
  ])('whose header has no usable %s is damaged', async (part, change) => {
    expect(await verdict(signed([header(change)]))).toMatch(
      new RegExp(`^is damaged \\(its header has no usable ${part}\\)`),
    )
  })

  it.each([['null'], ['7'], ['"text"'], ['[]'], ['{}'], ['{"format":"orrery-backup"}'], ['not JSON']])(
    'that begins with %s is no backup',
    async (line) => {
      expect(await verdict(signed([line]))).toMatch(/^is no backup of Orrery/)
      expect(await verdict(gzipSync(`${line}\n`))).toMatch(/^is no backup of Orrery/)
    },
  )

  it.each([
    ['null'],
    ['7'],
    ['{}'],
    ['"no Base64!"'],
    ['{"end":true}'],
    ['{"end":true,"counts":{},"sha256":7}'],
    ['not JSON'],
    [''],
  ])('with the line %j between its header and its end is damaged', async (line) => {
    const copy = join(folder, 'line.backup')
    await writeFile(copy, signed([header({}), line]))
    const read = async () => {
      for await (const part of partsOf(copy)) expect(part).toBeDefined()
    }
    await expect(read()).rejects.toThrow('is damaged (a line of it is neither a row nor the head of a table)')
  })
})
