import { createHash } from 'node:crypto'
import { folderStore } from '../objects/folder-store'
import type { ObjectStore } from '../objects/store'
import { StartError } from '../start/faults'
import { nameOf, type Part } from './format'
import { partsOf } from './read'

// The files of runs in a backup. They are read and written chunk by chunk, whatever their size.

export type Objects = ObjectStore

export const objectsIn = (folder: string): Objects => folderStore(folder)

/** The table whose rows name files by their SHA-256. */
const NAMING = 'public.artifacts'

/**
 * The parts of a database, and after them every file that its rows name. A file that is missing, or whose bytes are not those of
 * its name, is counted in `found`: a backup of everything else is better than none.
 */
export async function* withObjects(
  parts: AsyncIterable<Part>,
  objects: Objects,
  found: { missing: number },
): AsyncGenerator<Part> {
  const named = new Set<string>()
  let place = -1
  for await (const part of parts) {
    if ('table' in part) place = nameOf(part) === NAMING ? part.columns.indexOf('hash') : -1
    else if ('row' in part && place >= 0) {
      const hash = (JSON.parse(part.row) as (string | null)[])[place]
      if (hash) named.add(hash)
    }
    yield part
  }
  for (const hash of named) {
    const size = await sizeWhenWhole(objects, hash)
    const bytes = size === null ? null : await objects.get(hash)
    if (size === null || bytes === null) {
      found.missing++
      continue
    }
    yield { object: hash, size }
    for await (const chunk of bytes as AsyncIterable<Buffer>) yield { bytes: chunk.toString('base64') }
  }
}

async function sizeWhenWhole(objects: Objects, hash: string): Promise<number | null> {
  const bytes = await objects.get(hash)
  if (!bytes) return null
  const sum = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      sum.update(chunk)
      size += chunk.length
    }
  } catch {
    return null
  }
  return sum.digest('hex') === hash ? size : null
}

/** Puts the files of a backup into a store. Resolves with what takes them out again; a failure has done that already. */
export async function restoreObjects(file: string, objects: Objects): Promise<() => Promise<void>> {
  const added: string[] = []
  const undo = async () => {
    for (const hash of added) await objects.remove(hash)
  }
  const parts = partsOf(file)
  let next = await parts.next()
  async function* chunks() {
    for (next = await parts.next(); !next.done && 'bytes' in next.value; next = await parts.next())
      yield Buffer.from(next.value.bytes, 'base64')
  }
  try {
    while (!next.done) {
      const head = next.value
      if (!('object' in head)) {
        next = await parts.next()
        continue
      }
      const known = await objects.get(head.object)
      known?.destroy()
      const { hash } = await objects.put(chunks(), head.size)
      if (!known) added.push(hash)
      if (hash !== head.object)
        throw new StartError(
          `The backup ${file} cannot be used: a file of a run in it is damaged. Nothing was restored.`,
          'Restore another backup.',
        )
    }
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}
