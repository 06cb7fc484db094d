/**
 * How long a project takes to generate and to zip: `node --import tsx tests/bench/generate.ts [rounds]`.
 * Every stack with every feature on; prints the slowest and the largest, medians in ms.
 */
import { zipProject } from '../../src/entities/project/lib/archive'
import { templatesOnDisk } from '../../scripts/templates/read'
import { generateProject } from '../../src/entities/project/lib/code'
import { DEFAULT_PROJECT_CONFIG } from '../../src/entities/project/model/config'
import { BACKENDS, DATABASES, FRONTENDS } from '../../src/entities/project/model/technologies'

const rounds = Number(process.argv[2] ?? 5)
const stacks = FRONTENDS.flatMap((frontend) =>
  BACKENDS.flatMap((backend) => DATABASES.map((database) => ({ frontend, backend, database }))),
)
const templates = templatesOnDisk()

const results: { stack: string; files: number; kilobytes: number; median: number; first: number }[] = []
for (const stack of stacks) {
  const config = { ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Bench', description: '' }
  const times: number[] = []
  let bytes = 0
  let files = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    const project = await generateProject(
      { config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'bench' },
      templates,
    )
    bytes = zipProject(project).length
    times.push(performance.now() - start)
    files = project.files.length
  }
  times.sort((one, other) => one - other)
  results.push({
    stack: `${stack.frontend} / ${stack.backend} / ${stack.database}`,
    files,
    kilobytes: Math.round(bytes / 100) / 10,
    median: Math.round((times[Math.floor(rounds / 2)] ?? 0) * 10) / 10,
    first: Math.round((times.at(-1) ?? 0) * 10) / 10,
  })
}
const by = (key: 'median' | 'kilobytes' | 'first') =>
  results.toSorted((one, other) => other[key] - one[key])[0]
console.log(`${results.length} stacks, ${rounds} rounds each, files and zip together`)
console.table({ slowest: by('median'), largest: by('kilobytes'), 'slowest single run': by('first') })
