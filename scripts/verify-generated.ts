/**
 * Proves that generated projects run: each one is written to a temporary folder, installed, started, asked for its health
 * and its page, and tested with its own commands, exactly as its readme says.
 *
 *   npm run verify:generated -- [--frontend React] [--backend Node.js] [--database SQLite]
 *     [--features all|none|auth,api,…] [--sample 3] [--type all|desktop|…] [--check] [--keep]
 */
import { parseArgs } from 'node:util'
import { isSupportedStack, STARTER_TYPES, SUPPORTED } from '../src/entities/project/lib/generator'
import { DEFAULT_PROJECT_CONFIG } from '../src/entities/project/model/config'
import { FEATURES, type Feature } from '../src/entities/project/model/technologies'
import type { StarterType } from '../src/entities/project/model/types'
import type { Verification } from './verify/result'
import { verifyStarter } from './verify/starter'
import { verifyWebApp } from './verify/web-app'

const { values } = parseArgs({
  options: {
    frontend: { type: 'string' },
    backend: { type: 'string' },
    database: { type: 'string' },
    features: { type: 'string', default: 'all' },
    sample: { type: 'string' },
    type: { type: 'string' },
    check: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
})

const works = values.type
  ? starters(values.type).map((type) => () => verifyStarter(type, values))
  : stacks().map((stack) => () => {
      const features = featuresOf(values.features)
      return verifyWebApp({ ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Field Notes', features }, values)
    })
if (works.length === 0) throw new Error('Nothing that can be generated matches.')

const results: Verification[] = []
for (const work of works) {
  const result = await work()
  results.push(result)
  console.log(`${wordFor(result).padEnd(8)} ${result.combination} ${result.notRun ?? ''}`.trimEnd())
  if (values.keep && result.folder) console.log(`         ${result.folder}`)
  if (result.failure !== null) console.error(result.failure)
}
console.table(
  results.map(({ combination, seconds, notRun, ...result }) => ({
    combination,
    result: wordFor({ notRun, ...result }),
    ...seconds,
    ...(notRun ? { reason: notRun } : {}),
  })),
)
console.table(
  Object.fromEntries(
    [...new Set(results.map(({ group }) => group))].map((group) => {
      const of = (word: string) =>
        results.filter((result) => result.group === group && wordFor(result) === word).length
      return [group, { ok: of('ok'), failed: of('failed'), 'not run': of('not run') }]
    }),
  ),
)
if (results.some(({ failure }) => failure !== null)) process.exitCode = 1

function wordFor({ failure, notRun }: Pick<Verification, 'failure' | 'notRun'>): string {
  return notRun ? 'not run' : failure === null ? 'ok' : 'failed'
}

/** Every stack that the filters leave, spread evenly over all of them when only a sample is wanted. */
function stacks() {
  const only = <T extends string>(labels: T[], wanted?: string) =>
    labels.filter((label) => !wanted || label === wanted)
  const wanted = only(SUPPORTED.frontends, values.frontend)
    .flatMap((frontend) => only(SUPPORTED.backends, values.backend).map((backend) => ({ frontend, backend })))
    .flatMap((pair) => only(SUPPORTED.databases, values.database).map((database) => ({ ...pair, database })))
    .filter(isSupportedStack)
  const count = Math.min(Number(values.sample ?? wanted.length), wanted.length)
  return Array.from({ length: count }, (_, index) => wanted[Math.floor((index * wanted.length) / count)]!)
}

function starters(wanted: string): StarterType[] {
  return STARTER_TYPES.filter((type) => wanted === 'all' || type === wanted)
}

function featuresOf(value: string): Record<Feature, boolean> {
  const names = value === 'none' ? [] : value.split(',')
  const unknown = names.filter((name) => name !== 'all' && !FEATURES.includes(name as Feature))
  if (unknown.length > 0) throw new Error(`Unknown features: ${unknown.join(', ')}`)
  return Object.fromEntries(
    FEATURES.map((feature) => [feature, value === 'all' || names.includes(feature)]),
  ) as Record<Feature, boolean>
}
