import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProject } from '../engine/project.ts'
import { findBrowser } from '../../../scripts/browser.mjs'
import { askForContract } from './contract.ts'
import { startDatabase } from './databases.ts'
import { hasContentPolicy, openPages } from './pages.ts'
import { templatesOnDisk } from './read.ts'
import { readReadme, settingsOf, withSettings } from './readme.ts'
import { request } from './request.ts'
import type { WholeChoice } from './rows.ts'
import { OCCUPIED, runnerIn, SECRET, secondsSince, serverOf, WORDS, writeProject } from './running.ts'
import { runtimeVersion } from './tools.ts'

export interface WholeRun {
  /** The version of the server's language: `24.21.0`. */
  language: string
  /** The database: `PostgreSQL 15.18`. */
  database: string
  /** Each step with its seconds, in order. */
  seconds: Record<string, number>
  /** How many sentences of the contract held. */
  held: number
  /** The step that failed, with the end of its output; null when everything worked. */
  failure: string | null
}

/**
 * Proves a project by its own readme: makes it in a clean folder and runs the shell blocks and the commands of its
 * README. The only added variable is the path of the browser for the end-to-end test. Changes that the readme asks for
 * are made where it says: in `.env`. Where the readme starts the project without a database, it is also started like
 * that, and moves to the chosen database for production. The ports are those of the readme, so only one run at a time is
 * possible.
 * Never rejects: a failure is part of the result.
 */
export async function runWholeProject(choice: WholeChoice, keep = false): Promise<WholeRun> {
  const { backend, database, frontend, features } = choice
  const folder = mkdtempSync(join(tmpdir(), `orrery-${frontend}-${backend}-${database}-`))
  const result: WholeRun = { language: '', database: 'SQLite', seconds: {}, held: 0, failure: null }
  const timed = async (step: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    try {
      await work()
    } catch (error) {
      throw new Error(`${step}: ${(error as Error).message}`, { cause: error })
    }
    result.seconds[step] = secondsSince(began)
  }
  const env = (changes: Record<string, string> = {}) => {
    const file = join(folder, '.env')
    // Not every readme needs one from the start.
    if (!existsSync(file)) copyFileSync(join(folder, '.env.example'), file)
    const text = withSettings(readFileSync(file, 'utf8'), changes)
    writeFileSync(file, text)
    return settingsOf(text)
  }
  let stopDatabase = async () => {}
  /** Starts the database where `.env.example` says that it is, and names it in `.env` where the readme asks for that. */
  const startIt = async (inEnv: boolean) => {
    const kind = serverOf(database)
    if (!kind) return
    const example = readFileSync(join(folder, '.env.example'), 'utf8')
    const { DATABASE_URL: url = '', FIRESTORE_EMULATOR_HOST: emulator = '' } = settingsOf(example)
    const said = url || emulator || (/Example: (\S+)\nDATABASE_URL=/.exec(example)?.[1] ?? '')
    const running = await startDatabase(kind, Number(/:(\d+)(?:\/[^/]*)?$/.exec(said)?.[1] ?? 27017))
    if (inEnv) env({ DATABASE_URL: running.url })
    result.database = running.version
    stopDatabase = running.stop
  }
  try {
    writeProject(folder, await makeProject({ ...WORDS, choice }, templatesOnDisk()))
    const { blocks, named, addresses } = readReadme(readFileSync(join(folder, 'README.md'), 'utf8'))
    const run = blocks.slice(0, 2).find((block) => block.some((line) => line.includes('run dev'))) ?? []
    const dev = run.at(-1)
    // One block: nothing has to run before the project does.
    const alone = run === blocks[0]
    const install = (alone ? run.slice(0, -1) : blocks[0]) ?? []
    const before = alone ? [] : run.slice(0, -1)
    const [page = ''] = addresses
    const base = `http://127.0.0.1:${settingsOf(readFileSync(join(folder, '.env.example'), 'utf8')).PORT}`
    assert.ok(install.length > 0 && dev && page, 'the readme does not say how to run it')
    const { shell, withServer } = runnerIn(folder)
    const contract = async (options: { degraded?: boolean; log?: () => string } = {}) => {
      result.held += (await askForContract(base, { flags: features, ...options })).length
    }
    const pages = () => openPages(page, features.includes('docs') ? `${base}/api/docs` : null, features)
    // The answers of another server would be taken for this project's.
    for (const address of [base, page])
      assert.ok(!(await request(address).catch(() => null)), `${OCCUPIED} at ${address}`)
    await timed('install', () => shell(install.join('\n')))
    if (alone) assert.ok(!existsSync(join(folder, '.env')), 'it needs a .env after all')
    else await startIt(false)
    if (before.length > 0) await timed('prepare', () => shell(before.join('\n')))
    await timed('dev', async () => {
      result.seconds.health = await withServer(dev, {}, `${base}/api/health`, async (log) => {
        await pages()
        await contract({ log })
        // Its output has to pass the check that follows.
        if (named.has('npm run api:types')) await timed('api:types', () => shell('npm run api:types'))
      })
    })
    if (named.has('npm run e2e')) {
      const browser = await findBrowser()
      await timed('e2e', () => shell('npm run e2e', browser ? { CHROMIUM_PATH: browser } : {}))
    }
    for (const command of ['npm run check', 'npm test', 'npm run build'])
      if (named.has(command)) await timed(command.replace(/^npm (run )?/, ''), () => shell(command))
    env({ APP_ENV: 'production', BETTER_AUTH_SECRET: SECRET })
    if (alone) {
      await startIt(true)
      if (named.has('npm run migrate')) await timed('migrate', () => shell('npm run migrate'))
    }
    await timed('start', () =>
      withServer('npm start', {}, `${base}/api/health`, async () => {
        const built = frontend === 'next' ? page : base
        await openPages(built, null)
        await hasContentPolicy(built)
        if (database === 'sqlite') return
        await stopDatabase()
        await contract({ degraded: true })
        await startIt(false)
        await healthIsOk(base)
      }),
    )
    result.language = runtimeVersion(backend, join(folder, 'server'))
  } catch (error) {
    result.failure = (error as Error).message
  } finally {
    await stopDatabase()
    if (keep) console.log(folder)
    else rmSync(folder, { recursive: true, force: true })
  }
  return result
}

/** ms that a server may take to notice that its database is back. */
const RECOVERY = 30_000

async function healthIsOk(base: string): Promise<void> {
  const deadline = performance.now() + RECOVERY
  for (;;) {
    const answer = await request(`${base}/api/health`)
    if (((await answer.json()) as { status: string }).status === 'ok') return
    assert.ok(performance.now() < deadline, 'the server does not notice that its database is back')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
