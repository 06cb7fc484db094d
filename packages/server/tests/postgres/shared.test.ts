import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import postgres from 'postgres'
import { newDatabase } from './copy'
import { expectConsole } from '../../../../tests/support/expect-console'
import { change } from '../documents-kit'
import { openChanges } from '../live-kit'
import { DEFAULT_LIMITS, readEnvironment, type RunningServer, startServer } from '../../start/index'

// Three servers on one PostgreSQL database, as three processes behind one proxy.

const LOOKUPS = 20
const LIMITS = {
  ...DEFAULT_LIMITS,
  lookupPerPeer: { max: LOOKUPS, windowMs: 60_000 },
  verifyPerPeer: { max: 5, windowMs: 60_000 },
  passwordPerAccountAndPeer: { max: 2, windowMs: 60_000 },
}

let database: Awaited<ReturnType<typeof newDatabase>>
let servers: RunningServer[]
let sql: postgres.Sql

beforeAll(async () => {
  database = await newDatabase(inject('postgres') as string)
  const environment = readEnvironment({ PORT: '0', DATABASE_URL: database.url, DATABASE_POOL: '3' })
  // At the same moment, on an empty database.
  servers = await Promise.all([1, 2, 3].map(() => startServer(environment, LIMITS)))
  sql = postgres(database.url, { max: 1, onnotice: () => undefined })
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await sql.end()
  await database.drop()
})

/** A request to one server, with the key that all of them share. */
const ask = (server: number, path: string, init: RequestInit = {}) =>
  fetch((servers[server % 3] as RunningServer).url + path, {
    ...init,
    headers: {
      apikey: (servers[0] as RunningServer).services.secrets.publishableKey,
      'content-type': 'application/json',
      ...init.headers,
    },
  })

const post = (server: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(server, path, { method: 'POST', body: JSON.stringify(body), headers })

/** Signs in at one server as the designated admin: the access token. */
async function adminToken(server: number): Promise<string> {
  const { adminPassword: password } = (servers[0] as RunningServer).services.secrets
  const response = await post(server, '/auth/v1/token?grant_type=password', {
    email: 'admin@orrery.localhost',
    password,
  })
  return ((await response.json()) as { access_token: string }).access_token
}

describe('three servers on one database', () => {
  it('give notice of a change that another one of them stored', async () => {
    const token = await adminToken(0)
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    const stream = await openChanges(servers[1] as RunningServer, sub, token)
    expect((await stream.next())?.event).toBe('newest')
    const changes = JSON.stringify([change('notice', { name: 'A' })])
    const headers = { authorization: `Bearer ${token}` }
    expect((await post(2, '/rest/v1/rpc/push_documents', { workspace: sub, changes }, headers)).status).toBe(
      200,
    )
    expect(await stream.notice()).toEqual({ event: 'newest', data: '1' })
    stream.stop()
  })

  it('make one set of keys and one administrator', async () => {
    expect(new Set(servers.map(({ services }) => services.secrets.jwtSecret)).size).toBe(1)
    expect(servers.filter(({ services }) => services.seeded)).toHaveLength(1)
    expect(await sql`select count(*)::int as count from auth.users`).toEqual([{ count: 1 }])
  })

  it('accept a session of each other, and end it everywhere', async () => {
    const authorization = `Bearer ${await adminToken(0)}`
    const profile = () => ask(1, '/rest/v1/profiles?select=role', { headers: { authorization } })
    expect(await (await profile()).json()).toEqual([{ role: 'admin' }])
    expect((await ask(2, '/auth/v1/logout', { method: 'POST', headers: { authorization } })).status).toBe(204)
    expect((await profile()).status).toBe(401)
  })

  it('count a limit together, exactly, when requests arrive at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 * LOOKUPS }, (_, index) =>
        post(index, '/rest/v1/rpc/username_available', { username: `name_${index}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(LOOKUPS)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * LOOKUPS)
  })

  it('know the browsers that signed in at another one, and refuse strangers together', async () => {
    const [email, password] = ['lin@orrery.example', 'Str0ng!pass']
    const token = '/auth/v1/token?grant_type=password'
    await post(0, '/auth/v1/signup', { email, password })
    const [user] = await sql`select confirmation_token from auth.users where email = ${email}`
    const signedIn = await post(0, '/auth/v1/verify', {
      type: 'signup',
      token_hash: user?.confirmation_token,
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    for (const server of [0, 1]) await post(server, token, { email, password: 'guess' })
    expect((await post(2, token, { email, password })).status).toBe(429)
    expect((await post(2, token, { email, password }, { cookie })).status).toBe(200)
    const guesses = []
    for (const server of [0, 1, 2])
      guesses.push((await post(server, token, { email, password: 'guess' }, { cookie })).status)
    expect(guesses).toEqual([400, 400, 429])
  })

  it('let a link be spent once', async () => {
    const email = 'ada@orrery.example'
    await post(0, '/auth/v1/signup', { email, password: 'Str0ng!pass', data: { username: 'ada' } })
    const [user] = await sql`select confirmation_token from auth.users where email = ${email}`
    const spent = await Promise.all(
      [0, 1, 2].map((server) =>
        post(server, '/auth/v1/verify', { type: 'signup', token_hash: user?.confirmation_token }),
      ),
    )
    expect(spent.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it('announce a mail to the mailbox pages of all', async () => {
    const heard = servers.map(
      ({ services }) => new Promise<void>((resolve) => services.mailbox.subscribe(resolve)),
    )
    await post(1, '/auth/v1/signup', { email: 'grace@orrery.example', password: 'Str0ng!pass' })
    await Promise.all(heard)
  })
})

describe('a database that loses its connections', () => {
  /** Ends the connections of all servers, in the middle of whatever they do. */
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`

  beforeEach(() => expectConsole(/: 500 .*(ECONNRESET|EPIPE|CONNECTION_\w+|The connection was lost)/))

  it('costs a 503 at most, loses no acknowledged change, and needs no restart', async () => {
    const authorization = `Bearer ${await adminToken(0)}`
    const headers = { authorization, prefer: 'return=representation' }
    const answers = new Set<number>()
    const [admin] = await sql`select id from public.profiles where role = 'admin'`
    let acknowledged = 0
    let ended = 0
    for (let count = 1; count <= 60; count++) {
      const [response, connections] = await Promise.all([
        ask(count, `/rest/v1/profiles?id=eq.${admin?.id}`, {
          method: 'PATCH',
          body: JSON.stringify({ username: `admin_${count}` }),
          headers,
        }),
        count % 6 === 0 ? cut() : [],
      ])
      ended += connections.length
      answers.add(response.status)
      if (response.status === 200) acknowledged = count
      const [row] = await sql`select username from public.profiles where role = 'admin'`
      const stored = Number(/\d+/.exec(row?.username ?? '')?.[0] ?? 0)
      expect(stored, 'the newest acknowledged name or a newer one').toBeGreaterThanOrEqual(acknowledged)
    }
    expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(acknowledged).toBeGreaterThan(10)
    expect(ended).toBeGreaterThan(10)
    const after = await Promise.all([0, 1, 2].map((server) => ask(server, '/api/health')))
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('refuses what is asked of the library on a connection that is gone', async () => {
    const { backend } = (servers[0] as RunningServer).services
    const work = backend.exclusively(async () => {
      await cut()
      await backend.database.exec('select 1').catch(() => undefined)
      return backend.fetch(
        new Request(`${servers[0]?.url}/rest/v1/rpc/username_available`, {
          method: 'POST',
          headers: {
            apikey: (servers[0] as RunningServer).services.secrets.publishableKey,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ username: 'ada' }),
        }),
        null,
      )
    })
    await expect(work).rejects.toThrow('started again')
  })

  it('undoes a transaction that was under way', async () => {
    const { backend } = (servers[0] as RunningServer).services
    const work = backend.exclusively(async () => {
      await backend.database.exec('begin')
      await backend.database.exec(`update public.profiles set login_attempts = 7 where role = 'admin'`)
      await cut()
      await backend.database.exec('select 1')
      await backend.database.exec('commit')
    })
    await expect(work).rejects.toThrow('started again')
    expect(await sql`select login_attempts from public.profiles where role = 'admin'`).toEqual([
      { login_attempts: 0 },
    ])
  })
})
