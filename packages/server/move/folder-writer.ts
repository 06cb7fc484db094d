import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pair, Point } from './source'

const VALUES: Record<string, string> = { NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }

export const md5 = (...texts: string[]) => createHash('md5').update(texts.join('')).digest('hex')

export const lineOf = ({ timestamp, value, step }: Point, more: string[] = []) =>
  `${[timestamp, VALUES[String(value)] ?? value, step, ...more].join(' ')}\n`

/** Writes files below a folder. */
export function folderWriter(root: string) {
  /** A file below the root; a name from the source never escapes from it. */
  async function write(path: string, content: string | ReadableStream<Uint8Array>): Promise<void> {
    const file = join(root, path)
    if (!file.startsWith(join(root, '/')) || path.split('/').includes('..'))
      throw new Error(`${path} leads out of the folder`)
    await mkdir(dirname(file), { recursive: true })
    if (typeof content === 'string') await writeFile(file, content)
    else await pipeline(Readable.fromWeb(content as never), createWriteStream(file))
  }

  async function pairs(path: string, list: readonly Pair[]): Promise<void> {
    await mkdir(join(root, path), { recursive: true })
    for (const { key, value } of list) await write(`${path}/${key}`, value)
  }

  return { write, pairs }
}
