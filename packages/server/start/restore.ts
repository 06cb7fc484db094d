// `npm run restore -- file`: restores a backup into an empty data folder, or into an empty database of DATABASE_URL.
import { restore } from '../backup/restore'
import { fileOfArguments, placeOf, printTable, summary } from '../backup/words'
import { readEnvironment } from './environment'
import { explain } from './faults'

try {
  const file = fileOfArguments('restore')
  const environment = readEnvironment(process.env)
  const { header, restored, objects } = await restore(environment, file, printTable)
  console.log(
    `${summary(restored)} and ${objects} files of runs and models restored to ${placeOf(environment)}, as of ${header.madeAt}\nStart it with npm start and the same settings.`,
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
