/**
 * How long a project takes to generate and to zip: `node --import tsx tests/bench/generate.ts [rounds]`.
 * Every stack with every feature on; prints the slowest and the largest, medians in ms.
 */
import { zipProject } from '../../src/entities/project/lib/archive'
import { generateProject, isSupportedStack } from '../../src/entities/project/lib/generator'
import { DEFAULT_PROJECT_CONFIG } from '../../src/entities/project/model/config'
import { BACKENDS, DATABASES, FRONTENDS } from '../../src/entities/project/model/technologies'

const rounds = Number(process.argv[2] ?? 5)
const stacks = FRONTENDS.flatMap((frontend) =>
  BACKENDS.flatMap((backend) => DATABASES.map((database) => ({ frontend, backend, database }))),
).filter(isSupportedStack)

const results = stacks.map((stack) => {
  const config = { ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Bench', description: '' }
  const times: number[] = []
  let bytes = 0
  let files = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    const project = generateProject({ config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'bench' })
    bytes = zipProject(project).length
    times.push(performance.now() - start)
    files = project.files.length
  }
  times.sort((one, other) => one - other)
  return {
    stack: `${stack.frontend} / ${stack.backend} / ${stack.database}`,
    files,
    kilobytes: Math.round(bytes / 100) / 10,
    median: Math.round((times[Math.floor(rounds / 2)] ?? 0) * 10) / 10,
    first: Math.round((times.at(-1) ?? 0) * 10) / 10,
  }
})
const by = (key: 'median' | 'kilobytes' | 'first') =>
  results.toSorted((one, other) => other[key] - one[key])[0]
console.log(`${results.length} stacks, ${rounds} rounds each, files and zip together`)
console.table({ slowest: by('median'), largest: by('kilobytes'), 'slowest single run': by('first') })
