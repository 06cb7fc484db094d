import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseStoppedError } from '../../server/engine'
import { readEnvironment } from '../../server/environment'
import type { Services } from '../../server/index'
import { serverForTests } from './kit'
import { openInMemory } from './memory'

// The thread of the database: what runs for ever ends, and what waits is served.

const FOREVER = [
  'select pg_sleep(3600)',
  String.raw`select (repeat('a', 180) || 'b') ~ '^(.*)(.*)(.*)(.*)(.*)(.*)\1\2\3\4\5\6$'`,
]
const LIMIT = 2500

describe('a statement that would run for ever', () => {
  const { ask, confirmedUser, server } = serverForTests({}, { callLimit: LIMIT })

  it.each(FOREVER)('is ended with the thread: %s', async (sql) => {
    const { database, exclusively } = server().services.backend
    const started = performance.now()
    const stuck = exclusively(() => database.query(sql)).then(
      () => 'answered',
      (error: Error) => error,
    )
    const waiting = ask('/rest/v1/profiles?select=id')
    const health: [number, string, number][] = []
    let ended = false
    void stuck.then(() => (ended = true))
    while (!ended) {
      const asked = performance.now()
      const response = await ask('/api/health', {}, {})
      const { database: state } = (await response.json()) as { database: string }
      if (!ended) health.push([response.status, state, performance.now() - asked])
    }
    expect(await stuck).toBeInstanceOf(DatabaseStoppedError)
    expect(performance.now() - started).toBeLessThan(LIMIT * 3)
    // Being at work is no failure, and is told at once.
    expect(health.filter(([status, , ms]) => status !== 200 || ms > LIMIT)).toEqual([])
    expect(health.map(([, state]) => state)).toContain('busy')
    expect((await waiting).status).toBe(401)
    expect((await ask('/api/health', {}, {})).status).toBe(200)
  })

  it('leaves the next one a database that works, and its caller a 503 that says when to ask again', async () => {
    const { backend } = server().services
    const { exclusively, database } = backend
    const stuck = exclusively(() => database.query(FOREVER[0] ?? '')).catch(() => undefined)
    await stuck
    await confirmedUser()
    const original = backend.fetch
    backend.fetch = async () => {
      await database.query(FOREVER[0] ?? '')
      throw new Error('not reached')
    }
    const refused = await ask('/rest/v1/profiles?select=id')
    backend.fetch = original
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('takes the whole of its work with it, never half', async () => {
    const { database, exclusively } = server().services.backend
    const work = exclusively(async () => {
      await database.exec('begin')
      try {
        await database.query(FOREVER[0] ?? '')
      } catch {
        // Somebody who goes on nevertheless is stopped: the transaction is gone.
      }
      await database.query(`insert into private.settings (key, value) values ('half', 'done')`)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseStoppedError)
    const { rows } = await exclusively(() =>
      database.query(`select 1 from private.settings where key = 'half'`),
    )
    expect(rows).toEqual([])
  })
})

describe('a database in a folder', () => {
  let folder: string
  let services: Services
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-engine-'))
    const environment = readEnvironment({})
    services = await openInMemory(environment, { folder: join(folder, 'database'), callLimit: LIMIT })
  })
  afterAll(async () => {
    await services.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps everything that was answered when it is started again', async () => {
    const { database, exclusively } = services.backend
    await database.exec('create table private.kept (n integer)')
    let answered = 0
    for (let round = 0; round < 2; round++) {
      const writes = Array.from({ length: 40 }, () =>
        exclusively(() => database.query('insert into private.kept values (1)')).then(() => answered++),
      )
      const stuck = exclusively(() => database.query(FOREVER[round % 2] ?? '')).catch(() => undefined)
      await Promise.all([...writes, stuck])
    }
    const { rows } = await exclusively(() => database.query('select count(*)::int as n from private.kept'))
    expect([answered, rows]).toEqual([80, [{ n: 80 }]])
  })

  it('is open to its owner only while health is asked, and nothing is left of that', async () => {
    expect(await services.backend.health()).toEqual({ healthy: true, database: 'ok', disk: 'ok' })
    const { readdir } = await import('node:fs/promises')
    expect((await readdir(folder)).filter((name) => name.startsWith('.writable'))).toEqual([])
    expect(existsSync(join(folder, 'database'))).toBe(true)
  })
})
