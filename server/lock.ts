import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Thrown when another server holds the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Orrery server (process ${pid}).\n` +
        'Stop that one, or choose another folder: DATA_DIR=/path/to/folder npm start',
    )
    this.name = 'FolderInUseError'
  }
}

interface Holder {
  pid: number
  /** When the process began, so that a later process with the same number is not taken for it. */
  start: string | null
}

/**
 * Takes the data folder for this process: two servers on one folder would lose each other's rows. The lock of a
 * process that is gone is taken over. Resolves with the function that gives the folder back; throws `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'server.lock')
  const own = join(folder, `server.lock.${process.pid}`)
  const holder: Holder = { pid: process.pid, start: startOf(process.pid) }
  await writeFile(own, JSON.stringify(holder), { mode: 0o600 })
  try {
    // A link appears complete or not at all; a file that is opened and then written can be read while it is empty.
    while (!(await linked(own, path))) await setAsideStale(folder, path)
  } finally {
    await rm(own, { force: true })
  }
  return () => rm(path, { force: true })
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a process that is gone. Of several servers that try at once, one can move it. */
async function setAsideStale(folder: string, path: string): Promise<void> {
  const refuseWhenAlive = async (file: string) => {
    const holder = parseHolder(await readFile(file, 'utf8').catch(() => ''))
    if (holder && isRunning(holder)) throw new FolderInUseError(folder, holder.pid)
  }
  await refuseWhenAlive(path)
  const aside = `${path}.stale-${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    await refuseWhenAlive(aside)
  } catch (error) {
    await linked(aside, path)
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, start } = JSON.parse(text) as Holder
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : null
  } catch {
    return null
  }
}

function isRunning({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return start === null || now === null || start === now
}

/** When a process began, in the words of the system; null where it does not say. */
function startOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the last bracket may hold spaces; the start is the 22nd field.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
