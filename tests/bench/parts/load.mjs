// Loads the real server, on a new data folder, with 200 clients for 30 s: each asks for its profile again as soon as it is
// answered, and another client asks for the health ten times a second.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../kit/app.mjs'

const PORT = PORTS.other
const SITE = `http://127.0.0.1:${PORT}`
const CLIENTS = 200
/** ms */
const HEALTH_EVERY = 100

export async function run({ quick }) {
  const seconds = quick ? 3 : 30
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-load-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(PORT),
    HOST: '',
    SITE_URL: '',
    ADMIN_EMAIL: '',
  }
  const start = async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/start/main.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (
      !(await fetch(`${SITE}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error('The server did not start')
      await pause(50)
    }
    return server
  }
  const stop = async (server) => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  const memoryOf = ({ pid }) =>
    Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

  // The first start takes memory that no later one does.
  await stop(await start())
  const server = await start()
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const headers = { apikey: secrets.publishableKey, 'content-type': 'application/json' }
  const session = await fetch(`${SITE}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@orrery.localhost', password: secrets.adminPassword }),
  })
  headers.authorization = `Bearer ${(await session.json()).access_token}`

  const before = memoryOf(server)
  const end = performance.now() + seconds * 1000
  const health = []
  const answers = []
  let errors = 0

  /** Asks until the time is over; keeps how long each answer took, in ms. */
  async function repeat(times, path, wait) {
    while (performance.now() < end) {
      const asked = performance.now()
      const ok = await fetch(SITE + path, { headers }).then(
        async (response) => response.ok && (await response.text()) !== '',
        () => false,
      )
      if (!ok) errors++
      times.push(performance.now() - asked)
      if (wait) await pause(wait)
    }
  }
  await Promise.all([
    repeat(health, '/api/health', HEALTH_EVERY),
    ...Array.from({ length: CLIENTS }, () => repeat(answers, '/rest/v1/profiles?select=*&role=eq.admin', 0)),
  ])
  await pause(2000)
  const after = memoryOf(server)
  await stop(server)
  await rm(dataDir, { recursive: true, force: true })

  if (errors > 0) throw new Error(`${errors} requests were not answered`)
  const p95 = (list) => Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0)
  const row = {
    clients: CLIENTS,
    seconds,
    answers: answers.length,
    'p95 ms': p95(answers),
    'health p95 ms': p95(health),
    'health slowest ms': Math.round(Math.max(...health)),
    'memory before MB': before,
    'memory after MB': after,
  }
  return [{ title: 'Many at once', rows: [row] }]
}
