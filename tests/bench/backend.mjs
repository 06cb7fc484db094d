// Measures the backend: `npm run bench:backend [profiles] [seconds]` (100000 accounts, 5 s for each number).
// Starts the real server on a new data folder, asks it over HTTP with 1, 10 and 100 clients, prints the tables and
// writes them to docs/performance.md, or with JSON=<file> as figures to that file instead. The clients run on the same
// machine and take their part of it. The same run measures an empty route and a bare query.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openServices, readEnvironment } from '../../packages/server/start/index.ts'
import { bareQuery, fillAccounts, startEmptyRoute } from './backend-floor.ts'

const PORT = Number(process.env.PORT ?? 4391)
const SITE = `http://127.0.0.1:${PORT}`
const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const CLIENTS = [1, 10, 100]
const READERS = 10
const profiles = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 5)

const dataDir = await mkdtemp(join(tmpdir(), 'orrery-bench-'))
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT), HOST: '', SITE_URL: '', ADMIN_EMAIL: '' }

/** Accounts of every age, one in ten locked, all with the administrator's password. */
async function fill() {
  const { backend, secrets, close } = await openServices(readEnvironment(env))
  await fillAccounts(backend.database, profiles)
  await close()
  return secrets
}

/** Resident memory of a process, in MB. */
const memoryOf = (pid) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

async function startServer() {
  const started = performance.now()
  const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/start/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(`${SITE}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { server, ms: performance.now() - started }
}

/** `{ perSecond, p95 }` of `ask(client)`, with so many clients that each ask again once they are answered. */
async function measure(clients, ask) {
  const times = []
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const before = performance.now()
        await ask(client)
        times.push(performance.now() - before)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - started) / 1000)
  return { perSecond, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] }
}

const empty = await startEmptyRoute(PORT + 1)
const floor = {}
for (const clients of CLIENTS)
  floor[clients] = await measure(clients, async () => (await fetch(empty.url)).json())
await empty.stop()

const secrets = await fill()
const { server, ms: startMs } = await startServer()
const memoryAtStart = memoryOf(server.pid)

async function post(path, body, token) {
  const response = await fetch(SITE + path, {
    method: 'POST',
    headers: {
      apikey: secrets.publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const signIn = async (email) => {
  const path = '/auth/v1/token?grant_type=password'
  const { access_token: token, user } = await post(path, { email, password: secrets.adminPassword })
  return { token, id: user.id }
}

const person = (client) => `person${(client % profiles) + 1}@bench.example`
const { token: admin } = await signIn('admin@orrery.localhost')
const page = (filters) =>
  post(
    '/rest/v1/rpc/admin_profiles',
    { search: '', wanted_status: '', wanted_role: '', page_from: 0, page_size: 50, ...filters },
    admin,
  )

/** ms of the first call, and the median of ten more. */
async function pageTimes(filters) {
  const times = []
  for (let index = 0; index < 11; index++) {
    const before = performance.now()
    await page(filters)
    times.push(performance.now() - before)
  }
  const [first, ...more] = times
  return [first, more.sort((a, b) => a - b)[5]]
}

const round = (number) => (number < 10 ? number.toFixed(1) : String(Math.round(number)))

const pages = [
  ['first page', {}],
  ['page in the middle', { page_from: Math.floor(profiles / 2) }],
  ['last page', { page_from: Math.max(0, profiles - 50) }],
  ['locked accounts', { wanted_status: 'locked' }],
  ['search: a name', { search: 'person_777' }],
  ['search: nobody', { search: 'zzzz' }],
  ['search: everybody', { search: 'person' }],
  ['search: two signs', { search: '99' }],
]
const pageRows = []
for (const [name, filters] of pages) pageRows.push([name, ...(await pageTimes(filters)).map(round)])

const sessions = await Promise.all(
  Array.from({ length: CLIENTS.at(-1) }, (_, client) => signIn(person(client))),
)
const read = async (client, filter) => {
  const { token } = sessions[client]
  const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${token}` }
  const response = await fetch(`${SITE}/rest/v1/profiles?select=*${filter}`, { headers })
  const rows = await response.json()
  if (rows.length !== 1) throw new Error(`own profile: ${response.status}`)
}
const ownProfile = (client) => read(client, `&id=eq.${sessions[client].id}`)
/** Signs in persons who read nothing, because a person's oldest sessions end when there are many. */
const signInAgain = (client) => signIn(person(client + CLIENTS.at(-1)))
const operations = [
  ['sign-in', signInAgain],
  ['own profile, as the app asks', ownProfile],
  ['own profile, without a filter', (client) => read(client, '')],
  ['list page', () => page({ page_from: 50 * Math.floor(Math.random() * (profiles / 50)) })],
]
const figures = CLIENTS.map((clients) => ({ what: 'empty route', clients, ...floor[clients] }))
const note = (what, clients, { perSecond, p95 }) => {
  figures.push({ what, clients, perSecond, p95, memory: memoryOf(server.pid) })
  console.log(what, clients, round(perSecond), round(p95))
}
for (const [what, ask] of operations)
  for (const clients of CLIENTS) note(what, clients, await measure(clients, ask))

const crowd = CLIENTS.at(-1)
const [signIns, reads] = await Promise.all([measure(crowd, signInAgain), measure(READERS, ownProfile)])
note(`sign-in, while ${READERS} read`, crowd, signIns)
note(`own profile, while ${crowd} sign in`, READERS, reads)

server.kill('SIGTERM')
await once(server, 'exit')
const bare = await bareQuery(join(dataDir, 'database'), seconds)
figures.push({ what: 'bare query of one profile, no server', clients: 1, ...bare })
await rm(dataDir, { recursive: true, force: true })

/** A Markdown table with columns of equal width. */
function table(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

const loadRows = figures.map(({ what, clients, perSecond, p95, memory }) => [
  what,
  String(clients),
  round(perSecond),
  round(p95),
  (perSecond / floor[clients].perSecond).toFixed(3),
  String(memory ?? ''),
])

const section = `## Backend

Measured by \`npm run bench:backend\` with ${profiles.toLocaleString('en')} accounts on a machine with ${availableParallelism()} cores, Node
${process.versions.node.split('.')[0]}; server, database and clients share it. Each client asks again as soon as it is answered, for ${seconds} s. The empty
route (Hono on the same Node server, JSON without a database) is the floor of the run, the column before the last the part
of it that is reached with as many clients; the bare query is PGlite alone.

${table(['what', 'clients', 'per second', 'p95 ms', 'of the floor', 'memory MB'], loadRows)}

Pages of 50 accounts out of ${profiles.toLocaleString('en')}, with their total, over HTTP:

${table(['page', 'first call ms', 'median of 10 ms'], pageRows)}

The server answers ${round(startMs / 1000)} s after its start with this database, and takes ${memoryAtStart} MB then.
`

console.log(`\n${section}`)
if (process.env.JSON) {
  const report = {
    profiles,
    seconds,
    cores: availableParallelism(),
    startMs,
    memoryAtStart,
    figures,
    pages: pageRows,
  }
  await writeFile(process.env.JSON, `${JSON.stringify(report, null, 2)}\n`)
} else {
  const text = await readFile(DOCUMENT, 'utf8').catch(() => '# Performance\n')
  const [before, rest = ''] = text.split(/^## Backend\n/m)
  const next = rest.search(/^##+ /m)
  await writeFile(DOCUMENT, `${before.trimEnd()}\n\n${section}${next === -1 ? '' : `\n${rest.slice(next)}`}`)
}
