import { resolve } from 'node:path'
import { nameOf } from '../postgres/faults'
import type { Environment } from '../start/environment'
import { StartError } from '../start/faults'
import { servedFolderOf } from '../start/served-folders'
import type { Counts } from './format'

/** The file that a command names, seen from where it was typed. Throws a `StartError` when there is none or more. */
export function fileOfArguments(command: 'backup' | 'restore', given = process.argv.slice(2)): string {
  const [name, ...more] = given
  if (!name || more.length > 0 || name.startsWith('-'))
    throw new StartError('Name one file:', `npm run ${command} -- /path/to/orrery.backup`)
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const served = servedFolderOf(file)
  if (served && command === 'backup')
    throw new StartError(
      `The backup ${file} would lie in ${served}, whose files are handed out.`,
      'Choose another place.',
    )
  return file
}

/** Prints the rows of a table once it is done. */
export const printTable = (table: string, rows: number): void =>
  console.log(`  ${String(rows).padStart(9)}  ${table}`)

/** `12 rows of 3 tables` */
export function summary(counts: Counts): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${Object.keys(counts).length} tables`
}

const MISSING = 'files of runs and models are not in'
/** The warning of a backup without some of the files. */
export const missingFiles = (count: number, objectsDir: string): string =>
  `${count} ${MISSING} ${objectsDir}, or are damaged there, and not in the backup. Is OBJECTS_DIR that of the server?`
/** Whether the words of a backup have that warning. */
export const namesMissingFiles = (words: string): boolean => words.includes(MISSING)

/** Where an installation keeps its data, without a password. */
export const placeOf = ({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ? `the database ${nameOf(databaseUrl)}` : dataDir
