import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../../scripts/app.mjs'
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs'
import { makeDataFolder } from '../../packages/server/tests/memory'
import type { Served } from './kit/served'
import type { Started } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running apps, one for each worker. */
    served: Served[]
    /** Where tests reach the one Chromium. */
    browserEndpoint: string
  }
}

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))
const START_LIMIT = 60_000
const STOP_LIMIT = 10_000

/**
 * Starts a server for each worker (server.ts), each on a copy of a data folder that has been started once, and one
 * Chromium. Returns what ends them.
 */
export default async function setup(project: TestProject) {
  await buildWhenStale()
  const newFolder = () => mkdtemp(join(tmpdir(), 'orrery-e2e-'))
  const first = await newFolder()
  const password = await makeDataFolder(first)
  const servers = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, async () => {
      const dataDir = await newFolder()
      await cp(first, dataDir, { recursive: true })
      return startServer(dataDir, password)
    }),
  )
  await rm(first, { recursive: true, force: true })
  const browser = await chromium.launchServer({ executablePath: await findBrowser(), args: chromiumArgs })
  project.provide(
    'served',
    servers.map(({ served }) => served),
  )
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

async function startServer(
  dataDir: string,
  password: string,
): Promise<{ served: Served; stop: () => Promise<void> }> {
  const env = { ...process.env, HOST: '', PORT: '0', SITE_URL: '', DATA_DIR: dataDir, ADMIN_EMAIL: '' }
  const child = fork(SERVER, { env, execArgv: ['--import', 'tsx'], silent: true })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))

  const end = new AbortController()
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(START_LIMIT)])
  child.once('exit', () => end.abort())
  const [started] = (await once(child, 'message', { signal }).catch(async () => {
    await stop(child)
    throw new Error(`The server did not start:\n${output}`)
  })) as [Started]
  const { baseUrl, mailbox, adminEmail } = started
  return {
    served: { baseUrl, mailbox, admin: { email: adminEmail, password } },
    async stop() {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}
