/**
 * Runs one server with one database as its readme says, and asks it for the contract:
 *
 *   npx tsx scripts/templates/try-server.ts python redis [--flags auth,api] [--port 4410] [--inside <folder of a chroot>]
 *     [--install <another command, where the registry of the language cannot be reached>]
 *
 * install, check, test, migrate, start (with a provider that this program plays), start without its database, and
 * start in production without saying where the database is. Prints one line of JSON. Ports from --port on are used.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { trueNames, holds, withDefined } from '../../src/entities/project/lib/templates/condition.ts'
import type { Stack } from '../../src/entities/project/lib/templates/manifest.ts'
import { makeProject } from '../../src/entities/project/lib/templates/project.ts'
import { FEATURES } from '../../src/entities/project/model/technologies.ts'
import { askForContract } from './contract.ts'
import { type DatabaseServer, startDatabase } from './databases.ts'
import { templatesOnDisk } from './read.ts'

const FIRST_ANSWER = 180_000
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flags: text,
    port: text,
    inside: text,
    install: text,
    keep: { type: 'boolean', default: false },
  },
})
const [backend = '', database = 'postgresql'] = positionals
const features = values.flags === undefined ? [...FEATURES] : values.flags.split(',').filter(Boolean)
const port = Number(values.port ?? 4410)
const base = `http://127.0.0.1:${port}`

const templates = templatesOnDisk()
const { stack } = await templates.load(`server/${backend}`)
const names = withDefined(trueNames({ backend, database, features }), stack.define)
const chroot = values.inside ?? ''
const folder = mkdtempSync(join(chroot, tmpdir(), `orrery-${backend}-${database}-`))
const server = join(folder, 'server')
const seconds: Record<string, number> = {}
const since = (began: number) => Math.round((performance.now() - began) / 100) / 10
const sizes = await write()
const kind = ({ sqlite: undefined, supabase: 'postgresql' } as const)[database] ?? database
const running = kind === 'sqlite' ? undefined : await startDatabase(kind as DatabaseServer, port + 1)
const reach = (url: string): Record<string, string> =>
  database === 'firebase'
    ? { FIREBASE_PROJECT_ID: 'demo-app', FIRESTORE_EMULATOR_HOST: url }
    : { DATABASE_URL: url }
const there = reach(running?.url ?? 'sqlite:data/app.db')
const nowhere = reach(running?.url.replace(`${port + 1}`, `${port + 3}`) ?? 'sqlite:/dev/null/app.db')
const provider = { AI_API_KEY: 'key', AI_BASE_URL: `http://127.0.0.1:${port + 2}/v1` }
const held: string[] = []
let failure: string | undefined
try {
  await timed('install', () => shell(values.install ?? lineOf('install')))
  await timed('check', () => shell(lineOf('check')))
  if (names.has('tests')) await timed('test', () => shell(lineOf('test'), there))
  await timed('migrate', () => shell(lineOf('migrate'), there))
  await timed('build', () => shell(lineOf('build'), there))
  // First, for a limit that outlives its server.
  await withServer(nowhere, async () => {
    held.push(
      ...(await askForContract(base, { flags: features, degraded: true })).map((that) => `degraded: ${that}`),
    )
  })
  await timed('start', () => {
    const flags = features.includes('ai') ? { flags: features, assistant: port + 2 } : { flags: features }
    return withServer({ ...there, ...provider }, async () =>
      held.push(...(await askForContract(base, flags))),
    )
  })
  const production = { APP_ENV: 'production', DATABASE_URL: '', FIREBASE_PROJECT_ID: '' }
  const { code, output } = await shell(lineOf('start'), production, false)
  if (code === 0 || !/DATABASE_URL|FIREBASE_PROJECT_ID/.test(output))
    throw new Error(`in production without a database it ended with ${code}: ${output}`)
  held.push('production without saying where the database is ends with one sentence')
} catch (error) {
  failure = (error as Error).message
} finally {
  await running?.stop()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
console.log(
  JSON.stringify({ backend, database, features: features.join(), ...sizes, seconds, held: held.length }),
)
console.log(running?.version ?? '', values.keep ? folder : '')
if (failure !== undefined) {
  console.error(failure)
  process.exitCode = 1
}

async function write() {
  const files = await makeProject(
    {
      choice: { backend, database, features },
      slug: 'field-notes',
      title: 'Field Notes',
      summary: 'Notes from the field.',
      environment: 'development',
      resources: { cpu: 2, memory: 4, storage: 20 },
    },
    templates,
  )
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
  const own = files.filter(({ path }) => path.startsWith('server/'))
  return { files: own.length, lines: own.flatMap(({ content }) => content.trimEnd().split('\n')).length }
}

function lineOf(step: keyof NonNullable<Stack['run']>): string {
  const command = stack.run?.[step]
  if (typeof command === 'string' || command === undefined) return command ?? ':'
  return holds(command.when, names) ? command.do : ':'
}

function start(line: string, env: Record<string, string>) {
  const inside = ['chroot', chroot, 'sh', '-c', `cd ${server.slice(chroot.length)} && ${line}`]
  const [program = '', ...args] = chroot ? inside : ['sh', '-c', line]
  const child = spawn(program, args, {
    cwd: server,
    detached: true,
    env: { ...process.env, APP_ENV: 'development', ...env },
  })
  const kept = { output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      kept.output = (kept.output + chunk.toString()).slice(-6000)
    })
  return { child, kept, closed: once(child, 'close') }
}

async function shell(line: string, env: Record<string, string> = {}, mustWork = true) {
  const { child, kept, closed } = start(line, env)
  await closed
  if (mustWork && child.exitCode !== 0)
    throw new Error(`${line} ended with ${child.exitCode}\n${kept.output}`)
  return { code: child.exitCode, output: kept.output }
}

/** Starts the server, waits for health, and stops it and all that it started. */
async function withServer(env: Record<string, string>, ask: () => Promise<unknown>): Promise<void> {
  const { child, kept, closed } = start(lineOf('start'), { ...env, PORT: `${port}`, HOST: '127.0.0.1' })
  const began = performance.now()
  try {
    while (!(await fetch(`${base}/api/health`).catch(() => null))) {
      if (child.exitCode !== null || performance.now() - began > FIRST_ANSWER)
        throw new Error('it does not answer')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    seconds.health = since(began)
    await ask()
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${kept.output}`, { cause: error })
  } finally {
    // Its own group, by the system call: not every `kill` program reads a negative number as a group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await closed
  }
}

async function timed(step: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  console.error(`${backend} ${database}: ${step}`)
  await work()
  seconds[step] = since(began)
}
