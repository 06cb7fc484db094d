import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

/** Optimising the database's engine costs more than it saves in a process that runs for seconds. */
const LIVES_FOR_SECONDS = ['--liftoff-only']

interface Child {
  child: ChildProcess
  output: { text: string }
}

/** Real servers in processes of their own, on data folders that are removed after each test. */
export function processesForTests() {
  const children: Child[] = []
  const closings = new WeakMap<ChildProcess, Promise<unknown[]>>()
  const folders: string[] = []
  afterEach(async () => {
    for (const { child } of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-process-'))
    folders.push(folder)
    return folder
  }

  /** Runs the server, or another program of `start/` with its arguments. */
  const run = (settings: Record<string, string>, program = 'main', given: string[] = []) => {
    const env = { ...process.env, SITE_URL: '', HOST: '', ADMIN_EMAIL: '', INIT_CWD: '', ...settings }
    const script = `packages/server/start/${program}.ts`
    const child = spawn(process.execPath, [...LIVES_FOR_SECONDS, '--import', 'tsx', script, ...given], {
      env,
    })
    const output = { text: '' }
    const started: Child = { child, output }
    children.push(started)
    closings.set(child, once(child, 'close'))
    child.stdout.on('data', (chunk) => (output.text += chunk))
    child.stderr.on('data', (chunk) => (output.text += chunk))
    return started
  }

  const start = (folder: string, port: number) => run({ DATA_DIR: folder, PORT: String(port) })

  /** The exit code, or null after a signal, once the process and its output have ended. */
  const ended = async (child: ChildProcess) => (await closings.get(child))?.[0]

  /** Waits for a server, by default the last that was started. Throws its output when it ends instead. */
  const ready = async (port: number, { child, output } = children.at(-1) as Child) => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
      if (answer?.ok) return
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server ended: ${output.text}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return { newFolder, run, start, ended, ready, freePort }
}

/** A port without a listener, which the system gives to no connection while a server is started on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const taken = await once(probe, 'listening').then(
      () => false,
      () => true,
    )
    probe.close()
    if (taken) continue
    await once(probe, 'close')
    return port
  }
}
