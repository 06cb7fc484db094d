// `npm run move -- --to postgres://... [--objects folder]`: copies a data folder into an empty PostgreSQL database.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { move } from '../backup/move'
import { placeOf, summary } from '../backup/words'
import { EnvironmentError, readEnvironment } from './environment'
import { explain, StartError } from './faults'

try {
  const { to, objects } = parseArgs({
    options: { to: { type: 'string' }, objects: { type: 'string' } },
  }).values
  if (!to)
    throw new StartError(
      'The database is missing.',
      'npm run move -- --to postgres://user:password@host:5432/database',
    )
  if (process.env.DATABASE_URL?.trim())
    throw new EnvironmentError([
      'DATABASE_URL is set: move copies the data folder of DATA_DIR to the database of --to',
    ])
  const source = readEnvironment(process.env)
  const folder = objects ? resolve(process.env.INIT_CWD ?? '.', objects) : source.objectsDir
  const target = readEnvironment({ ...process.env, DATABASE_URL: to, OBJECTS_DIR: folder })
  const { counts, restored, whole, missing } = await move(source, { databaseUrl: to, objectsDir: folder })
  const width = Math.max(...Object.keys(restored).map((table) => table.length))
  console.log(`${'Table'.padEnd(width)}  data folder  database`)
  for (const [table, rows] of Object.entries(restored))
    console.log(`${table.padEnd(width)}  ${String(counts[table]).padStart(11)}  ${String(rows).padStart(8)}`)
  console.log(
    `\n${summary(restored)} moved to ${placeOf(target)}. The data folder ${source.dataDir} is as it was.\n${whole} files of runs and models ${folder === source.objectsDir ? 'stay' : 'were copied and are'} in ${folder}, each with its checksum: give every server on the database this folder as OBJECTS_DIR.\nStart Orrery on the database from now on: DATABASE_URL=... OBJECTS_DIR=${folder} npm start`,
  )
  if (missing > 0)
    console.error(
      `${missing} files of runs and models are missing in ${source.objectsDir}, or are damaged there.`,
    )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
