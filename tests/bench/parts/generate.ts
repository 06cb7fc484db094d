// How long a project takes to generate and to zip: every stack with every feature on, the slowest and the largest of them.
import { zipProject } from '@orrery/generator/archive'
import { templatesOnDisk } from '@orrery/generator/tools/read'
import { generateProject } from '@orrery/generator/code'
import { DEFAULT_PROJECT_CONFIG } from '@orrery/generator/model'
import { BACKENDS, DATABASES, FRONTENDS } from '@orrery/generator/model'
import type { BenchOptions, BenchTable } from '../kit/result.mjs'
import { median } from '../kit/stats.mjs'

const stacks = FRONTENDS.flatMap((frontend) =>
  BACKENDS.flatMap((backend) => DATABASES.map((database) => ({ frontend, backend, database }))),
)
const templates = templatesOnDisk()

type Figure = 'files' | 'zip kB' | 'median ms' | 'median processor ms' | 'first ms'
const DEFAULT = `${DEFAULT_PROJECT_CONFIG.frontend} / ${DEFAULT_PROJECT_CONFIG.backend} / ${DEFAULT_PROJECT_CONFIG.database}`

export async function run({ quick }: BenchOptions): Promise<BenchTable[]> {
  const rounds = quick ? 1 : 5
  const results: (Record<Figure, number> & { stack: string })[] = []
  for (const stack of stacks) {
    const config = { ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Bench', description: '' }
    const times: number[] = []
    const processor: number[] = []
    let bytes = 0
    let files = 0
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      const worked = process.cpuUsage()
      const project = await generateProject(
        { config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'bench' },
        templates,
      )
      bytes = zipProject(project).length
      times.push(performance.now() - start)
      const { user, system } = process.cpuUsage(worked)
      processor.push((user + system) / 1000)
      files = project.files.length
    }
    results.push({
      stack: `${stack.frontend} / ${stack.backend} / ${stack.database}`,
      files,
      'zip kB': Math.round(bytes / 100) / 10,
      'median ms': Math.round(median(times) * 10) / 10,
      'median processor ms': Math.round(median(processor) * 10) / 10,
      'first ms': Math.round((times[0] ?? 0) * 10) / 10,
    })
  }
  const most = (key: Figure) => results.toSorted((one, other) => other[key] - one[key])[0]
  const chosen: [string, ReturnType<typeof most>][] = [
    ['the slowest', most('median processor ms')],
    ['the largest', most('zip kB')],
    ['the slowest first time', most('first ms')],
    ['the default', results.find(({ stack }) => stack === DEFAULT)],
  ]
  return [
    {
      title: `Files and zip of ${results.length} stacks, ${rounds} rounds each`,
      rows: chosen.flatMap(([which, row]) => (row ? [{ which, ...row }] : [])),
    },
  ]
}
