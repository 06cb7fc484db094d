/**
 * Proves generated projects by their own READMEs: the commands of the README run in a clean folder with no variable
 * added; then the page, the documentation and templates/CONTRACT.md are checked. The rows are one project for each pair
 * of front end, back end, database and flags, the stacks that most people choose, and the starters. A row whose tools
 * this machine lacks is listed with them. Each run, and each such row, is recorded in templates/proofs.json with its date.
 *
 *   npm run verify:generated [-- --backend go] [--database redis] [--frontend next] [--starter api] [--only 12,14] [--list] [--keep]
 *   npm run verify:generated -- --frontend svelte --backend go --database redis [--flags api,tests]    any stack, row or not
 *   npm run verify:generated -- --quick    what `npm test` runs, recorded nowhere
 */
import { parseArgs } from 'node:util'
import { FEATURES } from '../model/technologies'
import { TYPE_LABELS } from '../model/types'
import { lackingDatabase } from './database-servers'
import { hasRun, keepProofs, type Proof, today } from './proofs'
import { readPart, readVersions } from './read'
import { FACTORS, provenProjects, type ProvenProject } from './rows'
import { OCCUPIED, serverOf } from './running'
import { runStarter, STARTER_LANGUAGES } from './starter-project'
import { lackingTools } from './tools'
import { runWholeProject } from './whole-project'

const text = { type: 'string' } as const
const no = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: {
    backend: text,
    database: text,
    frontend: text,
    flags: text,
    starter: text,
    only: text,
    list: no,
    keep: no,
    quick: no,
  },
})
const numbers = values.only?.split(',').map(Number)
const rows = provenProjects().map((project, index) => ({ number: index + 1, project }))
const found = rows.filter(({ number, project }) => (numbers ? numbers.includes(number) : isWanted(project)))
const own = ownStack()
const wanted = own && (found.length === 0 || values.flags !== undefined) ? [own] : found
if (wanted.length === 0) throw new Error('No row is like that; --list names them all.')

/** The stack that the options name in full: with every flag, or with those of `--flags`. */
function ownStack(): (typeof rows)[number] | undefined {
  const { frontend, backend, database, flags } = values
  if (!frontend || !backend || !database) return undefined
  if (![backend, database, frontend].every((part, at) => FACTORS[at]?.includes(part))) return undefined
  const features = FEATURES.filter((flag) => flags === undefined || flags.split(',').includes(flag))
  const choice = { frontend, backend, database, features }
  return { number: rows.length + 1, project: { choice, quick: false } }
}

function isWanted({ choice, starter, quick }: ProvenProject): boolean {
  if (values.quick) return quick
  if (values.starter) return values.starter === starter
  const asked = (['backend', 'database', 'frontend'] as const).filter((part) => values[part] !== undefined)
  return asked.every((part) => choice?.[part] === values[part])
}

const versions = readVersions()
const lackingOf = new Map<string, string[]>()

/** Describes the tools of a project that the machine lacks. */
function lacking({ choice, starter }: ProvenProject): string[] {
  const tools = (name: string) => {
    const known = lackingOf.get(name) ?? lackingTools(name, readPart(`server/${name}`).stack, versions)
    lackingOf.set(name, known)
    return known
  }
  if (starter) return tools(STARTER_LANGUAGES[starter])
  const server = serverOf(choice.database)
  const missing = server && lackingDatabase(server)
  // Every project has a front end, and that needs Node.
  return [...new Set([...tools('node'), ...tools(choice.backend), ...(missing ? [missing] : [])])]
}

const proofs: Record<string, Proof> = {}
const counts = { ran: 0, failed: 0, lacking: 0 }
for (const { number, project } of wanted) {
  const { choice, starter } = project
  const flags = choice?.features.join(', ') || 'no flag'
  const name = choice ? `${choice.frontend} ${choice.backend} ${choice.database}` : starter
  const row = choice ? `${number}. ${name}: ${flags}` : `${number}. ${TYPE_LABELS[starter].label}`
  const id = choice ? `project/${name}` : `starter/${name}`
  const missing = lacking(project)
  if (missing.length > 0) {
    counts.lacking++
    const reason = `not on this machine: ${missing.join(', ')}`
    console.log(`- ${row}: ${reason}`)
    // A run elsewhere remains what is known of it.
    if (!values.list && !values.quick && !hasRun(id))
      keepProofs({ [id]: { date: today(), ran: false, note: `${choice ? `${flags}, ` : ''}${reason}` } })
    continue
  }
  if (values.list) {
    console.log(`  ${row}`)
    continue
  }
  const run = await (choice ? runWholeProject(choice, values.keep) : runStarter(starter, values.keep))
  const { language, database: on, seconds, held, failure } = run
  counts[failure === null ? 'ran' : 'failed']++
  const times = Object.entries(seconds).map(([step, time]) => `${step} ${time} s`)
  const ran = [language, on].filter(Boolean).join(', ')
  console.log(
    `${failure === null ? '✓' : '✗'} ${row}: ${ran}; ${times.join(', ')}; ${held} sentences of the contract`,
  )
  if (failure !== null) console.error(failure)
  // A busy port says nothing about the project.
  if (failure?.startsWith(OCCUPIED)) continue
  const label = readPart(`server/${choice?.backend ?? STARTER_LANGUAGES[starter ?? 'api']}`).stack.label
  const steps = times.filter((time) => !time.startsWith('health '))
  const health = seconds.health === undefined ? '' : `; start to health ${seconds.health} s`
  const what = choice ? `${flags}, ` : ''
  proofs[id] =
    failure === null
      ? {
          date: today(),
          ran: true,
          ...(on && { on }),
          note: `${label} ${language}: ${what}by its readme ${steps.join(', ')}${health}`,
        }
      : { date: today(), ran: false, note: `${what}${failure.split('\n')[0]}` }
  // After each: a run of all takes an hour, and may be ended.
  if (!values.quick) keepProofs(proofs)
}
console.log(
  values.list
    ? `${wanted.length} projects, ${counts.lacking} of them not on this machine.`
    : `${counts.ran} ran, ${counts.failed} failed, ${counts.lacking} not on this machine.`,
)
process.exitCode = counts.failed > 0 || (values.quick && counts.lacking > 0) ? 1 : 0
