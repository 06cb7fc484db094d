import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backUpWhenDue } from '../backup/daily'
import type { Part } from '../backup/format'
import { NAMING } from '../backup/objects'
import { partsOf } from '../backup/read'
import { restore } from '../backup/restore'
import { writeBackup } from '../backup/write'
import { type Environment, readEnvironment, type RunningServer, startServer } from '../start/index'
import { clientOf, headerOf } from './backups'
import { makeDataFolder } from './memory'
import { newDatabase } from './postgres/copy'
import { processesForTests } from './processes'
import { servingKit } from './serving-kit'

// Files outside the database, models of endpoints and files of runs, in a backup and after its restore. On either engine.

const postgres = inject('postgres')
const { newFolder, run, ended } = processesForTests()
const drops: (() => Promise<void>)[] = []
let made: Awaited<ReturnType<typeof installation>>
beforeAll(async () => {
  made = await installation()
}, 120_000)
afterAll(async () => {
  await Promise.all(drops.map((drop) => drop()))
  await rm(made.folder, { recursive: true })
})

const place = (objectsDir: string, hash: string) => join(objectsDir, hash.slice(0, 2), hash)
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The settings of an empty target, and the same as variables of a process. */
async function emptyTarget(folder?: string) {
  folder ??= await newFolder()
  let databaseUrl = ''
  if (postgres) {
    const database = await newDatabase(postgres)
    drops.push(database.drop)
    databaseUrl = database.url
  }
  const variables = {
    DATA_DIR: join(folder, 'data'),
    OBJECTS_DIR: join(folder, 'files'),
    DATABASE_URL: databaseUrl,
  }
  return { folder, variables, environment: readEnvironment({ ...variables, DATABASE_POOL: '2', PORT: '0' }) }
}

async function serving<T>(environment: Environment, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer(environment)
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/** An installation with a model that answers, a backup of it that a second process made while the server ran, and its files. */
async function installation() {
  const { folder, variables, environment } = await emptyTarget(await mkdtemp(join(tmpdir(), 'orrery-files-')))
  if (!postgres) {
    await mkdir(environment.dataDir)
    await makeDataFolder(environment.dataDir)
  }
  const file = join(folder, 'orrery.backup')
  const key = await serving(environment, async (server) => {
    const { publishableKey, adminPassword } = server.services.secrets
    const { signIn } = clientOf(server.url, publishableKey)
    const session = await signIn('password', { email: 'admin@orrery.localhost', password: adminPassword })
    const token = session.access_token
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    const kit = servingKit({
      server: () => server,
      confirmedUser: () => Promise.reject(new Error('no mail')),
    })
    await kit.deploy({ token }, sub, 'double.onnx', 'numbers')
    const answer = await fetch(`${server.url}/rest/v1/rpc/create_api_key`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ workspace: sub, name: 'key', environment: 'test', scopes: 'predict', days: 0 }),
    })
    const { key } = (await answer.json()) as { key: string }
    const { child, output } = run(variables, 'backup', [file])
    expect([await ended(child), output.text]).toEqual([
      0,
      expect.stringContaining('1 files of runs and models'),
    ])
    return key
  })
  const hash = await objectOf(file)
  return { key, folder, file, hash, environment, variables }
}

async function objectOf(file: string): Promise<string> {
  for await (const part of partsOf(file)) if ('object' in part) return part.object
  return 'no file'
}

const question = [{ name: 'x', shape: [1, 1], datatype: 'FP32', data: [21] }]

it('a deployed model is in the backup of a running server, and answers after a restore elsewhere', async () => {
  const { file, hash, key } = made
  const { variables, environment } = await emptyTarget()
  const { child, output } = run(variables, 'restore', [file])
  expect([await ended(child), output.text]).toEqual([
    0,
    expect.stringContaining('1 files of runs and models'),
  ])
  expect(sha256(await readFile(place(environment.objectsDir, hash)))).toBe(hash)
  await serving(environment, async (server) => {
    const kit = servingKit({
      server: () => server,
      confirmedUser: () => Promise.reject(new Error('no mail')),
    })
    await expect
      .poll(async () => (await kit.infer(key, 'numbers', question)).json?.outputs?.[0]?.data, {
        timeout: 30_000,
      })
      .toEqual([42])
  })
}, 120_000)

it.runIf(postgres)(
  'a backup of PostgreSQL under 50 writers holds one moment, with every acknowledged write before it',
  async () => {
    const { folder, variables, environment } = await emptyTarget()
    const file = join(folder, 'busy.backup')
    const { before, asked } = await serving(environment, async ({ services: { backend } }) => {
      const { database, exclusively } = backend
      await exclusively(() => database.exec('create table public.writes (writer int, place int)'))
      const asked: number[] = Array(50).fill(0)
      const stored: number[] = Array(50).fill(0)
      const over = new AbortController()
      const writers = asked.map(async (_, writer) => {
        while (!over.signal.aborted) {
          const place = (asked[writer] ?? 0) + 1
          asked[writer] = place
          await exclusively(() =>
            database.query('insert into public.writes values ($1, $2)', [writer, place]),
          )
          stored[writer] = place
        }
      })
      await expect.poll(() => Math.min(...stored), { timeout: 30_000 }).toBeGreaterThan(1)
      const before = [...stored]
      const { child } = run(variables, 'backup', [file])
      expect(await ended(child)).toBe(0)
      over.abort()
      await Promise.all(writers)
      const sum = (list: number[]) => list.reduce((total, count) => total + count, 0)
      expect(sum(stored), 'writes went on').toBeGreaterThan(sum(before))
      return { before, asked }
    })
    const rows: number[][] = Array.from({ length: 50 }, () => [])
    let isWrites = false
    for await (const part of partsOf(file)) {
      if ('table' in part) isWrites = part.table === 'writes'
      else if ('row' in part && isWrites) {
        const [writer, place] = (JSON.parse(part.row) as string[]).map(Number)
        rows[writer as number]?.push(place as number)
      }
    }
    for (const [writer, places] of rows.entries()) {
      places.sort((one, other) => one - other)
      expect(places).toEqual(places.map((_, index) => index + 1))
      expect(places.length).toBeGreaterThanOrEqual(before[writer] as number)
      expect(places.length).toBeLessThanOrEqual(asked[writer] as number)
    }
  },
  120_000,
)

describe('files outside the database', () => {
  it('are those of every table that the server knows to name one', async () => {
    const { environment } = made
    await serving(environment, async ({ services: { backend } }) => {
      const { rows } = await backend.exclusively(() =>
        backend.database.query<{ source: string }>(
          `select prosrc as source from pg_proc where proname = 'unnamed_objects'`,
        ),
      )
      const tables = [...(rows[0]?.source ?? '').matchAll(/from (public\.\w+)/g)].map(([, table]) => table)
      expect(tables.sort()).toEqual([...NAMING].sort())
    })
  }, 120_000)

  it('that are missing or damaged are counted, by the daily backup too', async () => {
    const { folder, hash, environment, variables } = made
    const stored = place(environment.objectsDir, hash)
    const bytes = await readFile(stored)
    await writeFile(stored, 'another model')
    const { child, output } = run(variables, 'backup', [join(folder, 'damaged.backup')])
    expect([await ended(child), output.text]).toEqual([
      0,
      expect.stringMatching(/1 files of runs and models are not in .*, or are damaged there/),
    ])
    await rm(stored)
    const warnings: string[] = []
    const make = async (file: string) => {
      const daily = run(variables, 'backup', [file])
      expect(await ended(daily.child)).toBe(0)
      return daily.output.text
    }
    const backupDir = join(folder, 'daily')
    await backUpWhenDue({ ...environment, backupDir, backupKeep: 2 }, make, Date.now(), (text) =>
      warnings.push(text),
    )
    expect(warnings).toEqual([expect.stringContaining('1 files of runs and models are not in')])
    expect(await readdir(backupDir)).toEqual([expect.stringMatching(/Z-incomplete\.backup$/)])
    await writeFile(stored, bytes)
  }, 120_000)

  it('are not restored where their disk is too small or cannot be written, and nothing else is', async () => {
    const { file } = made
    const { environment } = await emptyTarget()
    const room = (folder: string) => Promise.resolve(folder.endsWith('data') ? 1e12 : 10)
    await expect(restore(environment, file, undefined, room)).rejects.toThrow(
      /The disk of .* is too small for the files of runs and models: 0 MB are free, [\s\S]*OBJECTS_DIR/,
    )
    await writeFile(environment.objectsDir, 'a file in the place of the folder')
    await expect(restore(environment, file)).rejects.toThrow(
      /The files of runs and models cannot be stored in .*Nothing was restored[\s\S]*OBJECTS_DIR/,
    )
    await rm(environment.objectsDir)
    const { restored, counts } = await restore(environment, file)
    expect(restored).toEqual(counts)
  }, 120_000)

  it('whose bytes are not those of their name are refused, and taken out again', async () => {
    const { folder, file, hash } = made
    const copy = join(folder, 'swapped.backup')
    const { format: _, version: __, ...header } = await headerOf(file)
    async function* swapped(): AsyncGenerator<Part> {
      for await (const part of partsOf(file)) {
        if ('object' in part) {
          yield { object: sha256('whole'), size: 5 }
          yield { bytes: Buffer.from('whole').toString('base64') }
          yield { object: hash, size: 5 }
        } else yield 'bytes' in part ? { bytes: Buffer.from('other').toString('base64') } : part
      }
    }
    await writeBackup(copy, header, swapped())
    const { environment } = await emptyTarget()
    await expect(restore(environment, copy)).rejects.toThrow(/a file of a run or model in it is damaged/)
    await expect(readFile(place(environment.objectsDir, sha256('whole')))).rejects.toThrow('ENOENT')
    await expect(readFile(place(environment.objectsDir, sha256('other')))).rejects.toThrow('ENOENT')
  }, 120_000)
})
