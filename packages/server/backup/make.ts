import { rm } from 'node:fs/promises'
import type { Database } from '../database/engine'
import { openPglite } from '../database/library'
import { appliedVersions } from '../database/migrations'
import { postgresFault } from '../postgres/faults'
import { databaseOf, openConnection } from '../postgres/lane'
import { PREPARE_LIMIT, readSecretsOf } from '../postgres/prepare'
import type { Environment } from '../start/environment'
import { explainDatabaseFault, StartError } from '../start/faults'
import { FolderInUseError, lockFolder } from '../start/lock'
import { readSecrets, type Secrets } from '../start/secrets'
import { version } from '../start/version'
import { copyDatabase } from './copy'
import { askForCopy } from './door'
import type { Content, Header } from './format'
import { type Found, objectsIn, type Objects, withObjects } from './objects'
import { readParts } from './rows'
import { writeBackup } from './write'

/** The name of files in reports, beside the names of tables. */
export const FILES = 'files of runs and models'

/** Receives the number of rows of each table, and of files, once they are read or restored. */
export type Report = (table: string, rows: number) => void

type Source = Pick<Environment, 'dataDir' | 'databaseUrl' | 'objectsDir'>

/** A backup, and the files that its rows name. */
export type Made = Content & Found

/** The folder of the files, and whether they stay in it: then they are only checked. */
interface Files {
  objects: Objects
  inPlace: boolean
}

/**
 * Writes everything that an installation has to a new file: every table as of one moment, the files of runs and models, and the keys.
 * The server may run and write meanwhile. Throws a `StartError`.
 */
export async function backUp(
  { dataDir, databaseUrl, objectsDir }: Source,
  file: string,
  report?: Report,
): Promise<Made> {
  const files = { objects: objectsIn(objectsDir), inPlace: false }
  if (databaseUrl) return backUpShared(databaseUrl, file, files, report)
  const secrets = await readSecrets(dataDir)
  if (!secrets) throw nothingIn(dataDir)
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null
    throw error
  })
  if (unlock)
    try {
      return await backUpLocked(dataDir, file, files, report)
    } finally {
      await unlock()
    }
  const { folder, giveBack } = await askForCopy(dataDir)
  try {
    return await backUpCopy(folder, secrets, file, files, report)
  } finally {
    giveBack()
  }
}

/** The same for a data folder that this process has locked. */
export async function backUpLocked(
  dataDir: string,
  file: string,
  files: Files,
  report?: Report,
): Promise<Made> {
  const secrets = await readSecrets(dataDir)
  if (!secrets) throw nothingIn(dataDir)
  const folder = await copyDatabase(dataDir)
  try {
    return await backUpCopy(folder, secrets, file, files, report)
  } catch (error) {
    throw await explainDatabaseFault(error, dataDir, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const nothingIn = (dataDir: string) =>
  new StartError(
    `There is no Orrery in the data folder ${dataDir}, so there is nothing to back up.`,
    'Name the folder in DATA_DIR, or the database in DATABASE_URL.',
  )

async function backUpCopy(
  folder: string,
  secrets: Secrets,
  file: string,
  files: Files,
  report?: Report,
): Promise<Made> {
  const { connection, database } = await openPglite({ folder })
  try {
    return await write(database, file, { engine: 'pglite', secrets }, files, report)
  } finally {
    await connection.close()
  }
}

async function backUpShared(url: string, file: string, files: Files, report?: Report): Promise<Made> {
  const secrets = await readSecretsOf(url)
  if (!secrets) throw postgresFault(url, 'has no keys: Orrery was never started on it')
  const { connection } = openConnection(url, PREPARE_LIMIT)
  try {
    return await write(databaseOf(connection), file, { engine: 'postgres', secrets }, files, report)
  } catch (error) {
    throw postgresFault(url, error)
  } finally {
    await connection.driver.end({ timeout: 1 })
  }
}

async function write(
  database: Database,
  file: string,
  header: Pick<Header, 'engine' | 'secrets'>,
  files: Files,
  report?: Report,
): Promise<Made> {
  await database.exec('begin isolation level repeatable read read only')
  try {
    const migrations = await appliedVersions(database)
    const whole = { ...header, orrery: version, madeAt: new Date().toISOString(), migrations }
    const found = { whole: 0, missing: 0 }
    const parts = withObjects(readParts(database, report), files.objects, found, files.inPlace)
    const content = await writeBackup(file, whole, parts)
    report?.(FILES, found.whole)
    return { ...content, ...found }
  } finally {
    await database.exec('rollback').catch(() => undefined)
  }
}
