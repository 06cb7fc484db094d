import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, vi } from 'vitest'

/** Real servers in processes of their own, on data folders that are removed after each test. */
export function processesForTests() {
  const children: ChildProcess[] = []
  const folders: string[] = []
  afterEach(async () => {
    for (const child of children.splice(0)) {
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

  const run = (settings: Record<string, string>) => {
    const env = { ...process.env, SITE_URL: '', HOST: '', ADMIN_EMAIL: '', ...settings }
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env })
    children.push(child)
    const output = { text: '' }
    child.stdout.on('data', (chunk) => (output.text += chunk))
    child.stderr.on('data', (chunk) => (output.text += chunk))
    return { child, output }
  }

  const start = (folder: string, port: number) => run({ DATA_DIR: folder, PORT: String(port) })

  /** The exit code, once the process and its output have ended. */
  const ended = async (child: ChildProcess) =>
    child.exitCode === null ? (await once(child, 'close'))[0] : child.exitCode

  const ready = (port: number) =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200), {
      timeout: 60_000,
      interval: 50,
    })

  return { newFolder, run, start, ended, ready, freePort }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
