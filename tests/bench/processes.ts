// Measures three processes on PostgreSQL beside one on it, and beside one with the embedded database:
// `npm run bench:processes [seconds]` (5 s for each number). PostgreSQL, the servers and the clients share the machine, so the
// processor time of each is measured beside the rate: it is the same on a machine that others use, too.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServices, readEnvironment } from '../../packages/server/start/index'
import { ensurePostgres, startPostgres } from '../../scripts/postgres.mjs'
import { fillAccounts } from './backend-floor'
import { processorTime } from './processor-time'

const PORT = Number(process.env.PORT ?? 4391)
const PROFILES = 1_000
/** One caller may have 50 requests waiting in each process. */
const CLIENTS = [10, 40]
const MOST = 40
const seconds = Number(process.argv[2] ?? 5)
/** A part of the names of the servers to measure; all without it. */
const only = process.argv[3] ?? ''

const folder = await mkdtemp(join(tmpdir(), 'orrery-bench-'))
const postgres = await startPostgres(await ensurePostgres(), { fsync: 'on' })
const round = (number: number) => String(Math.round(number))
const load = () => loadavg()[0]?.toFixed(1)

/** Starts servers on one database. Resolves with their addresses and their end. */
async function startServers(count: number, settings: Record<string, string>) {
  const env = { ...process.env, HOST: '', SITE_URL: '', ADMIN_EMAIL: '', BACKUP_DIR: '', ...settings }
  const servers: ChildProcess[] = []
  const urls: string[] = []
  const pids: number[] = []
  for (let index = 0; index < count; index++) {
    const port = PORT + index
    const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/start/main.ts'], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    servers.push(server)
    pids.push(server.pid as number)
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
  return { urls, pids, stop }
}

/** Fewer processor cycles for each request than `fetch` takes: the clients share the processors with the servers. */
const agent = new Agent({ keepAlive: true, maxSockets: MOST })

function ask(url: string, method: string, headers: Record<string, string>, body?: object) {
  return new Promise<{ status: number; value: unknown }>((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const length = text ? { 'content-length': String(Buffer.byteLength(text)) } : {}
    request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      let answer = ''
      response.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode ?? 0, value: JSON.parse(answer) })
      })
    })
      .on('error', reject)
      .end(text)
  })
}

/** Answers a second and the 95th percentile in ms, with so many clients that each ask again once they are answered. */
async function measure(clients: number, ask: (client: number) => Promise<void>, pids: readonly number[]) {
  const times: number[] = []
  const processors = () => ({
    servers: pids.reduce((sum, pid) => sum + processorTime(pid), 0),
    database: processorTime(postgres.pid as number),
    clients: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  })
  const before = processors()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < started + seconds * 1000) {
        const asked = performance.now()
        await ask(client)
        times.push(performance.now() - asked)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - started) / 1000)
  const after = processors()
  const each = (part: keyof typeof before) => ((after[part] - before[part]) * 1000) / times.length
  const processor = [each('servers'), each('database'), each('clients')]
    .map((ms) => ms.toFixed(2))
    .join(' | ')
  return { perSecond, processor, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0 }
}

async function bench(name: string, count: number, settings: Record<string, string>): Promise<string[]> {
  const { backend, secrets, close } = await openServices(readEnvironment(settings))
  await fillAccounts(backend.database, PROFILES)
  await close()
  const { urls, pids, stop } = await startServers(count, settings)
  try {
    const headers = { apikey: secrets.publishableKey, 'content-type': 'application/json' }
    const signIn = async (client: number) => {
      const account = { email: `person${client + 1}@bench.example`, password: secrets.adminPassword }
      const url = `${urls[client % count]}/auth/v1/token?grant_type=password`
      const { status, value } = await ask(url, 'POST', headers, account)
      if (status !== 200) throw new Error(`sign-in: ${status} ${JSON.stringify(value)}`)
      return value as { access_token: string; user: { id: string } }
    }
    const sessions: Awaited<ReturnType<typeof signIn>>[] = []
    for (let client = 0; client < MOST; client++) sessions.push(await signIn(client))
    const read = async (client: number) => {
      const { access_token: token, user } = sessions[client] as (typeof sessions)[number]
      const url = `${urls[client % count]}/rest/v1/profiles?select=*&id=eq.${user.id}`
      const { status, value } = await ask(url, 'GET', { ...headers, authorization: `Bearer ${token}` })
      if ((value as unknown[]).length !== 1) throw new Error(`own profile: ${status}`)
    }
    // Every process opens its connections, and prepares its statements on them.
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(Array.from({ length: MOST }, (_, client) => read(client)))
    const rows: string[] = []
    const row = async (what: string, clients: number, work: (client: number) => Promise<void>) => {
      const { perSecond, p95, processor } = await measure(clients, work, pids)
      rows.push(
        `| ${name} | ${what} | ${clients} | ${round(perSecond)} | ${round(p95)} | ${processor} | ${load()} |`,
      )
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
  const servers: [name: string, count: number, settings: Record<string, string>][] = [
    ['1 process, embedded', 1, embedded],
    ['1 process, PostgreSQL', 1, { DATABASE_URL: await createDatabase('one') }],
    ['3 processes, PostgreSQL', 3, { DATABASE_URL: await createDatabase('three') }],
  ]
  const rows: string[] = []
  for (const [name, count, settings] of servers)
    if (name.includes(only)) rows.push(...(await bench(name, count, settings)))
  console.log(
    `\n${availableParallelism()} cores, Node ${process.versions.node}, ${PROFILES} accounts, ${seconds} s each\n\n` +
      `| server | what | clients | per second | p95 ms | server ms | database ms | client ms | load |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
