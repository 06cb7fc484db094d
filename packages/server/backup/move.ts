import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from '../start/data-folder'
import type { Environment } from '../start/environment'
import { lockFolder } from '../start/lock'
import { backUpLocked, nothingIn, type Report } from './make'
import { type Restored, restore } from './restore'

/**
 * Copies a data folder into an empty PostgreSQL database by a backup that is restored there. The folder is locked
 * meanwhile, since what a server writes after the copy would be missing, and stays as it was. Throws a `StartError`.
 */
export async function move(
  { dataDir, siteUrl }: Pick<Environment, 'dataDir' | 'siteUrl'>,
  databaseUrl: string,
  report?: Report,
): Promise<Restored> {
  if (!existsSync(dataDir)) throw nothingIn(dataDir)
  const unlock = await lockFolder(dataDir)
  const file = join(dataDir, `${UNFINISHED}${randomUUID()}`)
  try {
    // Files of runs stay where they are: the servers on the database have the same `OBJECTS_DIR`.
    await backUpLocked(dataDir, file, null)
    return await restore({ dataDir, siteUrl, databaseUrl }, file, report)
  } finally {
    await rm(file, { force: true })
    await unlock()
  }
}
