// Measures three processes on PostgreSQL beside one on it, and beside one with the embedded database:
// `npm run bench:processes [seconds]` (5 s for each number). PostgreSQL, the servers and the clients share the machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServices, readEnvironment } from '../../packages/server/start/index'
import { ensurePostgres, startPostgres } from '../../scripts/postgres.mjs'
import { fillAccounts } from './backend-floor'

const PORT = Number(process.env.PORT ?? 4391)
const PROFILES = 1_000
/** One caller may have 50 requests waiting in each process. */
const CLIENTS = [10, 40]
const MOST = 40
const seconds = Number(process.argv[2] ?? 5)

const folder = await mkdtemp(join(tmpdir(), 'orrery-bench-'))
const postgres = await startPostgres(await ensurePostgres(), { fsync: 'on' })
const round = (number: number) => String(Math.round(number))
const load = () => loadavg()[0]?.toFixed(1)

/** Starts servers on one database. Resolves with their addresses and their end. */
async function startServers(count: number, settings: Record<string, string>) {
  const env = { ...process.env, HOST: '', SITE_URL: '', ADMIN_EMAIL: '', BACKUP_DIR: '', ...settings }
  const servers: ChildProcess[] = []
  const urls: string[] = []
  for (let index = 0; index < count; index++) {
    const port = PORT + index
    const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/start/main.ts'], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    servers.push(server)
    const url = `http://127.0.0.1:${port}`
    urls.push(url)
    while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Error('The server did not start')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const stop = async () => {
    for (const server of servers) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
  return { urls, stop }
}

/** Answers a second and the 95th percentile in ms, with so many clients that each ask again once they are answered. */
async function measure(clients: number, ask: (client: number) => Promise<void>) {
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < started + seconds * 1000) {
        const before = performance.now()
        await ask(client)
        times.push(performance.now() - before)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0 }
}

async function bench(name: string, count: number, settings: Record<string, string>): Promise<string[]> {
  const { backend, secrets, close } = await openServices(readEnvironment(settings))
  await fillAccounts(backend.database, PROFILES)
  await close()
  const { urls, stop } = await startServers(count, settings)
  try {
    const headers = { apikey: secrets.publishableKey, 'content-type': 'application/json' }
    const signIn = async (client: number) => {
      const response = await fetch(`${urls[client % count]}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: `person${client + 1}@bench.example`, password: secrets.adminPassword }),
      })
      const session = (await response.json()) as { access_token: string; user: { id: string } }
      if (!response.ok) throw new Error(`sign-in: ${response.status} ${JSON.stringify(session)}`)
      return session
    }
    const sessions: Awaited<ReturnType<typeof signIn>>[] = []
    for (let client = 0; client < MOST; client++) sessions.push(await signIn(client))
    const read = async (client: number) => {
      const { access_token: token, user } = sessions[client] as (typeof sessions)[number]
      const response = await fetch(`${urls[client % count]}/rest/v1/profiles?select=*&id=eq.${user.id}`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
      const rows = (await response.json()) as unknown[]
      if (rows.length !== 1) throw new Error(`own profile: ${response.status}`)
    }
    // Every process opens its connections, and prepares its statements on them.
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(Array.from({ length: MOST }, (_, client) => read(client)))
    const rows: string[] = []
    const row = async (what: string, clients: number, ask: (client: number) => Promise<void>) => {
      const { perSecond, p95 } = await measure(clients, ask)
      rows.push(`| ${name} | ${what} | ${clients} | ${round(perSecond)} | ${round(p95)} | ${load()} |`)
      console.log(rows.at(-1))
    }
    for (const clients of CLIENTS) await row('own profile', clients, read)
    // Of persons who read nothing, because a person's oldest sessions end when there are many.
    await row('sign-in', CLIENTS[0] as number, async (client) => void (await signIn(client + MOST)))
    return rows
  } finally {
    await stop()
  }
}

const own = (name: string) => new URL(`/${name}`, postgres.url).href
const createDatabase = async (name: string) => {
  const { default: connect } = await import('postgres')
  const sql = connect(postgres.url, { max: 1 })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  return own(name)
}

try {
  const embedded = { DATA_DIR: join(folder, 'data') }
  const rows = [
    ...(await bench('1 process, embedded', 1, embedded)),
    ...(await bench('1 process, PostgreSQL', 1, { DATABASE_URL: await createDatabase('one') })),
    ...(await bench('3 processes, PostgreSQL', 3, { DATABASE_URL: await createDatabase('three') })),
  ]
  console.log(
    `\n${availableParallelism()} cores, Node ${process.versions.node}, ${PROFILES} accounts, ${seconds} s each\n\n` +
      `| server | what | clients | per second | p95 ms | load |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
