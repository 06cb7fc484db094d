import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { BackendOptions } from '../../database/backend'
import { openPostgres } from '../../postgres/backend'
import type { Environment, Services } from '../../start/index'
import { openServices } from '../../start/index'

const TEMPLATE = 'orrery_template'
/** Connections of one test's server: fewer than a test asks for at once, so that work waits. */
const POOL = 4

const addressOf = (server: string, database: string) => new URL(`/${database}`, server).href

async function asAdmin<T>(server: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** A new empty database. Resolves with its address and its end. */
export async function newDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `orrery_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (sql) => sql.unsafe(`create database ${name}`))
  return { url: addressOf(server, name), drop: () => drop(server, name) }
}

const drop = (server: string, name: string) =>
  asAdmin(server, async (sql) => void (await sql.unsafe(`drop database if exists ${name} with (force)`)))

/** The server on a copy of a database that has been started once. */
export async function openCopy(
  server: string,
  environment: Environment,
  options: Pick<BackendOptions, 'callLimit' | 'hashing' | 'mail'>,
): Promise<Services> {
  const name = `orrery_${randomUUID().replaceAll('-', '')}`
  await makeTemplate(server, environment)
  await asAdmin(server, (sql) => sql.unsafe(`create database ${name} template ${TEMPLATE}`))
  const { siteUrl, adminEmail } = environment
  const { backend, secrets } = await openPostgres({
    url: addressOf(server, name),
    pool: POOL,
    siteUrl,
    adminEmail,
    ...options,
  })
  const close = async () => {
    await backend.close()
    await drop(server, name)
  }
  return { backend, mailbox: backend.mailbox, secrets, seeded: false, close }
}

/** Makes the template once, whatever the number of test files that need it. */
const makeTemplate = (server: string, environment: Environment): Promise<void> =>
  asAdmin(server, async (sql) => {
    await sql`select pg_advisory_lock(1)`
    const there = await sql`select 1 from pg_database where datname = ${TEMPLATE}`
    if (there.length > 0) return
    const unfinished = `${TEMPLATE}_${randomUUID().slice(0, 8)}`
    await sql.unsafe(`create database ${unfinished}`)
    const databaseUrl = addressOf(server, unfinished)
    const services = await openServices({ ...environment, databaseUrl, databasePool: POOL })
    await services.close()
    await sql.unsafe(`alter database ${unfinished} rename to ${TEMPLATE}`)
  })
