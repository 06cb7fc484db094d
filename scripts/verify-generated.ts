/**
 * Proves that generated projects run: each one is written to a temporary folder, installed, started, asked for its health
 * and its page, and tested with its own commands, exactly as its readme says.
 *
 *   node --import tsx scripts/verify-generated.ts [--frontend React] [--backend Node.js] [--database SQLite]
 *     [--features all|none|auth,api,…] [--sample 3] [--check] [--keep]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { generateProject, isSupportedStack, SUPPORTED } from '../src/entities/project/lib/generator'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../src/entities/project/model/config'
import type { ProjectFile } from '../src/entities/project/model/project-file'
import { FEATURES, type Feature } from '../src/entities/project/model/technologies'

const TIMEOUT = 300_000

export interface VerifyOptions {
  /** Leave the folder in place. */
  keep?: boolean
  /** Run the project's type check too. */
  check?: boolean
}

export interface Verification {
  combination: string
  folder: string
  /** What failed, with the end of its output; null when everything worked. */
  failure: string | null
  /** Seconds that each step took. */
  seconds: { install?: number; check?: number; start?: number; test?: number }
}

/** Installs, starts and tests the project that a configuration gives. Never rejects: a failure is part of the result. */
export async function verifyProject(
  config: ProjectConfig,
  options: VerifyOptions = {},
): Promise<Verification> {
  const project = generateProject({ config, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'verify' })
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  const seconds: Verification['seconds'] = {}
  const timed = async (step: keyof typeof seconds, work: () => Promise<void>) => {
    const started = performance.now()
    await work().finally(() => {
      seconds[step] = Math.round((performance.now() - started) / 100) / 10
    })
  }
  const result = { combination: describe(config), folder, seconds }
  try {
    await writeProject(project, folder)
    await timed('install', () => run(folder, ['install', '--no-audit', '--no-fund']))
    if (options.check) await timed('check', () => run(folder, ['run', 'check']))
    await timed('start', () => startAndAsk(folder, config))
    if (config.features.tests) await timed('test', () => run(folder, ['test']))
    return { ...result, failure: null }
  } catch (error) {
    return { ...result, failure: error instanceof Error ? error.message : String(error) }
  } finally {
    if (!options.keep) await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the files of a project into a folder. */
export async function writeProject(project: ProjectFile, folder: string): Promise<void> {
  for (const { path, content } of project.files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}

/** Runs `npm start` on a free port until health and the page have answered as they should. */
async function startAndAsk(folder: string, config: ProjectConfig): Promise<void> {
  const port = await freePort()
  const server = npm(folder, ['start'], { PORT: String(port), HOST: '127.0.0.1' })
  try {
    const base = `http://127.0.0.1:${port}`
    const response = await answer(`${base}/api/health`, server)
    const health = (await response.json()) as { status: string; name: string; database: { type: string } }
    expect(response.status === 200, `health answers with ${response.status}`)
    expect(health.status === 'ok', `health is ${JSON.stringify(health)}`)
    expect(health.name === config.name, `health names ${health.name}`)
    expect(health.database.type === config.database, `health names the database ${health.database.type}`)
    const page = await fetch(base)
    expect(page.status === 200, `the page answers with ${page.status}`)
    expect((await page.text()).includes(config.name), 'the page does not name the project')
  } catch (error) {
    throw new Error(`npm start: ${(error as Error).message}\n${server.output()}`, { cause: error })
  } finally {
    await server.stop()
  }
}

/** Waits for the first answer of a server that is starting. */
async function answer(url: string, server: NpmProcess): Promise<Response> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline) {
    if (server.ended()) throw new Error('it ended before it answered')
    const response = await fetch(url).catch(() => null)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not answer in time')
}

async function run(folder: string, args: string[]): Promise<void> {
  const command = npm(folder, args)
  const timer = setTimeout(() => void command.stop(), TIMEOUT)
  const code = await command.done.finally(() => clearTimeout(timer))
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}\n${command.output()}`)
}

interface NpmProcess {
  done: Promise<number | null>
  ended: () => boolean
  /** The last part of what it printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts npm as a process group of its own, so that stopping it also stops what it started. */
function npm(folder: string, args: string[], env: Record<string, string> = {}): NpmProcess {
  const child: ChildProcess = spawn('npm', args, {
    cwd: folder,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: { ...cleanEnvironment(), ...env },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const done = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  return {
    done,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output,
    stop: async () => {
      signal(child, 'SIGTERM')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), 8000)
      await done.finally(() => clearTimeout(timer))
    },
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid || process.platform === 'win32') return void child.kill(name)
  try {
    process.kill(-child.pid, name)
  } catch {
    // It has already ended.
  }
}

/** Without the variables of the npm or test run around this one, and without any that a generated project reads. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_|NODE_|VITE|VITEST|APP_ENV|PORT|HOST$|DATABASE_|MONGODB_|REDIS_|SQLITE_|SUPABASE_|FIRE|AI_)/i
  const keep = new Set(['NODE_EXTRA_CA_CERTS'])
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => keep.has(name) || !ours.test(name)),
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}

function describe({ frontend, backend, database, features }: ProjectConfig): string {
  const enabled = FEATURES.filter((feature) => features[feature])
  return `${frontend} + ${backend} + ${database} (${enabled.join(', ') || 'no features'})`
}

/** Every supported stack that the filters leave, spread evenly when only a sample is wanted. */
function combinations(filter: Record<'frontend' | 'backend' | 'database' | 'sample', string | undefined>) {
  const only = <T extends string>(labels: T[], wanted?: string) =>
    labels.filter((label) => !wanted || label === wanted)
  const wanted = only(SUPPORTED.frontends, filter.frontend)
    .flatMap((frontend) => only(SUPPORTED.backends, filter.backend).map((backend) => ({ frontend, backend })))
    .flatMap((pair) => only(SUPPORTED.databases, filter.database).map((database) => ({ ...pair, database })))
    .filter(isSupportedStack)
  const count = Math.min(Number(filter.sample ?? wanted.length), wanted.length)
  return Array.from({ length: count }, (_, index) => wanted[Math.floor((index * wanted.length) / count)]!)
}

function featuresOf(value: string): Record<Feature, boolean> {
  const names = value === 'none' ? [] : value.split(',')
  const unknown = names.filter((name) => name !== 'all' && !FEATURES.includes(name as Feature))
  if (unknown.length > 0) throw new Error(`Unknown features: ${unknown.join(', ')}`)
  return Object.fromEntries(
    FEATURES.map((feature) => [feature, value === 'all' || names.includes(feature)]),
  ) as Record<Feature, boolean>
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      frontend: { type: 'string' },
      backend: { type: 'string' },
      database: { type: 'string' },
      features: { type: 'string', default: 'all' },
      sample: { type: 'string' },
      check: { type: 'boolean' },
      keep: { type: 'boolean' },
    },
  })
  const { frontend, backend, database, sample } = values
  const stacks = combinations({ frontend, backend, database, sample })
  if (stacks.length === 0) throw new Error('No supported stack matches.')
  const results: Verification[] = []
  for (const stack of stacks) {
    const features = featuresOf(values.features)
    const config = { ...DEFAULT_PROJECT_CONFIG, ...stack, name: 'Field Notes', features }
    const result = await verifyProject(config, values)
    results.push(result)
    console.log(
      `${result.failure === null ? 'ok  ' : 'FAIL'} ${result.combination}${values.keep ? ` ${result.folder}` : ''}`,
    )
    if (result.failure !== null) console.error(result.failure)
  }
  console.table(
    results.map(({ combination, failure, seconds }) => ({
      combination,
      result: failure === null ? 'ok' : 'failed',
      ...seconds,
    })),
  )
  if (results.some(({ failure }) => failure !== null)) process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
