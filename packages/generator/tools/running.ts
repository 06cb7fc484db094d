/** Runs what was generated: its files in a folder, its commands, its server, its database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from '../model/project-file.ts'
import { cleanEnvironment } from './verify/command.ts'
import type { DatabaseServer } from './database-servers.ts'
import { startDatabase } from './databases.ts'
import { request } from './request.ts'

/** How long a command, and a server's first answer, may take, in ms. */
const PATIENCE = 900_000
const FIRST_ANSWER = 180_000
/** How long a server that was asked to end may take, in ms. */
const LAST_WORDS = 10_000

/** The name of every generated project of a run. */
export const WORDS = {
  slug: 'field-notes',
  title: 'Field Notes',
  summary: 'Notes from the field.',
  environment: 'development',
  resources: { cpu: 2, memory: 4, storage: 20 },
} as const

export function writeProject(folder: string, files: readonly GeneratedFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
}

/** A secret for runs in production, where the README asks for one. */
export const SECRET = 'a-secret-of-a-run-with-32-characters-or-more'

/** How the failure of a run begins whose port has another server. */
export const OCCUPIED = 'something else answers'

type Variables = Record<string, string>

/** The database of a run, and the environment that names its address, or the address of a database that is down. */
interface Reach {
  there: Variables
  nowhere: Variables
  /** Its description. */
  version: string
  stop: () => Promise<void>
}

/** The server that answers for a database; SQLite has none. */
export const serverOf = (database: string): DatabaseServer | undefined =>
  database === 'sqlite' ? undefined : (database as DatabaseServer)

/** Starts the database of a choice on a port; the port after the next is where none is. */
export async function reachDatabase(database: string, port: number): Promise<Reach> {
  const kind = serverOf(database)
  const running = kind && (await startDatabase(kind, port))
  const reach = (url: string): Variables =>
    database === 'firebase'
      ? { APP_ENV: 'development', FIREBASE_PROJECT_ID: 'demo-app', FIRESTORE_EMULATOR_HOST: url }
      : { APP_ENV: 'development', DATABASE_URL: url }
  return {
    there: reach(running?.url ?? 'sqlite:data/app.db'),
    nowhere: reach(running?.url.replace(`${port}`, `${port + 2}`) ?? 'sqlite:/dev/null/app.db'),
    version: running?.version ?? 'SQLite',
    stop: async () => running?.stop(),
  }
}

/** A provider of the assistant on a port, which `askForContract` plays. */
export const providerAt = (port: number): Variables => ({
  AI_API_KEY: 'key',
  AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
})

/** The commands of one project: in its folder, or in the same folder of a chroot. */
export function runnerIn(folder: string, chroot = '') {
  function start(line: string, env: Variables) {
    const inside = ['chroot', chroot, 'sh', '-c', `cd ${folder.slice(chroot.length)} && ${line}`]
    const [program = '', ...args] = chroot ? inside : ['sh', '-ec', line]
    const child = spawn(program, args, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...cleanEnvironment(), ...env },
    })
    const kept = { output: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        kept.output = (kept.output + chunk.toString()).slice(-6000)
      })
    const closed = once(child, 'close')
    const signal = (name: NodeJS.Signals) => {
      try {
        // Its own group, by the system call: not every `kill` program reads a negative number as a group.
        if (child.pid !== undefined) process.kill(-child.pid, name)
      } catch {
        // It has already ended.
      }
    }
    const stop = async () => {
      signal('SIGTERM')
      const timer = setTimeout(() => signal('SIGKILL'), LAST_WORDS)
      await closed.finally(() => clearTimeout(timer))
    }
    return { child, kept, closed, stop }
  }

  /** Runs a command to its end. Rejects with the end of its output when it fails and must not. */
  async function shell(line: string, env: Variables = {}, mustWork = true) {
    const { child, kept, closed, stop } = start(line, env)
    const timer = setTimeout(() => void stop(), PATIENCE)
    await closed.finally(() => clearTimeout(timer))
    if (mustWork && child.exitCode !== 0)
      throw new Error(`${line} ended with ${child.exitCode}\n${kept.output}`)
    return { code: child.exitCode, output: kept.output }
  }

  /**
   * Starts a server, waits until a page of it answers, asks with what it has written so far at hand, and stops it and
   * all that it started. Gives the s until the answer.
   */
  async function withServer(
    line: string,
    env: Variables,
    page: string,
    ask: (log: () => string) => Promise<unknown>,
  ): Promise<number> {
    const { child, kept, stop } = start(line, env)
    const began = performance.now()
    try {
      while (!(await request(page).catch(() => null))) {
        if (child.exitCode !== null || child.signalCode !== null || performance.now() - began > FIRST_ANSWER)
          throw new Error('it does not answer')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const answered = secondsSince(began)
      await ask(() => kept.output)
      return answered
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${kept.output}`, { cause: error })
    } finally {
      await stop()
    }
  }
  return { shell, withServer }
}

export const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10
