import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { is, safeParse } from 'valibot'
import { StartError } from '../start/faults'
import { parseSecrets } from '../start/secrets'
import {
  type Content,
  type End,
  end as endSchema,
  type Header,
  header as headerSchema,
  kind,
  type Part,
  partHead,
  VERSION,
} from './format'

const backupFault = (file: string, fault: string, advice: string, cause?: unknown) =>
  new StartError(`The backup ${file} cannot be used: it ${fault}. Nothing was restored.`, advice, { cause })

const damaged = (file: string, how: string, cause?: unknown) =>
  backupFault(file, `is damaged (${how})`, 'Restore another backup.', cause)

const cutOff = (file: string, cause?: unknown) =>
  backupFault(file, 'is cut off', 'Restore another backup.', cause)

const noBackup = (file: string, cause?: unknown) =>
  backupFault(file, 'is no backup of Orrery', 'Name a file of npm run backup.', cause)

/**
 * Reads a backup to its end without restoring anything. Throws a `StartError` when it is no backup, cut off, damaged, or
 * made by a version whose migrations `known` does not have. A line counts only when the checksum fits: in a
 * damaged file a migration may look newer than it is.
 */
export async function checkBackup(file: string, known: readonly string[]): Promise<Content> {
  const hash = createHash('sha256')
  let first: string | undefined
  let end: End | undefined
  let bytes = 0
  let objectBytes = 0
  for await (const line of linesOf(file)) {
    if (end) throw damaged(file, 'something follows its end')
    first ??= line
    end = endOf(line)
    if (end) continue
    hash.update(line).update('\n')
    if (line.startsWith('"')) objectBytes += (line.length * 3) / 4
    else bytes += Buffer.byteLength(line) + 1
  }
  if (first === undefined) throw backupFault(file, 'is empty', 'Restore another backup.')
  if (!end) throw is(kind, valueOf(first)) ? cutOff(file) : noBackup(file)
  if (end.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum does not fit')
  const { counts, objects } = end
  return { header: checkHeader(file, valueOf(first), known), counts, bytes, objects, objectBytes }
}

function checkHeader(file: string, value: unknown, known: readonly string[]): Header {
  if (!is(kind, value)) throw noBackup(file)
  const result = safeParse(headerSchema, value)
  const newer = result.success
    ? result.output.migrations
        .filter((version) => !known.includes(version))
        .sort()
        .at(-1)
    : undefined
  if (value.version > VERSION || newer)
    throw backupFault(
      file,
      `was made by a newer version of Orrery (${value.orrery}${newer ? `, migration ${newer}` : ''})`,
      'Install that version or a newer one, and restore it there.',
    )
  if (!result.success)
    throw damaged(file, `its header has no usable ${result.issues[0].path?.map(({ key }) => key).join('.')}`)
  const secrets = parseSecrets(result.output.secrets, (fault) => damaged(file, `its header has ${fault}`))
  return { ...result.output, secrets }
}

/** Base64 needs no escapes in JSON. */
const BYTES = /^"[A-Za-z0-9+/]*={0,2}"$/

/** The tables, rows, sequences and files of a backup that `checkBackup` has accepted. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (isFirst) isFirst = false
    else if (line.startsWith('[')) yield { row: line }
    else if (BYTES.test(line)) yield { bytes: line.slice(1, -1) }
    else if (!endOf(line)) {
      const value = valueOf(line)
      if (!is(partHead, value)) throw damaged(file, 'a line of it is neither a row nor the head of a table')
      yield value
    }
  }
}

function endOf(line: string): End | undefined {
  const value = line.startsWith('{"end"') ? valueOf(line) : undefined
  const result = safeParse(endSchema, value)
  return result.success ? result.output : undefined
}

/** The value of a line of JSON; undefined when it is none. */
function valueOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
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
  if (code === 'Z_BUF_ERROR') return cutOff(file, error)
  if (/incorrect header check/.test(message)) return noBackup(file, error)
  if (code.startsWith('Z_')) return damaged(file, message, error)
  if (errno) return backupFault(file, `cannot be read (${code})`, 'Check the file and its rights.', error)
  return error
}
