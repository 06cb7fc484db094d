import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend } from './backend'

const UNFINISHED = 'database.unfinished-'

/**
 * Opens the database of a data folder. The first time it is made in a folder of another name and renamed
 * when it is complete, so an interrupted first start leaves nothing that cannot boot.
 * `first` tells whether the database was made just now.
 */
export async function openDataFolder(
  dataDir: string,
  open: (folder: string) => Promise<Backend>,
): Promise<{ backend: Backend; first: boolean }> {
  const folder = join(dataDir, 'database')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeUnfinished(dataDir)
  if (existsSync(folder)) return { backend: await open(folder), first: false }
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`)
  await (await open(unfinished)).close()
  await rename(unfinished, folder)
  return { backend: await open(folder), first: true }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}
