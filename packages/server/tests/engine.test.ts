import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseStoppedError } from '../database/engine'
import { readEnvironment } from '../start/environment'
import type { Services } from '../start/index'
import { serverForTests } from './kit'
import { openInMemory } from './memory'

// The thread of the database: what runs for ever ends, and what waits is served.

const SLEEP = 'select pg_sleep(3600)'
const PATTERN = String.raw`select (repeat('a', 180) || 'b') ~ '^(.*)(.*)(.*)(.*)(.*)(.*)\1\2\3\4\5\6$'`
const LIMIT = 5000
/** Ending and starting the thread again, on a machine that does other things. */
const TIMEOUT = 90_000

describe('a statement that never ends', () => {
  const { ask, server } = serverForTests({}, { callLimit: LIMIT })

  it(
    'is terminated with its thread: its caller gets a retry time, waiting callers are served, health responds meanwhile',
    async () => {
      const { backend } = server().services
      const original = backend.fetch
      backend.fetch = async (...request) => {
        backend.fetch = original
        await backend.database.query(SLEEP)
        return original(...request)
      }
      const refused = ask('/rest/v1/profiles?select=id')
      const waiting = ask('/rest/v1/profiles?select=id')
      const state = { ended: false }
      void refused.then(() => {
        state.ended = true
      })
      const health: [number, string][] = []
      while (!state.ended) {
        const response = await ask('/api/health', {}, {})
        const { database } = (await response.json()) as { database: string }
        if (!state.ended) health.push([response.status, database])
      }
      expect([(await refused).status, (await refused).headers.get('retry-after')]).toEqual([503, '2'])
      // Being at work is no failure: the health check reports `busy` before the work ends.
      expect(health).toContainEqual([200, 'busy'])
      expect(health.filter(([status, told]) => status !== 200 && told !== 'starting again')).toEqual([])
      expect((await waiting).status).toBe(401)
      expect((await ask('/api/health', {}, {})).status).toBe(200)
    },
    TIMEOUT,
  )

  it(
    'rolls back all of its work, never half',
    async () => {
      const { database, exclusively } = server().services.backend
      const work = exclusively(async () => {
        await database.exec('begin')
        // Work that goes on after the failure is stopped, because its transaction is gone.
        await database.query(SLEEP).catch(() => undefined)
        await database.query(`insert into private.settings (key, value) values ('half', 'done')`)
      })
      await expect(work).rejects.toBeInstanceOf(DatabaseStoppedError)
      const { rows } = await exclusively(() =>
        database.query(`select 1 from private.settings where key = 'half'`),
      )
      expect(rows).toEqual([])
    },
    TIMEOUT,
  )
})

describe('a database in a folder', () => {
  let folder: string
  let services: Services
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orrery-engine-'))
    const options = { folder: join(folder, 'database'), callLimit: LIMIT }
    services = await openInMemory(readEnvironment({}), options)
  })
  afterAll(async () => {
    await services.close()
    await rm(folder, { recursive: true, force: true })
  })

  it(
    'keeps all acknowledged data when an endless pattern forces a restart',
    async () => {
      const { database, exclusively } = services.backend
      await database.exec('create table private.kept (n integer)')
      let answered = 0
      const writes = (count: number) =>
        Array.from({ length: count }, () =>
          exclusively(() => database.query('insert into private.kept values (1)')).then(() => answered++),
        )
      const before = writes(40)
      const stuck = expect(exclusively(() => database.query(PATTERN))).rejects.toBeInstanceOf(
        DatabaseStoppedError,
      )
      await Promise.all([...before, stuck, ...writes(40)])
      const { rows } = await exclusively(() => database.query('select count(*)::int as n from private.kept'))
      expect([answered, rows]).toEqual([80, [{ n: 80 }]])
    },
    TIMEOUT,
  )

  it('is probed by a health check that leaves no traces', async () => {
    expect(await services.backend.health()).toMatchObject({ healthy: true, database: 'ok', disk: 'ok' })
    expect((await readdir(folder)).filter((name) => name !== 'database')).toEqual([])
  })
})
