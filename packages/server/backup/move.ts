import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from '../start/data-folder'
import type { Environment } from '../start/environment'
import { lockFolder } from '../start/lock'
import { backUpLocked, type Made, nothingIn, type Report } from './make'
import { objectsIn } from './objects'
import { type Restored, restore } from './restore'

/** The target of a move: a database, and a folder for the files of runs and models unless these stay where they are. */
interface Destination {
  databaseUrl: string
  objectsDir?: string
}

/** The content of the target; `whole` files were found with the right checksum, and are in the new folder if there is one. */
export type Moved = Restored & Pick<Made, 'whole' | 'missing'>

/**
 * Copies a data folder into an empty PostgreSQL database by a backup that is restored there. The folder is locked
 * meanwhile, since what a server writes after the copy would be missing, and stays as it was. Throws a `StartError`.
 */
export async function move(
  { dataDir, objectsDir: from, siteUrl }: Pick<Environment, 'dataDir' | 'objectsDir' | 'siteUrl'>,
  { databaseUrl, objectsDir }: Destination,
  report?: Report,
): Promise<Moved> {
  if (!existsSync(dataDir)) throw nothingIn(dataDir)
  const unlock = await lockFolder(dataDir)
  const file = join(dataDir, `${UNFINISHED}${randomUUID()}`)
  try {
    const inPlace = objectsDir === undefined || objectsDir === from
    const files = { objects: objectsIn(from), inPlace }
    const { whole, missing } = await backUpLocked(dataDir, file, files)
    const restored = await restore({ dataDir, siteUrl, databaseUrl, objectsDir }, file, report)
    return { ...restored, whole, missing }
  } finally {
    await rm(file, { force: true })
    await unlock()
  }
}
