import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { freeRoom, StartError } from '../start/faults'
import type { Secrets } from '../start/secrets'

// A backup is gzipped text, one JSON value a line: an object for the header, for the head of each table and for each
// sequence, an array for each row, and an object with the counts and the checksum at the end.

const FORMAT = 'orrery-backup'
const VERSION = 1

export interface Header {
  format: typeof FORMAT
  version: number
  /** Version of Orrery. */
  orrery: string
  /** ISO 8601 */
  madeAt: string
  engine: 'pglite' | 'postgres'
  /** Versions of the migrations that the database has. */
  migrations: string[]
  secrets: Secrets
}

export interface TableHead {
  schema: string
  table: string
  columns: string[]
}

export interface SequenceValue {
  schema: string
  sequence: string
  value: string
}

/** A part of a backup between header and end. A row is the text of a JSON array with a text or null for each column. */
export type Part = TableHead | SequenceValue | { row: string }

/** Rows of each table, by `schema.table`. */
export type Counts = Record<string, number>

/** Header, counts and size of a whole backup. */
export interface Content {
  header: Header
  counts: Counts
  /** Size of the text, in bytes. */
  bytes: number
}

const backupFault = (file: string, fault: string, advice: string, cause?: unknown) =>
  new StartError(`The backup ${file} cannot be used: it ${fault}. Nothing was restored.`, advice, { cause })

const DAMAGED = 'Restore another backup.'

/**
 * Writes a backup, readable by its owner only. The file appears under its name when it is complete. Throws a
 * `StartError` when the name is taken or the disk is full.
 */
export async function writeBackup(
  file: string,
  header: Omit<Header, 'format' | 'version'>,
  parts: AsyncIterable<Part>,
): Promise<Content> {
  if (await exists(file)) throw taken(file)
  const unfinished = `${file}.unfinished-${randomUUID()}`
  const counts: Counts = {}
  const whole: Header = { format: FORMAT, version: VERSION, ...header }
  let bytes = 0
  async function* lines() {
    const hash = createHash('sha256')
    const counted = (text: string) => {
      const line = Buffer.from(`${text}\n`)
      hash.update(line)
      bytes += line.length
      return line
    }
    yield counted(JSON.stringify(whole))
    let table = ''
    for await (const part of parts) {
      if ('row' in part) counts[table] = (counts[table] ?? 0) + 1
      if ('table' in part) counts[(table = nameOf(part))] = 0
      yield counted('row' in part ? part.row : JSON.stringify(part))
    }
    yield Buffer.from(`${JSON.stringify({ end: true, counts, sha256: hash.digest('hex') })}\n`)
  }
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    await pipeline(
      Readable.from(lines(), { objectMode: true }),
      createGzip({ level: 4 }),
      handle.createWriteStream({ flush: true }),
    )
    // A link, unlike a renamed file, replaces nothing.
    await link(unfinished, file)
    return { header: whole, counts, bytes }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw taken(file)
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      const folder = dirname(file)
      throw new StartError(
        `The backup ${file} was not made: its disk is full (${Math.floor((await freeRoom(folder)) / 1024 / 1024)} MB are free).`,
        'Free some room, or write it to another disk.',
        { cause: error },
      )
    }
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

const taken = (file: string) =>
  new StartError(`The backup ${file} was not made: there is such a file already.`, 'Choose another name.')

/** The name of a table in `Counts`. */
export const nameOf = ({ schema, table }: Pick<TableHead, 'schema' | 'table'>): string => `${schema}.${table}`

/**
 * Reads a backup to its end without restoring anything. Throws a `StartError` when it is no backup, cut off, damaged, or
 * made by a version whose migrations `known` does not have.
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<Content> {
  const hash = createHash('sha256')
  let header: Header | undefined
  let counts: Counts | undefined
  let bytes = 0
  for await (const line of linesOf(file)) {
    if (counts) throw backupFault(file, 'is damaged (something follows its end)', DAMAGED)
    const value = line.startsWith('{') ? parse(file, line) : null
    if (!header) header = checkHeader(file, value, known)
    if (value?.end) {
      if (value.sha256 !== hash.digest('hex'))
        throw backupFault(file, 'is damaged (its checksum does not fit)', DAMAGED)
      counts = value.counts as Counts
    } else {
      hash.update(line).update('\n')
      bytes += Buffer.byteLength(line) + 1
    }
  }
  if (!header) throw backupFault(file, 'is empty', DAMAGED)
  if (!counts) throw backupFault(file, 'is cut off', DAMAGED)
  return { header, counts, bytes }
}

function checkHeader(file: string, value: Record<string, unknown> | null, known: readonly string[]): Header {
  if (value?.format !== FORMAT)
    throw backupFault(file, 'is no backup of Orrery', 'Name a file of npm run backup.')
  const header = value as unknown as Header
  const newer = header.migrations
    ?.filter((version) => !known.includes(version))
    .sort()
    .at(-1)
  if (header.version > VERSION || newer)
    throw backupFault(
      file,
      `was made by a newer version of Orrery (${header.orrery}${newer ? `, migration ${newer}` : ''})`,
      'Install that version or a newer one, and restore it there.',
    )
  return header
}

/** The tables, rows and sequences of a backup that `checkBackup` has accepted. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let first = true
  for await (const line of linesOf(file)) {
    if (first) first = false
    else if (line.startsWith('[')) yield { row: line }
    else {
      const value = parse(file, line)
      if (!value.end) yield value as unknown as TableHead | SequenceValue
    }
  }
}

function parse(file: string, line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch (error) {
    throw backupFault(file, 'is damaged', DAMAGED, error)
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.once('error', (error) => text.destroy(error))
  // A line may be much longer than a chunk, and is put together once.
  let begun: string[] = []
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [end = '', ...others] = chunk.split('\n')
      begun.push(end)
      for (const other of others) {
        yield begun.join('')
        begun = [other]
      }
    }
  } catch (error) {
    throw explained(file, error)
  } finally {
    source.destroy()
  }
  const rest = begun.join('')
  if (rest) yield rest
}

function explained(file: string, error: unknown): unknown {
  const { code = '', message, errno } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return backupFault(file, 'does not exist', 'Name a file of npm run backup.', error)
  if (code === 'Z_BUF_ERROR') return backupFault(file, 'is cut off', DAMAGED, error)
  if (/incorrect header check/.test(message))
    return backupFault(file, 'is no backup of Orrery', 'Name a file of npm run backup.', error)
  if (code.startsWith('Z_')) return backupFault(file, `is damaged (${message})`, DAMAGED, error)
  if (errno) return backupFault(file, `cannot be read (${code})`, 'Check the file and its rights.', error)
  return error
}
