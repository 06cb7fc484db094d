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
import { objectsIn, type Objects, withObjects } from './objects'
import { readParts } from './rows'
import { writeBackup } from './write'

/** Receives the number of rows of each table once they are read or restored. */
export type Report = (table: string, rows: number) => void

type Source = Pick<Environment, 'dataDir' | 'databaseUrl' | 'objectsDir'>

export interface Made extends Content {
  /** Number of files that rows name and that are missing or damaged where they should be. */
  missing: number
}

/**
 * Writes everything that an installation has to a new file: every table as of one moment, the files of runs, and the keys. The server may
 * run and write meanwhile. Throws a `StartError`.
 */
export async function backUp(
  { dataDir, databaseUrl, objectsDir }: Source,
  file: string,
  report?: Report,
): Promise<Made> {
  const objects = objectsIn(objectsDir)
  if (databaseUrl) return backUpShared(databaseUrl, file, objects, report)
  const secrets = await readSecrets(dataDir)
  if (!secrets) throw nothingIn(dataDir)
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null
    throw error
  })
  if (unlock)
    try {
      return await backUpLocked(dataDir, file, objects, report)
    } finally {
      await unlock()
    }
  const { folder, giveBack } = await askForCopy(dataDir)
  try {
    return await backUpCopy(folder, secrets, file, objects, report)
  } finally {
    giveBack()
  }
}

/** The same for a data folder that this process has locked; without files of runs when there is no place for them. */
export async function backUpLocked(
  dataDir: string,
  file: string,
  objects: Objects | null,
  report?: Report,
): Promise<Made> {
  const secrets = await readSecrets(dataDir)
  if (!secrets) throw nothingIn(dataDir)
  const folder = await copyDatabase(dataDir)
  try {
    return await backUpCopy(folder, secrets, file, objects, report)
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
  objects: Objects | null,
  report?: Report,
): Promise<Made> {
  const { connection, database } = await openPglite({ folder })
  try {
    return await write(database, file, { engine: 'pglite', secrets }, objects, report)
  } finally {
    await connection.close()
  }
}

async function backUpShared(
  url: string,
  file: string,
  objects: Objects | null,
  report?: Report,
): Promise<Made> {
  const secrets = await readSecretsOf(url)
  if (!secrets) throw postgresFault(url, 'has no keys: Orrery was never started on it')
  const { connection } = openConnection(url, PREPARE_LIMIT)
  try {
    return await write(databaseOf(connection), file, { engine: 'postgres', secrets }, objects, report)
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
  objects: Objects | null,
  report?: Report,
): Promise<Made> {
  await database.exec('begin isolation level repeatable read read only')
  try {
    const migrations = await appliedVersions(database)
    const whole = { ...header, orrery: version, madeAt: new Date().toISOString(), migrations }
    const found = { missing: 0 }
    const parts = readParts(database, report)
    const content = await writeBackup(file, whole, objects ? withObjects(parts, objects, found) : parts)
    return { ...content, ...found }
  } finally {
    await database.exec('rollback').catch(() => undefined)
  }
}
