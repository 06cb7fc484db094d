/** Running the commands of a generated project. */
import { type ChildProcess, spawn } from 'node:child_process'

/** ms that a command may take. */
const TIMEOUT = 300_000

interface Command {
  done: Promise<number | null>
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

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid || process.platform === 'win32') return void child.kill(name)
  try {
    process.kill(-child.pid, name)
  } catch {
    // It has already ended.
  }
}

/** Leaves out the variables of the surrounding npm or test run, and any that a generated project reads. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_|NODE_|VITE|VITEST|APP_ENV|PORT|HOST$|DATABASE_|MONGODB_|REDIS_|SQLITE_|SUPABASE_|FIRE|AI_)/i
  const keep = new Set(['NODE_EXTRA_CA_CERTS'])
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => keep.has(name) || !ours.test(name)),
  )
}
