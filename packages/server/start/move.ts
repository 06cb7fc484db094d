// `npm run move -- --to postgres://...`: copies a data folder into an empty PostgreSQL database.
import { parseArgs } from 'node:util'
import { move } from '../backup/move'
import { placeOf, summary } from '../backup/words'
import { EnvironmentError, readEnvironment } from './environment'
import { explain, StartError } from './faults'

try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to)
    throw new StartError(
      'The database is missing.',
      'npm run move -- --to postgres://user:password@host:5432/database',
    )
  if (process.env.DATABASE_URL?.trim())
    throw new EnvironmentError([
      'DATABASE_URL is set: move copies the data folder of DATA_DIR to the database of --to',
    ])
  const target = readEnvironment({ ...process.env, DATABASE_URL: to })
  const { counts, restored } = await move(target, to)
  const width = Math.max(...Object.keys(restored).map((table) => table.length))
  console.log(`${'Table'.padEnd(width)}  data folder  database`)
  for (const [table, rows] of Object.entries(restored))
    console.log(`${table.padEnd(width)}  ${String(counts[table]).padStart(11)}  ${String(rows).padStart(8)}`)
  console.log(
    `\n${summary(restored)} moved to ${placeOf(target)}. The data folder ${target.dataDir} is as it was.\nFiles of runs stay in ${target.objectsDir}: give every server on the database this folder as OBJECTS_DIR.\nStart Orrery on the database from now on: DATABASE_URL=... npm start`,
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
