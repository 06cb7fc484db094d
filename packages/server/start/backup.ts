// `npm run backup -- file`: writes everything of an installation to a file, while the server runs or not.
import { backUp } from '../backup/make'
import { fileOfArguments, missingFiles, printTable, summary } from '../backup/words'
import { readEnvironment } from './environment'
import { explain } from './faults'

try {
  const file = fileOfArguments('backup')
  const environment = readEnvironment(process.env)
  const content = await backUp(environment, file, printTable)
  console.log(
    `${summary(content.counts)} and ${content.objects} files of runs and models backed up to ${file}\nThe file holds keys and password hashes: keep it to yourself.`,
  )
  if (content.missing > 0) console.error(missingFiles(content.missing, environment.objectsDir))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
