/**
 * Proves generated projects by their own readmes: each pair of front end, back end, database and flags is in one of
 * them. The commands of the README run in a clean folder with no variable added; then the page, the documentation and
 * templates/CONTRACT.md are checked. Projects whose tools this machine lacks are listed with the missing tools. Each
 * run is recorded in templates/proofs.json with its date.
 *
 *   npm run verify:generated [-- --backend go] [--database redis] [--only 12] [--list] [--frontend next] [--keep]
 */
import { parseArgs } from 'node:util'
import { lackingDatabase } from './templates/database-servers'
import { keepProofs, type Proof, today } from './templates/proofs'
import { readPart, readVersions } from './templates/read'
import { type WholeChoice, wholeProjects } from './templates/rows'
import { serverOf } from './templates/running'
import { lackingTools } from './templates/tools'
import { runWholeProject } from './templates/whole-project'

const text = { type: 'string' } as const
const no = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: { backend: text, database: text, frontend: text, only: text, list: no, keep: no },
})
const wanted = wholeProjects()
  .map((choice, index) => ({ number: index + 1, choice }))
  .filter(
    ({ number, choice }) =>
      (values.backend ?? choice.backend) === choice.backend &&
      (values.database ?? choice.database) === choice.database &&
      (values.frontend ?? choice.frontend) === choice.frontend &&
      Number(values.only ?? number) === number,
  )
if (wanted.length === 0) throw new Error('No row is like that; --list names them all.')

const versions = readVersions()
const lackingOf = new Map<string, string[]>()

/** What the machine lacks for a project, in words. */
function lacking({ backend, database }: WholeChoice): string[] {
  const tools = (name: string) => {
    const known = lackingOf.get(name) ?? lackingTools(name, readPart(`server/${name}`).stack, versions)
    lackingOf.set(name, known)
    return known
  }
  const server = serverOf(database)
  const missing = server && lackingDatabase(server)
  // Every project has a front end, and that needs Node.
  return [...new Set([...tools('node'), ...tools(backend), ...(missing ? [missing] : [])])]
}

const proofs: Record<string, Proof> = {}
const counts = { ran: 0, failed: 0, lacking: 0 }
for (const { number, choice } of wanted) {
  const { backend, database, frontend, features } = choice
  const flags = features.join(', ') || 'no flag'
  const row = `${number}. ${frontend}, ${backend}, ${database}: ${flags}`
  const missing = lacking(choice)
  if (missing.length > 0) {
    counts.lacking++
    console.log(`- ${row}: not on this machine: ${missing.join(', ')}`)
    continue
  }
  if (values.list) {
    console.log(`  ${row}`)
    continue
  }
  const { language, database: on, seconds, held, failure } = await runWholeProject(choice, values.keep)
  counts[failure === null ? 'ran' : 'failed']++
  const times = Object.entries(seconds).map(([step, time]) => `${step} ${time} s`)
  console.log(
    `${failure === null ? '✓' : '✗'} ${row}: ${language}, ${on}; ${times.join(', ')}; ${held} sentences of the contract`,
  )
  if (failure !== null) console.error(failure)
  const key = `project/${frontend} ${backend} ${database}`
  const label = readPart(`server/${backend}`).stack.label
  const did = Object.keys(seconds).filter((step) => step !== 'health')
  proofs[key] =
    failure === null
      ? {
          date: today(),
          ran: true,
          on,
          note: `${label} ${language}: ${flags}, by its readme ${did.join(', ')}; start to health ${seconds.health} s`,
        }
      : { date: today(), ran: false, note: `${flags}: ${failure.split('\n')[0]}` }
  // After each: a run of all takes an hour, and may be ended.
  keepProofs(proofs)
}
console.log(
  values.list
    ? `${wanted.length} projects, ${counts.lacking} of them not on this machine.`
    : `${counts.ran} ran, ${counts.failed} failed, ${counts.lacking} not on this machine.`,
)
process.exitCode = counts.failed > 0 ? 1 : 0
