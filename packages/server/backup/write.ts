import { createHash, randomUUID } from 'node:crypto'
import { link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { freeRoom, StartError } from '../start/faults'
import { type Content, type Counts, FORMAT, type Header, nameOf, type Part, VERSION } from './format'

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
  let objects = 0
  let objectBytes = 0
  async function* lines() {
    const hash = createHash('sha256')
    const counted = (text: string) => {
      const line = Buffer.from(`${text}\n`)
      hash.update(line)
      return line
    }
    const header = counted(JSON.stringify(whole))
    bytes += header.length
    yield header
    let table = ''
    for await (const part of parts) {
      if ('row' in part) counts[table] = (counts[table] ?? 0) + 1
      if ('table' in part) counts[(table = nameOf(part))] = 0
      if ('object' in part) objects++
      const line = counted('row' in part ? part.row : JSON.stringify('bytes' in part ? part.bytes : part))
      if ('bytes' in part) objectBytes += (line.length * 3) / 4
      else bytes += line.length
      yield line
    }
    yield Buffer.from(`${JSON.stringify({ end: true, counts, objects, sha256: hash.digest('hex') })}\n`)
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
    return { header: whole, counts, bytes, objects, objectBytes }
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
