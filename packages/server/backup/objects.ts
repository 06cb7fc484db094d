import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderStore } from '../objects/folder-store'
import type { ObjectStore } from '../objects/store'
import { freeRoom, megabytes, StartError } from '../start/faults'
import { nameOf, type Part } from './format'
import { partsOf } from './read'

// The files of runs and models in a backup. They are read and written chunk by chunk, whatever their size.

export type Objects = ObjectStore

export const objectsIn = (folder: string): Objects => folderStore(folder)

/** The tables whose column `hash` names files by their SHA-256: files of runs, models of endpoints, and parts of datasets' files. */
export const NAMING: readonly string[] = [
  'public.artifacts',
  'public.model_files',
  'public.dataset_file_parts',
]

/** Files that rows name: those that are there, and those that are missing or damaged. */
export interface Found {
  whole: number
  missing: number
}

/**
 * The parts of a database, and after them every file that its rows name; without its bytes where the files stay in place. A file that
 * is missing, or whose bytes are not those of its name, is counted in `found`: a backup of everything else is better than none.
 */
export async function* withObjects(
  parts: AsyncIterable<Part>,
  objects: Objects,
  found: Found,
  inPlace = false,
): AsyncGenerator<Part> {
  const named = new Set<string>()
  let place = -1
  for await (const part of parts) {
    if ('table' in part) place = NAMING.includes(nameOf(part)) ? part.columns.indexOf('hash') : -1
    else if ('row' in part && place >= 0) {
      const hash = (JSON.parse(part.row) as (string | null)[])[place]
      if (hash) named.add(hash)
    }
    yield part
  }
  for (const hash of named) {
    const size = await sizeWhenWhole(objects, hash)
    const bytes = size === null || inPlace ? null : await objects.get(hash)
    if (size === null || (bytes === null && !inPlace)) {
      found.missing++
      continue
    }
    found.whole++
    if (bytes === null) continue
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

const NOTHING = 'Nothing was restored.'

/** Throws a `StartError` when the disk of a folder has no room for the files of a backup. */
export async function refuseSmallDisk(folder: string, bytes: number, room = freeRoom): Promise<void> {
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  const free = await room(there)
  if (free < bytes)
    throw new StartError(
      `The disk of ${folder} is too small for the files of runs and models: ${megabytes(free)} are free, ${megabytes(bytes)} are needed. ${NOTHING}`,
      'Free some room, or name a folder on another disk in OBJECTS_DIR.',
    )
}

/** Puts the files of a backup into a folder. Resolves with what takes them out again; a failure has done that already. */
export async function restoreObjects(file: string, folder: string): Promise<() => Promise<void>> {
  const objects = objectsIn(folder)
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
          `The backup ${file} cannot be used: a file of a run or model in it is damaged. ${NOTHING}`,
          'Restore another backup.',
        )
    }
    return undo
  } catch (error) {
    await undo()
    const { code, syscall } = error as NodeJS.ErrnoException
    if (!code || !syscall) throw error
    throw new StartError(
      `The files of runs and models cannot be stored in ${folder} (${code}). ${NOTHING}`,
      'Name a folder in OBJECTS_DIR that can be written and has room.',
      { cause: error },
    )
  }
}
