import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  databaseFault,
  diskFull,
  freeRoom,
  keysFault,
  ROOM_FOR_A_DATABASE,
  StartError,
  explainDatabaseFault,
} from './faults'
import { createSecrets, keepSecrets, readSecrets, type Secrets } from './secrets'

/** Start of the names that the next start removes. */
export const UNFINISHED = 'database.unfinished-'
/** Files of a data folder, and files that the root of a disk may contain besides. */
const OURS = /^(secrets\.json(\.new)?|server\.(lock.*|door)|database(\.unfinished-.*)?|objects|lost\+found)$/

/**
 * Creates a data folder, or checks an existing folder: only its owner may read it. A folder that others can
 * read is closed, unless it holds other files as well, which may be shared on purpose. Throws a `StartError`.
 */
export async function ownFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir)
  if (process.platform === 'win32' || !(await isOpen(dataDir))) return
  const foreign = (await readdir(dataDir)).filter((name) => !OURS.test(name))
  const fault = `Other users of this machine can look into the data folder ${dataDir}`
  const advice = `Close it yourself (chmod 700 ${dataDir}), or choose an empty folder: DATA_DIR=/path/to/folder npm start`
  if (foreign.length > 0)
    throw new StartError(
      `${fault}, and it was not closed because it holds other things too (${foreign[0]}).`,
      advice,
    )
  await chmod(dataDir, 0o700).catch(() => undefined)
  if (await isOpen(dataDir)) throw new StartError(`${fault}, and it cannot be closed.`, advice)
  for (const name of ['secrets.json', 'database']) {
    const path = join(dataDir, name)
    if (existsSync(path)) await chmod(path, name === 'database' ? 0o700 : 0o600)
  }
}

/** With its parents. Node's own way never ends where a file system refuses folders as if a parent were missing. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeFolder(parent)
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

const isOpen = async (folder: string) => ((await stat(folder)).mode & 0o077) !== 0

/**
 * The database and the secrets of a locked data folder. Creates both on the first start: the database under a
 * temporary name, renamed when it is complete, and the secrets last. So an interrupted first start can be
 * repeated, and afterwards neither is ever created without the other. Throws a `StartError`.
 */
export async function openFolder(
  dataDir: string,
  room = freeRoom,
): Promise<{ folder: string; secrets: Secrets }> {
  const folder = join(dataDir, 'database')
  const file = join(dataDir, 'secrets.json')
  await removeUnfinished(dataDir)
  const secrets = await readSecrets(dataDir)
  if (!existsSync(folder)) {
    if (secrets) throw databaseFault(folder, 'is missing, while its keys are there')
    await makeDatabase(dataDir, folder, room)
    return { folder, secrets: await keepSecrets(dataDir) }
  }
  await checkDatabase(folder)
  if (secrets) return { folder, secrets }
  if (!existsSync(`${file}.new`)) throw keysFault(file, 'is missing, while its database is there')
  return { folder, secrets: await keepSecrets(dataDir) }
}

async function makeDatabase(dataDir: string, folder: string, room: typeof freeRoom): Promise<void> {
  const free = await room(dataDir)
  if (free < ROOM_FOR_A_DATABASE) throw diskFull(dataDir, free, ROOM_FOR_A_DATABASE)
  await createSecrets(dataDir)
  const unfinished = join(dataDir, `${UNFINISHED}${randomUUID()}`)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const { createPgliteConnection } = await import('@supabase/lite/pglite')
    const connection = await createPgliteConnection({ url: unfinished })
    await connection.driver.query('select 1')
    await connection.close()
    await rename(unfinished, folder)
  } catch (error) {
    const explained = await explainDatabaseFault(error, dataDir, unfinished)
    await removeUnfinished(dataDir)
    throw explained
  }
}

/** One page of the database: every file of a table is made of such. */
const PAGE = 8192
const SEGMENT = 16 * 1024 * 1024
/** Without these there is no database; empty tables have empty files. */
const NEVER_EMPTY = ['global/pg_control', 'pg_xact/0000', 'base/5/1249', 'base/5/1255', 'base/5/1259']

/** Refuses what the engine would replace or fail over: it makes a new database where it finds no old one. */
async function checkDatabase(folder: string): Promise<void> {
  const fault = (words: string) => databaseFault(folder, words)
  if (!(await stat(folder)).isDirectory()) throw fault('is a file')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  if (files.length === 0) throw fault('is empty')
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (!/^\d+\s*$/.test(version)) throw fault('is damaged or incomplete (no PG_VERSION)')

  const sizes = new Map(
    await Promise.all(
      files.map(async (file) => [file.replaceAll('\\', '/'), (await stat(join(folder, file))).size] as const),
    ),
  )
  for (const file of NEVER_EMPTY)
    if (!sizes.get(file))
      throw fault(`is damaged or incomplete (${file} is ${sizes.has(file) ? 'empty' : 'missing'})`)
  const log = [...sizes].filter(([file]) => /^pg_wal\/[0-9A-F]{24}$/.test(file))
  if (log.length === 0) throw fault('is damaged or incomplete (pg_wal is empty)')
  for (const [file, size] of [...sizes].filter(([name]) => /^(base\/\d+|global)\/(\d|pg_control)/.test(name)))
    if (size % PAGE !== 0) throw fault(`is damaged or incomplete (${file} is cut off)`)
  for (const [file, size] of log)
    if (size !== SEGMENT) throw fault(`is damaged or incomplete (${file} is cut off)`)
}

/** Removes what an interrupted start, backup or restore left in a locked data folder. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}
