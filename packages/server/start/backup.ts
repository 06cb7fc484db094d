// `npm run backup -- file`: writes everything of an installation to a file, while the server runs or not.
import { backUp } from '../backup/make'
import { fileOfArguments, printTable, summary } from '../backup/words'
import { readEnvironment } from './environment'
import { explain } from './faults'

try {
  const file = fileOfArguments('backup')
  const content = await backUp(readEnvironment(process.env), file, printTable)
  console.log(
    `${summary(content.counts)} backed up to ${file}\nThe file holds keys and password hashes: keep it to yourself.`,
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
