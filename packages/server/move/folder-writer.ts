import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import type { Pair, Point } from './source'

const VALUES: Record<string, string> = { NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }

/** The folder of deleted experiments. */
export const TRASH = '.trash'

export const md5 = (...texts: string[]) => createHash('md5').update(texts.join('')).digest('hex')

export const lineOf = ({ timestamp, value, step }: Point, more: string[] = []) =>
  `${[timestamp, VALUES[String(value)] ?? value, step, ...more].join(' ')}\n`

/**
 * Writes and removes files below a folder; a name from the source never escapes from it. Throws when the folder has
 * content that is not in MLflow's format, because an export replaces what it finds.
 */
export async function folderWriter(folder: string) {
  const root = resolve(folder)
  const entries = await readdir(root).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // Every folder of MLflow has it, and so has every export.
  if (entries.length > 0 && !entries.includes(TRASH))
    throw new Error(
      `${root} is not empty, and MLflow did not write it. Name an empty folder or a new folder.`,
    )
  await mkdir(join(root, TRASH), { recursive: true })

  function place(path: string): string {
    if (path.split('/').some((name) => ['', '.', '..'].includes(name)))
      throw new Error(`${path} is no path inside the folder`)
    return join(root, path)
  }

  async function write(path: string, content: string | ReadableStream<Uint8Array>): Promise<void> {
    const file = place(path)
    await mkdir(dirname(file), { recursive: true })
    if (typeof content === 'string') await writeFile(file, content)
    else await pipeline(Readable.fromWeb(content as never), createWriteStream(file))
  }

  async function makeFolder(path: string): Promise<void> {
    await mkdir(place(path), { recursive: true })
  }

  async function pairs(path: string, list: readonly Pair[]): Promise<void> {
    await makeFolder(path)
    for (const { key, value } of list) await write(`${path}/${key}`, value)
  }

  return {
    write,
    pairs,
    makeFolder,
    remove: (path: string): Promise<void> => rm(place(path), { recursive: true, force: true }),
    uriOf: (path: string): string => pathToFileURL(place(path)).href,
  }
}
