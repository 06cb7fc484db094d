import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Part } from '../backup/format'
import { backUp } from '../backup/make'
import { checkBackup, partsOf } from '../backup/read'
import { restore } from '../backup/restore'
import { loadParts, readParts } from '../backup/rows'
import { writeBackup } from '../backup/write'
import { openPglite } from '../database/library'
import { appliedVersions, knownVersions } from '../database/migrations'
import { type Environment, readEnvironment, type RunningServer, startServer } from '../start/index'
import { lockFolder } from '../start/lock'
import { fillAccounts } from '../../../tests/bench/backend-floor'
import { clientOf, headerOf, rowsOf } from './backups'
import { makeDataFolder } from './memory'
import { processesForTests } from './processes'

// A backup of a running server, restored elsewhere, and every file and target that is refused.

const { newFolder, run, ended } = processesForTests()
const WRITERS = 50
type Rename = ReturnType<typeof clientOf>['rename']

const environmentOf = (dataDir: string): Environment => readEnvironment({ DATA_DIR: dataDir, PORT: '0' })

/** A server on a data folder of its own, closed at the end of `work`. */
async function serving<T>(dataDir: string, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer(environmentOf(dataDir))
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

describe('a backup of a server that takes writes', () => {
  it('holds one moment of them, and brings rows, sign-ins and sessions back elsewhere', async () => {
    const [from, to, files] = [await newFolder(), await newFolder(), await newFolder()]
    const file = join(files, 'orrery.backup')
    const password = await makeDataFolder(from)
    const admin = { email: 'admin@orrery.localhost', password }

    const written = await serving(from, async ({ url, services }) => {
      const { database, exclusively } = services.backend
      await exclusively(() => fillAccounts(database, WRITERS))
      const { rows } = await exclusively(() =>
        database.query<{ id: string; email: string }>(
          `update public.profiles set status = 'active' where role <> 'admin' returning id, email`,
        ),
      )
      const key = services.secrets.publishableKey
      const { signIn } = clientOf(url, key)
      const session = await signIn('password', admin)
      const names: { id: string; rename: Rename; acknowledged: number; asked: number }[] = []
      for (const { id, email } of rows) {
        const { access_token } = await signIn('password', { email, password })
        const { rename } = clientOf(url, key, access_token)
        names.push({ id, rename, acknowledged: -1, asked: -1 })
      }
      const over = new AbortController()
      let acknowledged = 0
      const writers = names.map(async (name, writer) => {
        while (!over.signal.aborted) {
          name.asked++
          expect(await name.rename(name.id, `w${writer}_${name.asked}`)).toBe(204)
          name.acknowledged = name.asked
          acknowledged++
        }
      })
      await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(WRITERS)
      const before = names.map((name) => name.acknowledged)
      const during = acknowledged
      const { child, output } = run({ DATA_DIR: from }, 'backup', [file])
      expect([await ended(child), output.text]).toEqual([0, expect.stringContaining(`backed up to ${file}`)])
      expect(acknowledged, 'writes went on').toBeGreaterThan(during)
      over.abort()
      await Promise.all(writers)
      return { names, before, session, key }
    })

    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(from)).sort()).toEqual(['database', 'secrets.json'])
    const { restored, counts } = await restore(environmentOf(to), file)
    expect(restored).toEqual(counts)
    expect(restored['auth.users']).toBe(WRITERS + 1)

    await serving(to, async ({ url, services }) => {
      const { database, exclusively } = services.backend
      const { rows } = await exclusively(() =>
        database.query<{ id: string; username: string }>('select id, username from public.profiles'),
      )
      const restoredNames = new Map(rows.map(({ id, username }) => [id, Number(username.split('_')[1])]))
      const wrong = written.names.filter(({ id, asked }, writer) => {
        const count = restoredNames.get(id) ?? -1
        return count < (written.before[writer] ?? 0) || count > asked
      })
      expect(wrong).toEqual([])
      const { signIn } = clientOf(url, services.secrets.publishableKey)
      expect(services.secrets.publishableKey).toBe(written.key)
      await signIn('password', admin)
      await signIn('password', { password, email: 'person7@bench.example' })
      await expect(signIn('password', { ...admin, password: 'another' })).rejects.toThrow(
        'invalid_credentials',
      )
      await signIn('refresh_token', { refresh_token: written.session.refresh_token })
    })
  }, 180_000)
})

describe('a backup', () => {
  let source: string
  let file: string

  beforeAll(async () => {
    source = await mkdtemp(join(tmpdir(), 'orrery-backup-'))
    await makeDataFolder(source)
    file = `${source}.backup`
    await backUp(environmentOf(source), file)
    return () => Promise.all([rm(source, { recursive: true }), rm(file)])
  })

  /** The refusal of a restore, and that nothing is left of it. */
  async function refusal(of: string, room?: () => Promise<number>): Promise<string> {
    const target = join(await newFolder(), 'data')
    const words = await restore(environmentOf(target), of, undefined, room).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(existsSync(target) ? await readdir(target) : []).toEqual([])
    return words
  }

  /** A changed copy of the backup. */
  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    const copy = join(await newFolder(), 'changed.backup')
    await writeFile(copy, change(await readFile(file)))
    return copy
  }

  it('of what was restored is the same again, row by row', async () => {
    const target = await newFolder()
    await restore(environmentOf(target), file)
    const again = join(await newFolder(), 'again.backup')
    await backUp(environmentOf(target), again)
    expect(await rowsOf(again)).toEqual(await rowsOf(file))
    expect(await headerOf(again)).toEqual({ ...(await headerOf(file)), madeAt: expect.any(String) })
    expect(await readFile(join(target, 'secrets.json'), 'utf8')).toContain(
      (await headerOf(file)).secrets.jwtSecret,
    )
  })

  it('names every table of the catalog, and is never written over a file', async () => {
    const { counts } = await checkBackup(file, await knownVersions())
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'auth.identities',
        'private.settings',
        'public.profiles',
        'mailbox.mails',
      ]),
    )
    await expect(backUp(environmentOf(source), file)).rejects.toThrow('there is such a file already')
  })

  it('that was cut off anywhere is refused', async () => {
    const { size } = await stat(file)
    for (const length of [0, 1, 9, 20, Math.floor(size / 2), size - 9, size - 1]) {
      const copy = await changed((bytes) => bytes.subarray(0, length))
      expect([length, await refusal(copy)]).toEqual([
        length,
        expect.stringMatching(/^The backup \S+ cannot be used: it is (cut off|empty|damaged)/),
      ])
    }
  })

  it('whose text was changed and packed again does not fit its checksum', async () => {
    const copy = await changed((bytes) =>
      gzipSync(gunzipSync(bytes).toString().replace('admin@orrery.localhost', 'eve@orrery.localhost')),
    )
    expect(await refusal(copy)).toMatch(/is damaged \(its checksum does not fit\)/)
  })

  it('that is another file, or none, is refused', async () => {
    expect(await refusal(await changed(() => Buffer.from('hello')))).toMatch(/is no backup of Orrery/)
    expect(await refusal(await changed(() => gzipSync('{"hello":1}\n')))).toMatch(/is no backup of Orrery/)
    expect(await refusal('/tmp/orrery-no-such.backup')).toMatch(/does not exist/)
    expect(await refusal('/tmp')).toMatch(/cannot be read \(EISDIR\)/)
  })

  it('whose header was changed and packed again is damaged, and not newer', async () => {
    const { migrations, orrery } = await headerOf(file)
    const packedAgain = (from: string, to: string) =>
      changed((bytes) => gzipSync(gunzipSync(bytes).toString().replace(from, to)))
    for (const [from, to] of [
      [`"${migrations.at(-1)}"`, '"30260101000000"'],
      ['"version":2', '"version":9'],
      ['"migrations":[', '"migrationz":['],
      [`"${orrery}"`, '"9.9.9"'],
    ] as const)
      expect([from, await refusal(await packedAgain(from, to))]).toEqual([
        from,
        expect.stringMatching(/is damaged \(its checksum does not fit\)/),
      ])
  })

  it('of a newer version is refused with its version', async () => {
    const { format: _, version: __, ...header } = await headerOf(file)
    const copy = join(await newFolder(), 'newer.backup')
    await writeBackup(
      copy,
      { ...header, orrery: '9.1.0', migrations: [...header.migrations, '20990101000000'] },
      partsOf(file),
    )
    expect(await refusal(copy)).toMatch(
      /was made by a newer version of Orrery \(9\.1\.0, migration 20990101000000\)[\s\S]*Install that version/,
    )
  })

  it('of an older version is restored as it was, and the next start migrates it', async () => {
    const { format: _, version: __, ...header } = await headerOf(file)
    const versions = await knownVersions()
    const last = versions.at(-1) as string
    const folder = join(import.meta.dirname, '../../../supabase/migrations')
    const name = (await readdir(folder)).find((entry) => entry.startsWith(last)) as string
    const sql = await readFile(join(folder, name), 'utf8')
    const newTables = new Set([...sql.matchAll(/create table \w+\.(\w+)/g)].map(([, table]) => table))
    const copy = join(await newFolder(), 'older.backup')
    // Without what the last migration makes: tables, limits, grants, and its own entry.
    const isNewer = (table: string, row: string) =>
      row.includes(`["${last}"`) ||
      (table === 'limits' && sql.includes(`('${(JSON.parse(row) as string[])[0]}',`))
    async function* older(): AsyncGenerator<Part> {
      let table = ''
      for await (const part of partsOf(file)) {
        if ('table' in part) table = part.table
        const isSkipped = table === 'granted' || newTables.has(table)
        if (!isSkipped && !('row' in part && isNewer(table, part.row))) yield part
      }
    }
    await writeBackup(copy, { ...header, migrations: versions.slice(0, -1) }, older())
    const target = await newFolder()
    await restore(environmentOf(target), copy)
    await serving(target, async ({ services }) => {
      expect(await appliedVersions(services.backend.database)).toEqual(versions)
    })
  })

  it('is not restored over anything, or onto a disk that is too small', async () => {
    await expect(restore(environmentOf(source), file)).rejects.toThrow(
      /is not empty \(.*Nothing was restored/,
    )
    expect(await refusal(file, () => Promise.resolve(1e6))).toMatch(
      /is full: 0 MB are free, 8\d MB are needed/,
    )
    const target = await newFolder()
    await writeFile(join(target, 'thesis.txt'), 'mine')
    await expect(restore(environmentOf(target), file)).rejects.toThrow('is not empty (thesis.txt)')
  })

  it('is restored by one process at a time, and what an interrupted one left is no obstacle', async () => {
    const target = await newFolder()
    await mkdir(join(target, 'database.unfinished-1'))
    await writeFile(join(target, 'secrets.json.new'), '{}')
    const unlock = await lockFolder(target)
    await expect(restore(environmentOf(target), file)).rejects.toThrow(/is in use by another/)
    await unlock()
    const both = await Promise.allSettled([1, 2].map(() => restore(environmentOf(target), file)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await readdir(target)).sort()).toEqual(['database', 'secrets.json'])
  })

  it('of a folder without Orrery, or whose server is of another machine, is refused', async () => {
    const empty = await newFolder()
    await expect(backUp(environmentOf(empty), join(empty, 'x'))).rejects.toThrow(/There is no Orrery in/)
    const unlock = await lockFolder(source)
    await expect(backUp(environmentOf(source), join(empty, 'x'))).rejects.toThrow(/does not answer here/)
    await unlock()
    expect(await readdir(empty)).toEqual([])
  })
})

describe('the values of a backup', () => {
  const TABLES = `
    create type public.mood as enum ('calm', 'o''clock');
    create table public.odd (
      id bigint generated always as identity primary key, parent bigint references public.odd (id), t text, c char(4), b bytea,
      j jsonb, f float8, n numeric, ts timestamptz, iv interval, a text[], m public.mood, ok boolean,
      doubled text generated always as (t || t) stored
    );
    create function public.refuse() returns trigger language plpgsql as $$ begin raise 'triggers ran'; end $$;`

  it('are the same in another database, without its triggers and its time zone', async () => {
    const [one, other] = [await openPglite({}), await openPglite({})]
    await one.database.exec(TABLES)
    await other.database.exec(`${TABLES} set timezone to 'Asia/Tokyo'; insert into public.odd (t) values ('before');
      create trigger refuse before insert on public.odd for each row execute function public.refuse()`)
    await one.database.query(
      `insert into public.odd (t, c, b, j, f, n, ts, iv, a, m, ok) values
         ($1, 'ab', '\\x00ff', '{"a":"\\u20ac\\n", "n": 1e400}', 0.1, 'NaN', 'infinity', '1 mon -2 days 03:04:05.678', $2, 'o''clock', true),
         (null, null, null, null, '-infinity', 12345678901234567890.123456789, '1901-02-03 04:05:06.789012+00', null, '{}', 'calm', false)`,
      ['"quoted" \\ tab\t line\nnext\r \u2028 😀 [1,{', ['a,b', '"', '{}', null]],
    )
    await one.database.exec('update public.odd set parent = 2 where id = 1')
    const read = async ({ database }: typeof one) => {
      const parts: Part[] = []
      await database.exec('begin')
      for await (const part of readParts(database)) parts.push(part)
      await database.exec('rollback')
      return parts
    }
    const parts = await read(one)
    async function* given() {
      yield* parts
    }
    await other.database.exec('begin')
    expect(await loadParts(other.database, given(), { 'public.odd': 2 })).toEqual({ 'public.odd': 2 })
    await other.database.exec('commit')
    expect(await read(other)).toEqual(parts)
    expect(parts.at(-1)).toEqual({ schema: 'public', sequence: 'odd_id_seq', value: '2' })
    await expect(other.database.exec(`insert into public.odd (t) values ('x')`)).rejects.toThrow(
      'triggers ran',
    )
    await expect(other.database.exec('delete from public.odd where id = 2')).rejects.toThrow('foreign key')

    await other.database.exec('begin')
    await expect(loadParts(other.database, given(), { 'public.odd': 3 })).rejects.toThrow(
      '2 rows instead of 3',
    )
    await other.database.exec('rollback; drop table public.odd')
    await other.database.exec('create table public.odd (id bigint)')
    await other.database.exec('begin')
    await expect(loadParts(other.database, given(), {})).rejects.toThrow(/no column \w+ in public\.odd/)
    await other.database.exec('rollback')
    await Promise.all([one.connection.close(), other.connection.close()])
  })
})
