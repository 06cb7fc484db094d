import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectConsole } from '../../../../tests/support/expect-console'
import { DatabaseStoppedError } from '../../database/engine'
import { STATEMENTS } from '../../database/statements'
import { throwWhenGone, openConnection } from '../../postgres/lane'
import { readEnvironment, type RunningServer, startServer } from '../../start/index'
import { newDatabase } from './copy'

// Statements of the library on a connection of PostgreSQL: statements that stay prepared, and a connection that is gone.

let database: Awaited<ReturnType<typeof newDatabase>>
let server: RunningServer

beforeAll(async () => {
  database = await newDatabase(inject('postgres') as string)
  server = await startServer(readEnvironment({ PORT: '0', DATABASE_URL: database.url, DATABASE_POOL: '1' }))
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

/** Asks the REST service as the administrator. Resolves with the status of each answer. */
async function reader() {
  const { publishableKey: apikey, adminPassword: password } = server.services.secrets
  const headers = { apikey, 'content-type': 'application/json' }
  const signedIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@orrery.localhost', password }),
  })
  const { access_token: token, user } = (await signedIn.json()) as {
    access_token: string
    user: { id: string }
  }
  const own = `${server.url}/rest/v1/profiles?select=*&id=eq.${user.id}`
  const authorized = { ...headers, authorization: `Bearer ${token}` }
  return {
    read: async () => (await fetch(own, { headers: authorized })).status,
    rename: async (username: string) => {
      const body = JSON.stringify({ username })
      return (await fetch(own.replace('select=*&', ''), { method: 'PATCH', headers: authorized, body }))
        .status
    },
  }
}

const exec = (sql: string) => server.services.backend.database.exec(sql)
const prepared = async () => {
  const { rows } = await server.services.backend.database.query<{ statement: string; uses: number }>(
    'select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements',
  )
  return rows
}

describe('the statements of the library', () => {
  it('stay prepared from one request to the next', async () => {
    const { read } = await reader()
    expect([await read(), await read(), await read()]).toEqual([200, 200, 200])
    const uses = new Map((await prepared()).map((row) => [row.statement, row.uses]))
    expect(uses.get('select * from "profiles" where "id" = $1 limit $2')).toBeGreaterThanOrEqual(3)
    expect(uses.get('select * from "auth"."sessions" where "id" = $1')).toBeGreaterThanOrEqual(3)
  })

  it('are prepared anew when a newer process has changed their table: a read is repeated', async () => {
    expectConsole(/cached plan must not change result type/)
    const { read, rename } = await reader()
    expect([await read(), await rename('before')]).toEqual([200, 204])
    await exec('alter table public.profiles add column newer int')
    expect([await read(), await rename('after')]).toEqual([200, 204])
    await exec('alter table public.profiles drop column newer')
    expect([await read(), await read()]).toEqual([200, 200])
  })

  it(`are kept up to ${STATEMENTS} for each connection, and run without being kept beyond`, async () => {
    const { connection } = openConnection(database.url)
    const lane = await connection.driver.reserve()
    for (let index = 0; index < STATEMENTS + 50; index++)
      expect([...(await lane.unsafe(`select $1::int as n${index}`, [index]))]).toEqual([
        { [`n${index}`]: index },
      ])
    const [row] = await lane.unsafe(
      "select count(*)::int as count from pg_prepared_statements where statement like 'select $1::int%'",
    )
    expect(row).toEqual({ count: STATEMENTS })
    lane.release()
    await connection.driver.end()
  })
})

describe('an answer of the library on a connection', () => {
  const response = (status: number) => new Response(null, { status })
  const lost = () => Promise.reject(new DatabaseStoppedError())
  const open = () => Promise.resolve({ rows: [] })

  it('that was reset while the driver still takes it for open is refused', async () => {
    await expect(throwWhenGone(response(500), { query: lost, isLost: () => false })).rejects.toThrow(
      'started again',
    )
  })

  it('that is closed is refused, whatever the answer was', async () => {
    await expect(throwWhenGone(response(200), { query: open, isLost: () => true })).rejects.toThrow(
      'started again',
    )
  })

  it('that is open passes, also when the library failed, and asks nothing after a success', async () => {
    await throwWhenGone(response(500), { query: open, isLost: () => false })
    await throwWhenGone(response(500), { query: () => Promise.reject(new Error('x')), isLost: () => false })
    await throwWhenGone(response(200), { query: lost, isLost: () => false })
  })
})
