import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Thrown when another server holds the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Orrery server (process ${pid}).\n` +
        'Stop that one, or choose another folder with DATA_DIR=/path/to/folder.',
    )
    this.name = 'FolderInUseError'
  }
}

/**
 * Takes the data folder for this process: two servers on one folder would lose each other's rows.
 * The lock of a process that is gone is taken over. Resolves with the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'server.lock')
  for (;;) {
    try {
      const file = await open(path, 'wx', 0o600)
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(await readFile(path, 'utf8').catch(() => ''))
      if (holder !== process.pid && isRunning(holder)) throw new FolderInUseError(folder, holder)
      await rm(path, { force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
