/**
 * Runs one server with one database as its readme says, and asks it for the contract:
 *
 *   npx tsx packages/generator/tools/try-server.ts python redis [--flags auth,api] [--port 4410] [--inside <folder of a chroot>]
 *     [--install <another command, where the registry of the language cannot be reached>] [--kept <what it ran on>]
 *
 * install, check, test, migrate, start (with a provider that this program plays), start without its database, and
 * start in production without saying where the database is. Prints one line of JSON. Ports from --port on are used.
 * With `--kept` the result goes into templates/proofs.json: `--kept 'Ruby, gems of Debian'`; `--kept .` when the label and
 * the version of the language say it all. A run that was not of all flags is never kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { trueNames, holds, withDefined } from '../engine/condition.ts'
import type { Stack } from '../engine/manifest.ts'
import { makeProject } from '../engine/project.ts'
import { FEATURES } from '../model/technologies.ts'
import { askForContract } from './contract.ts'
import { silentMail } from './contract-reset.ts'
import { keepProofs, today } from './proofs.ts'
import { templatesOnDisk } from './read.ts'
import { providerAt, reachDatabase, runnerIn, secondsSince, WORDS, writeProject } from './running.ts'
import { runtimeVersion } from './tools.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flags: text,
    port: text,
    inside: text,
    install: text,
    kept: text,
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
const sizes = await write()
const { shell, withServer } = runnerIn(server, chroot)
const { there, nowhere, version, stop } = await reachDatabase(database, port + 1)
const held: string[] = []
let failure: string | undefined
try {
  await timed('install', () => shell(values.install ?? lineOf('install')))
  await timed('check', () => shell(lineOf('check')))
  if (names.has('tests')) await timed('test', () => shell(lineOf('test'), there))
  await timed('migrate', () => shell(lineOf('migrate'), there))
  await timed('build', () => shell(lineOf('build'), there))
  // First, for a limit that outlives its server.
  await serve(nowhere, async () => {
    held.push(
      ...(await askForContract(base, { flags: features, degraded: true })).map((that) => `degraded: ${that}`),
    )
  })
  await timed('start', () => {
    const flags = features.includes('ai') ? { flags: features, assistant: port + 2 } : { flags: features }
    return serve({ ...there, ...providerAt(port + 2) }, async (log) =>
      held.push(...(await askForContract(base, { ...flags, log }))),
    )
  })
  if (features.includes('auth') && backend !== 'dotnet') {
    await serve({ ...there, SMTP_URL: `smtp://127.0.0.1:${port + 4}` }, () => silentMail(base, port + 4))
    held.push('the answer to a forgotten password does not wait for the mail server')
  }
  const production = { APP_ENV: 'production', DATABASE_URL: '', FIREBASE_PROJECT_ID: '' }
  const { code, output } = await shell(lineOf('start'), production, false)
  if (code === 0 || !/DATABASE_URL|FIREBASE_PROJECT_ID/.test(output))
    throw new Error(`in production without a database it ended with ${code}: ${output}`)
  held.push('production without saying where the database is ends with one sentence')
  if (values.kept !== undefined && values.flags === undefined) keep(values.kept)
} catch (error) {
  failure = (error as Error).message
} finally {
  await stop()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
console.log(
  JSON.stringify({ backend, database, features: features.join(), ...sizes, seconds, held: held.length }),
)
console.log(version, values.keep ? folder : '')
if (failure !== undefined) {
  console.error(failure)
  process.exitCode = 1
}

function keep(words: string): void {
  const on = words === '.' ? `${stack.label} ${runtimeVersion(backend, server)}` : words
  const note = `${on}: install, own checks and tests, the contract with a streamed answer, without its database, in production without its variable; start to health ${seconds.health} s`
  keepProofs({ [`server/${backend} ${database}`]: { date: today(), ran: true, on: version, note } })
}

async function write() {
  const files = await makeProject({ ...WORDS, choice: { backend, database, features } }, templates)
  writeProject(folder, files)
  const own = files.filter(({ path }) => path.startsWith('server/'))
  return { files: own.length, lines: own.flatMap(({ content }) => content.trimEnd().split('\n')).length }
}

function lineOf(step: keyof NonNullable<Stack['run']>): string {
  const command = stack.run?.[step]
  if (typeof command === 'string' || command === undefined) return command ?? ':'
  return holds(command.when, names) ? command.do : ':'
}

async function serve(
  env: Record<string, string>,
  ask: (log: () => string) => Promise<unknown>,
): Promise<void> {
  const where = { ...env, PORT: `${port}`, HOST: '127.0.0.1' }
  seconds.health = await withServer(lineOf('start'), where, `${base}/api/health`, ask)
}

async function timed(step: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  console.error(`${backend} ${database}: ${step}`)
  await work()
  seconds[step] = secondsSince(began)
}
