import { spawn } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPlainLane } from '../postgres/lane'
import type { Environment } from '../start/environment'
import { namesMissingFiles } from './words'

/** How often it is checked whether a backup is due, in ms. */
const CHECK = 10 * 60_000
/** Age of the newest backup at which the next backup is due, in ms. */
const DAY = 24 * 60 * 60_000
/** Held by the process that makes the backup, of all processes on a database. */
const BACKUP_LOCK = 7_306_004

const OURS = /^orrery-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(-incomplete)?\.backup$/
/** Of a backup without some of the files: it does not push out a complete backup. */
const INCOMPLETE = /Z-incomplete\.backup$/
const PROGRAM = fileURLToPath(new URL('../start/backup.ts', import.meta.url))

type Settings = Pick<Environment, 'backupDir' | 'backupKeep' | 'databaseUrl'>

/** Makes a backup of the running server. Resolves with its warnings, rejects with its failure. */
export type Make = (file: string) => Promise<string>

const warn = (warning: string) => console.warn(`The daily backup was made: ${warning}`)

/** Makes a backup each day in `backupDir`, if there is one. Failures are logged, and tried again. Returns the end. */
export function startDaily(settings: Settings, make: Make = makeInProcess): () => void {
  const { backupDir } = settings
  if (!backupDir) return () => undefined
  const check = () =>
    void backUpWhenDue({ ...settings, backupDir }, make).catch((error: Error) =>
      console.error(`The daily backup was not made: ${error.message}`),
    )
  const timer = setInterval(check, CHECK)
  timer.unref()
  check()
  return () => clearInterval(timer)
}

/**
 * Makes a backup when the newest in the folder is older than a day, and deletes the oldest beyond `backupKeep`, of the
 * complete and of the incomplete; other files are left alone. Of several processes on one PostgreSQL database and one folder, one does it. Resolves with the
 * new file, or null.
 */
export async function backUpWhenDue(
  { backupDir, backupKeep, databaseUrl }: Settings & { backupDir: string },
  make: Make,
  now = Date.now(),
  onWarning = warn,
): Promise<string | null> {
  const lock = databaseUrl ? await openPlainLane(databaseUrl) : null
  try {
    const { rows } = (await lock?.query<{ ours: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as ours`,
    )) ?? { rows: [{ ours: true }] }
    if (!rows[0]?.ours) return null
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const newest = (await backupsIn(backupDir)).at(-1)
    if (newest && now - timeOf(newest) < DAY) return null
    const stem = `orrery-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    const made = `${stem}.backup`
    const warnings = await make(join(backupDir, made))
    if (warnings) onWarning(warnings)
    const name = namesMissingFiles(warnings) ? `${stem}-incomplete.backup` : made
    if (name !== made) await rename(join(backupDir, made), join(backupDir, name))
    const all = await backupsIn(backupDir)
    for (const isIncomplete of [true, false]) {
      const outdated = all.filter((one) => INCOMPLETE.test(one) === isIncomplete).slice(0, -backupKeep)
      for (const old of outdated) await rm(join(backupDir, old))
    }
    return name
  } finally {
    await lock?.close()
  }
}

/** Names of the backups in a folder, oldest first. */
const backupsIn = async (folder: string) => (await readdir(folder)).filter((name) => OURS.test(name)).sort()

const timeOf = (name: string) => Date.parse(name.replace(OURS, '$1T$2:$3:$4Z'))

/** In a process of its own: reading everything would hold up the server's thread. */
function makeInProcess(file: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), PROGRAM, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (text) => (words += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(words.trim()) : reject(new Error(words.trim() || `exit code ${code}`)),
    )
  })
}
