import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../../scripts/app.mjs'
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs'
import { makeDataFolder } from '../server/memory'
import type { Served } from './kit/served'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running apps, one for each worker. */
    served: Served[]
    /** Where tests reach the one Chromium. */
    browserEndpoint: string
  }
}

const START_LIMIT = 60_000
const STOP_LIMIT = 10_000

/**
 * Starts a server for each worker as users do, each on a copy of a data folder that has been started once, and one
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
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: baseUrl,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: '',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))

  const deadline = Date.now() + START_LIMIT
  while (!(await isHealthy(baseUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child)
      throw new Error(`The server did not start:\n${output}`)
    }
    await delay(100)
  }
  const printed = (label: string) => new RegExp(`^ *${label} +(\\S+)$`, 'm').exec(output)?.[1] ?? ''
  const admin = { email: printed('Admin'), password }
  return {
    served: { baseUrl, mailbox: printed('Mailbox'), admin },
    async stop() {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

const isHealthy = (baseUrl: string) =>
  fetch(`${baseUrl}/api/health`).then(
    (response) => response.ok,
    () => false,
  )

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}
