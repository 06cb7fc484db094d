import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from '../start/data-folder'
import { diskFull, freeRoom } from '../start/faults'

/** Space that is left for what the server writes meanwhile, in bytes. */
const MARGIN = 32 * 1024 * 1024

/**
 * Copies the database of a data folder while nothing is written to it. Resolves with the folder of the copy, in the data
 * folder, under a name that the next start removes. Throws a `StartError` when the disk has too little room.
 */
export async function copyDatabase(dataDir: string, room = freeRoom): Promise<string> {
  const source = join(dataDir, 'database')
  const [free, size] = await Promise.all([room(dataDir), sizeOf(source)])
  if (free < size + MARGIN) throw diskFull(dataDir, free, size + MARGIN)
  const copy = join(dataDir, `${UNFINISHED}${randomUUID()}`)
  try {
    // A file system that can share blocks between files copies nothing.
    await cp(source, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return copy
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
