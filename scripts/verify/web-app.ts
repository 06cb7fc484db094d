import { generateProject } from '../../src/entities/project/lib/generator'
import type { ProjectConfig } from '../../src/entities/project/model/config'
import { type Backend, FEATURES } from '../../src/entities/project/model/technologies'
import { expect, missingPrograms, run, withServer } from './command'
import { notRun, type Verification, verifyIn, type VerifyOptions } from './result'

/** What a server needs beside Node.js and npm. */
const PROGRAMS: Record<Backend, string[]> = {
  'Node.js': [],
  Python: ['python3'],
  Java: ['java', 'javac'],
  Go: ['go'],
  PHP: ['php'],
  Ruby: ['ruby'],
  '.NET': ['dotnet'],
}

/** Installs, starts and tests the project that a configuration gives, by the commands of its readme. */
export async function verifyWebApp(
  config: ProjectConfig,
  options: VerifyOptions = {},
): Promise<Verification> {
  const missing = missingPrograms(PROGRAMS[config.backend])
  if (missing.length > 0) return notRun(describe(config), config.backend, missing)
  const { files } = generateProject({ config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'verify' })
  return verifyIn(describe(config), config.backend, files, options.keep, async (folder, timed) => {
    await timed('install', () => run(folder, ['npm', 'install', '--no-audit', '--no-fund']))
    if (options.check) await timed('check', () => run(folder, ['npm', 'run', 'check']))
    await timed('start', () => startAndAsk(folder, config))
    if (config.features.tests) await timed('test', () => run(folder, ['npm', 'test']))
  })
}

/** Runs `npm start` until health and the page have answered as they should. */
async function startAndAsk(folder: string, config: ProjectConfig): Promise<void> {
  await withServer(folder, ['npm', 'start'], '/api/health', async (base, response) => {
    const health = (await response.json()) as { status: string; name: string; database: { type: string } }
    expect(response.status === 200, `health answers with ${response.status}`)
    expect(health.status === 'ok', `health is ${JSON.stringify(health)}`)
    expect(health.name === config.name, `health names ${health.name}`)
    expect(health.database.type === config.database, `health names the database ${health.database.type}`)
    const page = await fetch(base)
    expect(page.status === 200, `the page answers with ${page.status}`)
    expect((await page.text()).includes(config.name), 'the page does not name the project')
  })
}

function describe({ frontend, backend, database, features }: ProjectConfig): string {
  const enabled = FEATURES.filter((feature) => features[feature])
  const words = enabled.length === FEATURES.length ? 'all features' : enabled.join(', ') || 'no features'
  return `${frontend} + ${backend} + ${database} (${words})`
}
