// How the server bears many at once: `npm run bench:load [clients] [seconds]` (200 clients, 30 s). Starts the real server on a
// new data folder; each client asks for its profile again as soon as it is answered, and beside them somebody asks for the
// health ten times a second. Prints a sentence and writes it to docs/performance.md.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PORT = Number(process.env.PORT ?? 4392)
const SITE = `http://127.0.0.1:${PORT}`
const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const clients = Number(process.argv[2] ?? 200)
const seconds = Number(process.argv[3] ?? 30)

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-load-'))
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT), HOST: '', SITE_URL: '', ADMIN_EMAIL: '' }
const run = async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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
await stop(await run())
const server = await run()
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
  repeat(health, '/api/health', 100),
  ...Array.from({ length: clients }, () => repeat(answers, '/rest/v1/profiles?select=*&role=eq.admin', 0)),
])
await pause(2000)
const after = memoryOf(server)
await stop(server)
await rm(dataDir, { recursive: true, force: true })

const p95 = (times) => Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
const section = `## Many at once

\`npm run bench:load\`: ${clients} clients for ${seconds} s, each asking for its profile again as soon as it is answered: ${answers.length}
answers, 95 % within ${p95(answers)} ms, ${errors} errors. Health, asked ten times a second meanwhile: 95 % within
${p95(health)} ms, the slowest ${Math.round(Math.max(...health))} ms. Memory: ${before} MB before, ${after} MB after. The machine's load was ${loadavg()[0].toFixed(0)} on 2 cores.
`
const text = await readFile(DOCUMENT, 'utf8')
const [head, rest = ''] = text.split(/^## Many at once\n/m)
const next = rest.search(/^## /m)
await writeFile(DOCUMENT, `${head.trimEnd()}\n\n${section}${next === -1 ? '' : `\n${rest.slice(next)}`}`)
console.log(section)
process.exitCode = errors > 0 ? 1 : 0
