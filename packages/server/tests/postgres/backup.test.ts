import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Part } from '../../backup/format'
import { partsOf } from '../../backup/read'
import { writeBackup } from '../../backup/write'
import { backUp } from '../../backup/make'
import { move } from '../../backup/move'
import { restore } from '../../backup/restore'
import { openPglite } from '../../database/library'
import { folderStore } from '../../objects/folder-store'
import { prepareEmpty } from '../../postgres/empty'
import { PREPARE_LOCK } from '../../postgres/prepare'
import { type Environment, readEnvironment, startServer } from '../../start/index'
import { lockFolder } from '../../start/lock'
import { clientOf, headerOf, rowsOf } from '../backups'
import { makeDataFolder } from '../memory'
import { processesForTests } from '../processes'
import { newDatabase } from './copy'

// A data folder moves into PostgreSQL and back, and nothing is restored over anything.

const server = inject('postgres') as string
const { run, ended } = processesForTests()
/** More than a backup may hold at once; `RESUMES=60` for as many as an inbox may well have. */
const RESUMES = Number(process.env.RESUMES ?? 20)
let folder: string
let file: string
let password: string
const databases: Awaited<ReturnType<typeof newDatabase>>[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-move-'))
  const data = join(folder, 'data')
  password = await makeDataFolder(data)
  file = join(folder, 'orrery.backup')
  await backUp(environmentOf(data), file)
}, 120_000)
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()))
  await rm(folder, { recursive: true })
})

const environmentOf = (dataDir: string, databaseUrl = ''): Environment =>
  readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL: '2', PORT: '0' })

async function empty(): Promise<string> {
  const database = await newDatabase(server)
  databases.push(database)
  return database.url
}

const inDatabase = async <T extends object>(url: string, statements: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  return [...(await sql.unsafe<T[]>(statements).finally(() => sql.end()))]
}

/** The names of the schemas and public tables of a database. */
const contentOf = (url: string) =>
  inDatabase(
    url,
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
     union all select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
const EMPTY = [{ name: 'public' }]

it('a data folder moves into a database with every table and sign-in, and back again', async () => {
  const url = await empty()
  const data = join(folder, 'data')
  const { counts, restored } = await move(environmentOf(data), { databaseUrl: url })
  expect(restored).toEqual(counts)
  expect(Object.keys(restored)).toEqual(
    expect.arrayContaining(['auth.users', 'auth.identities', 'private.settings']),
  )
  expect((await readdir(data)).sort()).toEqual(['database', 'secrets.json'])

  const running = await startServer(environmentOf(data, url))
  const client = clientOf(running.url, running.services.secrets.publishableKey)
  const session = await client.signIn('password', { email: 'admin@orrery.localhost', password })
  expect(running.services.seeded).toBe(false)
  const fromDatabase = join(folder, 'database.backup')
  await backUp(environmentOf(data, url), fromDatabase)
  await running.close()

  const back = join(folder, 'back')
  await restore(environmentOf(back), fromDatabase)
  const again = join(folder, 'again.backup')
  await backUp(environmentOf(back), again)
  expect(await rowsOf(again)).toEqual(await rowsOf(fromDatabase))
  expect((await headerOf(again)).secrets).toEqual((await headerOf(file)).secrets)
  const returned = await startServer(environmentOf(back))
  const { signIn } = clientOf(returned.url, returned.services.secrets.publishableKey)
  await signIn('password', { email: 'admin@orrery.localhost', password })
  await signIn('refresh_token', { refresh_token: session.refresh_token })
  await returned.close()
}, 120_000)

it('files of runs go with a backup into a folder, a database and back, and what is missing is counted', async () => {
  const data = join(folder, 'runs')
  await restore(environmentOf(data), file)
  const store = folderStore(join(data, 'objects'))
  async function* streamOf(bytes: Buffer) {
    yield bytes
  }
  const contents = [Buffer.alloc(0), Buffer.from('a model'), randomBytes(3_000_000)]
  const stored = []
  for (const bytes of contents) stored.push((await store.put(streamOf(bytes), bytes.length)).hash)
  const unnamed = (await store.put(streamOf(Buffer.from('of a run that was deleted')), 100)).hash
  const damaged = (await store.put(streamOf(Buffer.from('as it was')), 100)).hash
  await writeFile(join(data, 'objects', damaged.slice(0, 2), damaged), 'as it is not')
  const { database, connection } = await openPglite({ folder: join(data, 'database') })
  await database.query(
    `insert into public.artifacts (workspace_id, owner, path, hash, size)
     select (select id from public.workspaces limit 1), 'a run', hash, hash, 1 from unnest($1::text[]) hash`,
    [[...stored, damaged, 'f'.repeat(64)]],
  )
  await connection.close()

  const ofFolder = join(folder, 'runs.backup')
  expect(await backUp(environmentOf(data), ofFolder)).toMatchObject({ objects: 3, missing: 2 })
  const url = await empty()
  const place = join(folder, 'objects-of-database')
  const shared = { ...environmentOf(folder, url), objectsDir: place }
  expect(await restore(shared, ofFolder)).toMatchObject({ objects: 3 })
  const ofDatabase = join(folder, 'runs-of-database.backup')
  expect(await backUp(shared, ofDatabase)).toMatchObject({ objects: 3, missing: 2 })
  const back = join(folder, 'runs-again')
  await restore(environmentOf(back), ofDatabase)

  for (const restored of [place, join(back, 'objects')]) {
    for (const [index, hash] of stored.entries())
      expect(await readFile(join(restored, hash.slice(0, 2), hash))).toEqual(contents[index])
    for (const hash of [unnamed, damaged])
      expect(existsSync(join(restored, hash.slice(0, 2), hash))).toBe(false)
  }
  const stays = await move(environmentOf(data), { databaseUrl: await empty() })
  expect([stays.restored, stays.whole, stays.missing]).toEqual([stays.counts, 3, 2])
  const elsewhere = join(folder, 'objects-moved')
  const copied = await move(environmentOf(data), { databaseUrl: await empty(), objectsDir: elsewhere })
  expect([copied.restored, copied.whole, copied.missing]).toEqual([copied.counts, 3, 2])
  for (const place of [join(data, 'objects'), elsewhere])
    for (const [index, hash] of stored.entries())
      expect(await readFile(join(place, hash.slice(0, 2), hash))).toEqual(contents[index])
}, 240_000)

it('a restore that fails takes the files of runs out again', async () => {
  const place = join(folder, 'objects-of-none')
  const copy = join(folder, 'wrong-runs.backup')
  const { format: _, version: __, ...header } = await headerOf(file)
  const bytes = Buffer.from('a model')
  async function* wrong(): AsyncGenerator<Part> {
    yield { schema: 'public', table: 'of_no_version', columns: ['id'] }
    yield { row: '["1"]' }
    yield { object: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
    yield { bytes: bytes.toString('base64') }
  }
  await writeBackup(copy, header, wrong())
  const shared = { ...environmentOf(folder, await empty()), objectsDir: place }
  await expect(restore(shared, copy)).rejects.toThrow('could not be restored')
  expect(existsSync(place)).toBe(false)
})

it(
  'resumes of 5 MB are backed up and restored in the memory of a few',
  async () => {
    const url = await empty()
    await restore(environmentOf(folder, url), file)
    await inDatabase(
      url,
      `with stored as (
       insert into public.messages (kind, name, email, body, file_name, file_size)
       select 'application', 'Ada', 'ada@orrery.example', 'n', 'resume.pdf', 5000000 from generate_series(1, ${RESUMES}) n
       returning id
     )
     insert into private.message_files select id, convert_to(repeat('resume', 833333), 'UTF8') from stored`,
    )
    // The text of ten such rows is larger than this heap.
    const NODE_OPTIONS = '--max-old-space-size=96'
    const resumes = join(folder, 'resumes.backup')
    const backup = run({ DATABASE_URL: url, NODE_OPTIONS }, 'backup', [resumes])
    expect([await ended(backup.child), backup.output.text]).toEqual([
      0,
      expect.stringContaining('backed up to'),
    ])
    const target = await empty()
    const restored = run({ DATABASE_URL: target, NODE_OPTIONS }, 'restore', [resumes])
    expect([await ended(restored.child), restored.output.text]).toEqual([
      0,
      expect.stringContaining('private.message_files'),
    ])
    const sizes = 'select count(*)::int as count, sum(length(bytes))::int as bytes from private.message_files'
    expect(await inDatabase(target, sizes)).toEqual([{ count: RESUMES, bytes: RESUMES * 4_999_998 }])
  },
  120_000 + RESUMES * 6_000,
)

it('the user of the database needs no rights of a superuser', async () => {
  const url = await empty()
  const name = new URL(url).pathname.slice(1)
  await inDatabase(
    server,
    `drop role if exists orrery_owner; create role orrery_owner login createrole;
     do $$ declare wanted text; begin foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
       if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I nologin', wanted); end if;
     end loop; alter role service_role bypassrls; end $$;
     grant anon, authenticated, service_role to orrery_owner; alter database ${name} owner to orrery_owner`,
  )
  const asOwner = new URL(url)
  asOwner.username = 'orrery_owner'
  const { restored, counts } = await restore(environmentOf(folder, asOwner.href), file)
  expect(restored).toEqual(counts)
  const copy = join(folder, 'owner.backup')
  await backUp(environmentOf(folder, asOwner.href), copy)
  expect(await rowsOf(copy)).toEqual(await rowsOf(file))
})

it('a database that holds anything is refused, and stays as it was', async () => {
  const url = await empty()
  await inDatabase(url, 'create table public.mine (id int); insert into public.mine values (1)')
  await expect(move(environmentOf(join(folder, 'data')), { databaseUrl: url })).rejects.toThrow(
    /is not empty \(public\.mine\)/,
  )
  await expect(restore(environmentOf(folder, url), file)).rejects.toThrow(/Nothing in it was changed/)
  expect(await inDatabase(url, 'select id from public.mine')).toEqual([{ id: 1 }])
  expect(await contentOf(url)).toEqual([{ name: 'mine' }, { name: 'public' }])
})

it('a folder whose server runs does not move, since its next writes would be missing', async () => {
  const unlock = await lockFolder(join(folder, 'data'))
  await expect(move(environmentOf(join(folder, 'data')), { databaseUrl: await empty() })).rejects.toThrow(
    'is in use',
  )
  await unlock()
  await expect(move(environmentOf(join(folder, 'none')), { databaseUrl: await empty() })).rejects.toThrow(
    'There is no Orrery in',
  )
})

it('two restores at once: one waits for nothing and is refused', async () => {
  const url = await empty()
  const sql = postgres(url, { max: 1 })
  await sql`select pg_advisory_lock(${PREPARE_LOCK})`
  await expect(restore(environmentOf(folder, url), file)).rejects.toThrow('restored by another process')
  await sql.end()
  const both = await Promise.allSettled([1, 2].map(() => restore(environmentOf(folder, url), file)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('a restore that fails leaves the database empty', async () => {
  const url = await empty()
  const { format: _, version: __, ...header } = await headerOf(file)
  const wrong = join(folder, 'wrong.backup')
  async function* parts() {
    yield* partsOf(file)
    yield { schema: 'public', table: 'of_the_future', columns: ['id'] }
  }
  await writeBackup(wrong, header, parts())
  await expect(restore(environmentOf(folder, url), wrong)).rejects.toThrow(
    /could not be restored: this version of Orrery has no table public\.of_the_future/,
  )
  expect(await contentOf(url)).toEqual(EMPTY)
})

it('a restore that was killed is refused by a start, and repeated by the next restore', async () => {
  const url = await empty()
  const { secrets } = await headerOf(file)
  // As a process that ends in the middle: nothing of it can clean up.
  const killed = prepareEmpty(url, secrets, async (_, { exec }) => {
    await exec('create table public.part (id int); create schema auth')
    await exec('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(killed).rejects.toThrow()
  expect(await contentOf(url)).toHaveLength(4)
  await expect(startServer(environmentOf(folder, url))).rejects.toThrow('whose restore was interrupted')
  const { restored, counts } = await restore(environmentOf(folder, url), file)
  expect(restored).toEqual(counts)
})
