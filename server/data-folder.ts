import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'

const UNFINISHED = 'database.unfinished-'

/**
 * The folder of the database inside a locked data folder. The first time the database is made under another name
 * and renamed when it is complete, so that an interrupted first start leaves nothing that cannot boot.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database')
  await removeUnfinished(dataDir)
  if (existsSync(folder)) return folder
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`)
  const connection = await createPgliteConnection({ url: unfinished })
  await connection.driver.query('select 1')
  await connection.close()
  await rename(unfinished, folder)
  return folder
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}
