import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from './faults'

/** Thrown when another server holds the data folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string, { pid, machine }: Holder) {
    const where = machine && machine.host !== hostname() ? ` on ${machine.host}` : ''
    super(
      `The data folder ${folder} is in use by another Orrery server (process ${pid}${where}).`,
      'Stop that one, or choose another folder: DATA_DIR=/path/to/folder npm start',
    )
    this.name = 'FolderInUseError'
  }
}

/** Where the number of a process means something: a machine since it was started, and a container on it. */
interface Machine {
  host: string
  /** Null when the system does not report them. */
  boot: string | null
  processes: string | null
}

interface Holder {
  pid: number
  /** When the process began, so that a later process with the same number is not taken for it. */
  start: string | null
  /** Absent in the locks of earlier versions. */
  machine?: Machine
}

export interface LockOptions {
  /** ms between two signs of life. */
  beat?: number
  /**
   * How long another machine's lock is watched for one, in ms. Longer than a server is ever busy with one statement,
   * and measured here: the clocks of two machines need not agree.
   */
  patience?: number
  /** Where this process is. */
  machine?: Machine
  /** Called when another process took the lock, because this process was suspended for longer than that. */
  onLost?: () => void
  /** Receives one sentence that explains the wait. */
  onWait?: (message: string) => void
}

/**
 * Takes the data folder for this process: two servers on one folder would lose each other's rows. The lock of a
 * process that is gone is taken over: on this machine the process is looked up; a lock of another machine or container
 * must give no sign of life for a while. Resolves with the function that gives the folder back; throws
 * `FolderInUseError`.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<() => Promise<void>> {
  const { beat = 2000, machine = thisMachine(), onLost = () => undefined } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'server.lock')
  const holder = JSON.stringify({ pid: process.pid, start: startOf(process.pid), machine, id: randomUUID() })
  await take(folder, path, holder, { ...options, machine })
  const isOurs = async () => (await contentOf(path)) === holder
  let missed = 0
  // A sign of life needs no room on the disk: it is the time of the file.
  const heart = setInterval(async () => {
    const now = new Date()
    missed = (await isOurs()) ? 0 : missed + 1
    if (missed === 0) await utimes(path, now, now).catch(() => undefined)
    if (missed < 2) return
    clearInterval(heart)
    onLost()
  }, beat)
  heart.unref()
  return async () => {
    clearInterval(heart)
    if (await isOurs()) await rm(path, { force: true })
  }
}

/** The content of a file; null when there is no file. */
const contentOf = (path: string) => readFile(path, 'utf8').catch(() => null)

/**
 * Makes `path` a lock of `holder`. A lock exists at every moment: a stale lock is replaced by the process
 * that holds the lock of this replacement, whose name derives from the stale lock. Throws `FolderInUseError`.
 */
async function take(
  folder: string,
  path: string,
  holder: string,
  options: LockOptions & { machine: Machine },
): Promise<void> {
  const own = `${path}.${randomUUID()}`
  await writeFile(own, holder, { mode: 0o600 })
  try {
    // A link appears complete or not at all; a file that is opened and then written can be read while it is empty.
    while (!(await linked(own, path))) {
      const stale = await contentOf(path)
      if (stale === null) continue
      await refuseWhenAlive(folder, path, stale, options)
      const replacing = `${path}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`
      await take(folder, replacing, holder, options)
      try {
        if ((await contentOf(path)) !== stale) continue
        await rename(own, path)
        return
      } finally {
        await rm(replacing, { force: true })
      }
    }
  } finally {
    await rm(own, { force: true })
  }
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

async function refuseWhenAlive(
  folder: string,
  path: string,
  content: string,
  { machine, patience = 15_000, onWait = () => undefined }: LockOptions & { machine: Machine },
): Promise<void> {
  const holder = parseHolder(content)
  if (!holder) return
  const here = !holder.machine || isSame(holder.machine, machine)
  if (!here)
    onWait(
      `The data folder was last used by process ${holder.pid} on ${holder.machine?.host}, which cannot be seen from here. ` +
        `Watching for ${patience / 1000} s whether it is still running ...`,
    )
  const alive = here ? isRunning(holder) : await givesSigns(path, patience)
  if (alive) throw new FolderInUseError(folder, holder)
}

/** Whether a lock is touched while we look at it. */
async function givesSigns(path: string, patience: number): Promise<boolean> {
  const first = await timeOf(path)
  for (let waited = 0; waited < patience; waited += patience / 15) {
    await delay(patience / 15)
    if ((await timeOf(path)) !== first) return (await timeOf(path)) !== null
  }
  return false
}

/** Opened anew each time, so that a network file system asks its server. */
async function timeOf(path: string): Promise<number | null> {
  const file = await open(path).catch(() => null)
  try {
    return file ? (await file.stat()).mtimeMs : null
  } finally {
    await file?.close()
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, start, machine } = JSON.parse(text) as Holder
    return Number.isInteger(pid) && pid > 0 ? { pid, start, machine } : null
  } catch {
    return null
  }
}

const isSame = (one: Machine, other: Machine) =>
  one.host === other.host && one.boot === other.boot && one.processes === other.processes

/** Containers of one machine share its start, not its name and its processes. */
export const thisMachine = (): Machine => ({
  host: hostname(),
  boot: readOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  processes: readOrNull(() => readlinkSync('/proc/self/ns/pid')),
})

function readOrNull(ask: () => string): string | null {
  try {
    return ask()
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
