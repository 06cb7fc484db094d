/** Running the commands of a generated project, and asking the server that one of them starts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** ms that a command, or a server's first answer, may take. */
const TIMEOUT = 300_000

interface Command {
  done: Promise<number | null>
  ended: () => boolean
  /** The last part of what it printed. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts a program as a process group of its own, so that stopping it also stops what it started. */
function start(folder: string, [program = '', ...args]: string[], env: Record<string, string> = {}): Command {
  const child: ChildProcess = spawn(program, args, {
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

/** Runs a command to its end. Rejects with the end of its output when it fails. */
export async function run(folder: string, line: string[], env?: Record<string, string>): Promise<void> {
  const command = start(folder, line, env)
  const timer = setTimeout(() => void command.stop(), TIMEOUT)
  const code = await command.done.finally(() => clearTimeout(timer))
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}\n${command.output()}`)
}

/** Starts a server on a free port, hands its origin to `ask`, and stops it. Rejects with the end of its output. */
export async function withServer(
  folder: string,
  line: string[],
  health: string,
  ask: (base: string, first: Response) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const port = await freePort()
  const server = start(folder, line, { ...env, PORT: String(port), HOST: '127.0.0.1' })
  const base = `http://127.0.0.1:${port}`
  try {
    await ask(base, await answer(`${base}${health}`, server))
  } catch (error) {
    throw new Error(`${line.join(' ')}: ${(error as Error).message}\n${server.output()}`, { cause: error })
  } finally {
    await server.stop()
  }
}

/** Waits for the first answer of a server that is starting. */
async function answer(url: string, server: Command): Promise<Response> {
  const deadline = performance.now() + TIMEOUT
  while (performance.now() < deadline) {
    if (server.ended()) throw new Error('it ended before it answered')
    const response = await fetch(url).catch(() => null)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not answer in time')
}

/** The programs that are not on this machine. */
export function missingPrograms(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : ['']
  return programs.filter(
    (program) => !folders.some((folder) => endings.some((ending) => canRun(join(folder, program + ending)))),
  )
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
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

export function expect(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}
