// How every statement of the app finds its rows: `npm run bench:plans [accounts]` (100000; JSON=file writes the rows).
// The server's own routes are asked what the app asks, on a database in memory. Each statement that reaches the engine is
// explained where it runs, with its role, its policies and its values. Fails when one reads a large table as a whole.
import { folderStore } from '../../packages/server/objects/folder-store'
import { createChanges } from '../../packages/server/live/changes'
import { writeFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Backend } from '../../packages/server/database/backend'
import { createHandler } from '../../packages/server/http/handler'
import { createHashing } from '../../packages/server/auth/hashing'
import { openLibrary } from '../../packages/server/database/library'
import { MAILBOX_SCHEMA, openMailbox } from '../../packages/server/mail/mailbox'
import { createLimits } from '../../packages/server/limits/limits'
import { createQueue } from '../../packages/server/limits/queue'
import { DEFAULT_LIMITS } from '../../packages/server/limits/rate-limit'
import { generateSecrets } from '../../packages/server/start/secrets'
import { seedAdmin } from '../../packages/server/start/seed-admin'
import { fillAccounts } from './backend-floor'
import { journey } from './plans-journey'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Total Cost': number
  Plans?: Plan[]
}
interface Row {
  asked: string
  statement: string
  /** Tables and indexes that are read. */
  reads: string
  cost: number
  ms: number
  /** Large tables of which every row is read. */
  whole: string[]
}

const accounts = Number(process.argv[2] ?? 100_000)
/** Rows from which on a table may not be read as a whole. */
const LARGE = accounts / 2
const SITE = 'http://127.0.0.1:4310'
const ADMIN = 'admin@orrery.localhost'
/** Read as a whole on purpose: an index on the last sign-in would have to be written at each sign-in. */
const ALLOWED = /^(list: last sign-in first|search: one sign)/

const secrets = await generateSecrets()
const queue = createQueue()
let mailbox: Backend['mailbox'] | undefined
const { connection, fetch } = await openLibrary(
  { keys: secrets, siteUrl: SITE, adminEmail: ADMIN },
  async (mail) => mailbox?.deliver(mail),
)
const driver: PGlite = connection.driver
const database: Backend['database'] = {
  query: (sql, values = []) => driver.query(sql, values),
  exec: async (sql) => void (await driver.exec(sql)),
}
await database.exec(MAILBOX_SCHEMA)
mailbox = openMailbox(database, queue)
const backend: Backend = {
  engine: 'pglite',
  limitsOf: createLimits,
  database,
  mailbox,
  deliver: mailbox.deliver,
  outbox: null,
  exclusively: queue,
  exclusivelyWithoutTidy: queue,
  hashing: createHashing(),
  fetch,
  together: () => Promise.reject(new Error('Nothing asks as a caller')),
  dump: () => Promise.reject(new Error('There is nothing to dump')),
  health: async () => ({ healthy: true, engine: 'pglite', migrations: 0, database: 'ok', disk: 'ok' }),
  care: { worked: () => undefined, now: async () => undefined, stop: async () => undefined },
  changes: createChanges(),
  close: () => connection.close(),
}
await seedAdmin(backend, {
  email: ADMIN,
  password: secrets.adminPassword,
  publishableKey: secrets.publishableKey,
  siteUrl: SITE,
})
await fillAccounts(database, accounts)
await driver.exec('vacuum (analyze)')

const sizes = new Map(
  (
    await driver.query<{ name: string; rows: number }>(
      `select relname as name, reltuples::int as rows from pg_class where relkind = 'r'`,
    )
  ).rows.map(({ name, rows }) => [name, rows]),
)
const rows: Row[] = []
let asked = ''
const query = driver.query.bind(driver) as PGlite['query']

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

async function explain(sql: string, values: unknown[]): Promise<Omit<Row, 'asked' | 'ms'>> {
  const { rows: found } = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (format json) ${sql}`,
    values,
  )
  const plan = found[0]?.['QUERY PLAN'][0]?.Plan as Plan
  const all = nodes(plan)
  const name = (node: Plan) => node['Index Name'] ?? node['Relation Name'] ?? ''
  const read = all.filter((node) => node['Node Type'].endsWith('Scan') && name(node)).map(name)
  const whole = all
    .filter(
      (node) => node['Node Type'] === 'Seq Scan' && (sizes.get(node['Relation Name'] ?? '') ?? 0) >= LARGE,
    )
    .map((node) => node['Relation Name'] ?? '')
  return {
    statement: sql.replace(/\s+/g, ' ').trim(),
    reads: [...new Set(read)].join(', '),
    cost: plan['Total Cost'],
    whole,
  }
}

driver.query = (async (sql: string, values: unknown[] = []) => {
  const plan =
    /^\s*(select|insert|update|delete|with)/i.test(sql) && asked ? await explain(sql, values) : null
  const before = performance.now()
  const answer = await query(sql, values)
  if (plan) rows.push({ asked, ...plan, ms: performance.now() - before })
  return answer
}) as PGlite['query']

const app = createHandler({
  backend,
  host: '127.0.0.1',
  siteUrl: SITE,
  adminEmail: ADMIN,
  publishableKey: secrets.publishableKey,
  mailboxKey: 'nobody',
  tokenSecret: 'secret',
  objects: folderStore('unused'),
  version: '0',
  limits: {
    ...DEFAULT_LIMITS,
    mailPerReceiverAndPeer: { max: 99, windowMs: 1000 },
    mailPerReceiverAndNetwork: { max: 99, windowMs: 1000 },
  },
})

/** Asks a route as the app does. */
async function ask(
  what: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<never> {
  asked = what
  const response = await app.request(`${SITE}${path}`, {
    method,
    headers: {
      apikey: secrets.publishableKey,
      'content-type': 'application/json',
      host: '127.0.0.1:4310',
      prefer: 'return=representation',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  // Statements that follow an answer belong to the same request.
  await queue(async () => undefined)
  await queue(async () => undefined)
  asked = ''
  if (response.status >= 500) throw new Error(`${what}: ${response.status} ${text}`)
  return (text ? JSON.parse(text) : null) as never
}

await journey({
  ask,
  explain: async (what, sql, values) => {
    const plan = await explain(sql, values)
    const before = performance.now()
    await query(sql, values)
    rows.push({ asked: what, ...plan, ms: performance.now() - before })
  },
  mailsTo: async (email) => (await backend.mailbox.list()).filter(({ to }) => to === email),
  admin: { email: ADMIN, password: secrets.adminPassword },
  accounts,
})

/** Each statement once, where it cost most, with how many requests need it. */
const byStatement = new Map<string, Row[]>()
for (const row of rows) byStatement.set(row.statement, [...(byStatement.get(row.statement) ?? []), row])
const distinct = [...byStatement.values()].map((same) => {
  const worst = same.toSorted(
    (one, other) => Number(other.whole.length > 0) - Number(one.whole.length > 0) || other.cost - one.cost,
  )
  return { ...(worst[0] as Row), requests: new Set(same.map(({ asked: what }) => what)).size }
})
const line = (cells: string[]) => `| ${cells.join(' | ')} |`
console.log(line(['asked', 'statement', 'reads', 'cost', 'ms']))
console.log(line(['---', '---', '---', '---', '---']))
for (const row of distinct)
  console.log(
    line([
      row.requests > 1 ? `${row.asked}, and ${row.requests - 1} more` : row.asked,
      `${row.statement.slice(0, 90)}${row.statement.length > 90 ? ' …' : ''}`,
      row.whole.length > 0 ? `ALL of ${row.whole.join(', ')}` : row.reads || 'no table',
      row.cost.toFixed(1),
      row.ms.toFixed(2),
    ]),
  )
const bad = distinct.filter(({ whole, asked: what }) => whole.length > 0 && !ALLOWED.test(what))
console.log(
  `${distinct.length} statements at ${accounts} accounts, ${bad.length} read a large table as a whole.`,
)
if (process.env.JSON)
  await writeFile(process.env.JSON, `${JSON.stringify({ accounts, statements: distinct }, null, 2)}\n`)
process.exit(bad.length > 0 ? 1 : 0)
