import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Connection } from '@supabase/lite'
import type { Database } from '../database/engine'
import { openPglite, startLibrary } from '../database/library'
import { knownVersions, migrate } from '../database/migrations'
import { MAILBOX_SCHEMA } from '../mail/mailbox'
import { prepareEmpty } from '../postgres/empty'
import type { Environment } from '../start/environment'
import { ownFolder, removeUnfinished, UNFINISHED } from '../start/data-folder'
import { diskFull, freeRoom, ROOM_FOR_A_DATABASE, StartError } from '../start/faults'
import { lockFolder } from '../start/lock'
import { keepSecrets, writeNewSecrets } from '../start/secrets'
import type { Content, Counts } from './format'
import { FILES, type Report } from './make'
import { refuseSmallDisk, restoreObjects } from './objects'
import { checkBackup, partsOf } from './read'
import { loadParts } from './rows'

/** Without `objectsDir` the files of runs and models are not restored. */
type Target = Pick<Environment, 'dataDir' | 'databaseUrl' | 'siteUrl'> &
  Partial<Pick<Environment, 'objectsDir'>>

/** Room that a row takes in tables and indexes for each byte of its text in the backup. */
const ROOM_PER_BYTE = 3

export interface Restored extends Content {
  /** Rows of each table, as counted in the target. */
  restored: Counts
}

/**
 * Restores a backup into a new or empty data folder, or into an empty PostgreSQL database, after all of it was read once
 * and found whole. Until it is complete, no server starts on it. Throws a `StartError`; the target is then empty again.
 */
export async function restore(
  target: Target,
  file: string,
  report?: Report,
  room = freeRoom,
): Promise<Restored> {
  const content = await checkBackup(file, await knownVersions())
  const { siteUrl, objectsDir } = target
  const objectBytes = objectsDir?.startsWith(`${target.dataDir}${sep}`) ? content.objectBytes : 0
  const fill = async (connection: Connection, database: Database, more?: () => Promise<void>) => {
    const hasFiles = objectsDir !== undefined && content.objects > 0
    if (hasFiles) await refuseSmallDisk(objectsDir, content.objectBytes, room)
    const undo = hasFiles ? await restoreObjects(file, objectsDir) : async () => undefined
    try {
      const restored = await fillDatabase({ connection, database, file, content, siteUrl, more, report })
      if (hasFiles) report?.(FILES, content.objects)
      return restored
    } catch (error) {
      await undo()
      throw error
    }
  }
  const restored = target.databaseUrl
    ? await prepareEmpty(target.databaseUrl, content.header.secrets, fill)
    : await restoreFolder(target.dataDir, content, objectBytes, room, fill)
  return { ...content, restored }
}

/** Names that an interrupted restore (files are named by their content, so that the next one continues), a lock or the root of a disk leaves in a folder without data. */
const EMPTY = /^(secrets\.json\.new|server\.(lock|door).*|database\.unfinished-.*|lost\+found|objects)$/

async function restoreFolder(
  dataDir: string,
  { header, bytes }: Content,
  objectBytes: number,
  room: typeof freeRoom,
  fill: (connection: Connection, database: Database) => Promise<Counts>,
): Promise<Counts> {
  if (existsSync(dataDir)) await refuseContent(dataDir)
  await ownFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    await refuseContent(dataDir)
    await removeUnfinished(dataDir)
    const needed = ROOM_FOR_A_DATABASE + ROOM_PER_BYTE * bytes + objectBytes
    const free = await room(dataDir)
    if (free < needed) throw diskFull(dataDir, free, needed)
    const unfinished = join(dataDir, `${UNFINISHED}${randomUUID()}`)
    await mkdir(unfinished, { mode: 0o700 })
    const { connection, database } = await openPglite({ folder: unfinished })
    const restored = await fill(connection, database).finally(() => connection.close())
    await writeNewSecrets(dataDir, header.secrets)
    await rename(unfinished, join(dataDir, 'database'))
    await keepSecrets(dataDir)
    return restored
  } finally {
    await removeUnfinished(dataDir)
    await unlock()
  }
}

async function refuseContent(dataDir: string): Promise<void> {
  const found = (await readdir(dataDir)).find((name) => !EMPTY.test(name))
  if (found)
    throw new StartError(
      `The data folder ${dataDir} is not empty (${found}). Nothing was restored.`,
      'Choose a new folder: DATA_DIR=/path/to/folder npm run restore -- file',
    )
}

interface Filling {
  connection: Connection
  database: Database
  file: string
  content: Content
  siteUrl: string
  /** Part of the transaction that makes the rows visible. */
  more?: () => Promise<void>
  report?: Report
}

/** Makes the tables as they were when the backup was made, and loads them. The next start applies newer migrations. */
async function fillDatabase({
  connection,
  database,
  file,
  content,
  siteUrl,
  more,
  report,
}: Filling): Promise<Counts> {
  const { header, counts } = content
  const { app } = await startLibrary(connection, { keys: header.secrets, siteUrl }, async () => undefined)
  await app.ensureSystemSchema()
  await migrate(database, header.migrations)
  await database.exec(MAILBOX_SCHEMA)
  await database.exec('begin')
  try {
    const restored = await loadParts(database, partsOf(file), counts, report)
    await more?.()
    await database.exec('commit')
    return restored
  } catch (error) {
    await database.exec('rollback').catch(() => undefined)
    if (error instanceof StartError) throw error
    throw new StartError(
      `The backup ${file} could not be restored: ${(error as Error).message}. Nothing was restored.`,
      'Restore it with the version of Orrery that made it, or restore another backup.',
      { cause: error },
    )
  }
}
