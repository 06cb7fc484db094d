import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { newDatabase } from './copy'
import { explain, readEnvironment } from '../../start/index'
import { check, prepare, readSecretsOf } from '../../postgres/prepare'

// Each way in which DATABASE_URL cannot be used is one sentence and what to do.

const server = inject('postgres') as string
const options = { siteUrl: 'http://127.0.0.1:4310', adminEmail: 'admin@orrery.localhost' }
let database: Awaited<ReturnType<typeof newDatabase>>

beforeAll(async () => {
  database = await newDatabase(server)
})
afterAll(() => database.drop())

const sentence = async (url: string) =>
  prepare(url, options).then(
    () => 'started',
    (error: unknown) => explain(error),
  )

const inDatabase = async (statements: string, url = database.url) => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(statements).finally(() => sql.end())
}

const other = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

it.each([
  ['a text that is no address', 'localhost:5432/orrery'],
  ['another kind of database', 'mysql://root@localhost/orrery'],
  ['an address without a database', 'postgres://localhost'],
])('%s is refused with the settings, without its password', (_, DATABASE_URL) => {
  expect(() => readEnvironment({ DATABASE_URL })).toThrow(/DATABASE_URL: expected an address such as/)
})

it('a server that does not answer is named, without the password', async () => {
  const text = await sentence('postgres://ada:geheim@127.0.0.1:1/orrery')
  expect(text).toMatch(/^The database orrery at 127.0.0.1:1 does not answer/)
  expect(text).toContain('Start PostgreSQL there')
  expect(text).not.toContain('geheim')
})

it('a database that does not exist', async () =>
  expect(await sentence(other((url) => (url.pathname = '/nowhere')))).toMatch(
    /nowhere .*does not exist .*\nCreate it with createdb/s,
  ))

it('a user that does not exist', async () =>
  expect(await sentence(other((url) => (url.username = 'nobody_here')))).toMatch(
    /refuses this user or password/,
  ))

it('a server that is too old', async () => {
  const old = { query: async () => ({ rows: [{ version: '140012', reads: 'off', trigrams: null }] }) }
  await expect(check(old as unknown as Parameters<typeof check>[0], database.url)).rejects.toThrow(
    /is PostgreSQL 14; 15 or newer is needed.*\nName another in DATABASE_URL/s,
  )
})

it('a database that only reads', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await inDatabase(`alter database ${name} set default_transaction_read_only = on`)
  expect(await sentence(database.url)).toMatch(/cannot be used: it only reads/)
  await inDatabase(`alter database ${name} reset default_transaction_read_only`, server)
})

it('a user with too few rights, and nothing is left behind', async () => {
  await inDatabase(
    `do $$ begin if not exists (select from pg_roles where rolname = 'weak') then create role weak login; end if; end $$`,
  )
  expect(await sentence(other((url) => (url.username = 'weak')))).toMatch(/gives this user too few rights/)
})

it('a database with the accounts of something else', async () => {
  await inDatabase('create table public.profiles (id int)')
  expect(await sentence(database.url)).toMatch(/holds accounts of something else/)
  await inDatabase('drop table public.profiles')
})

it('an extension in another schema, until it is removed as the sentence says', async () => {
  await inDatabase('create extension pg_trgm')
  const text = await sentence(database.url)
  expect(text).toMatch(/pg_trgm in the schema public.*Nothing in it was changed/)
  await inDatabase(text.split('extension: ')[1] ?? '')
})

it('an empty database is prepared, and its keys are read again', async () => {
  const secrets = await prepare(database.url, options)
  expect(await prepare(database.url, options)).toEqual(secrets)
  expect(await readSecretsOf(database.url)).toEqual(secrets)
})

it('a database of a newer version', async () => {
  await inDatabase(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')`,
  )
  expect(await sentence(database.url)).toMatch(/newer version of Orrery \(migration 20990101000000\)/)
})

it('keys are closed to every caller of the API', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    await expect(inDatabase(`set role ${role}; select * from server.secrets`)).rejects.toThrow(
      'permission denied',
    )
})
