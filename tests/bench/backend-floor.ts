// An empty route and a bare query, which the backend is compared with, and the accounts that it is measured on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database } from '../../packages/server/database/engine'

const FIRST_BATCH = 500
const BATCH = 5000

/** Accounts of every age, one in ten locked, all with the password of the first account; in pieces, for a call may not last. */
export async function fillAccounts(database: Database, count: number): Promise<void> {
  const counters = (how: 'disable' | 'enable') =>
    ['count_new_accounts', 'count_changed_account']
      .map((name) => `alter table public.profiles ${how} trigger ${name}`)
      .join(';')
  await database.exec(counters('disable'))
  for (let from = 1, size = FIRST_BATCH; from <= count; from += size, size = BATCH) {
    await database.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password, raw_user_meta_data)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'person' || n || '@bench.example', now(),
         (select encrypted_password from auth.users limit 1), jsonb_build_object('username', 'person_' || n)
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + size - 1, count)],
    )
    // Plans that were made for a few rows are kept, and would read all of them for each new one.
    await database.exec('analyze auth.users, public.profiles')
  }
  const border = (part: number) => `${part.toString(16)}0000000-0000-0000-0000-000000000000`
  for (let part = 0; part < 16; part++)
    await database.query(
      `update public.profiles set
         created_at = now() - random() * interval '900 days',
         status = case when random() < 0.1 then 'locked' else 'active' end
       where id >= $1 and ($2::uuid is null or id < $2) and email like '%@bench.example'`,
      [border(part), part === 15 ? null : border(part + 1)],
    )
  await database.exec(`${counters('enable')}; select private.recount_accounts()`)
}

const EMPTY = `
import { Hono } from 'hono'
import { serve } from '@hono/node-server'
const app = new Hono()
app.get('/', (c) => c.json([{}]))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[1]) }, () => console.log('open'))
`

/** A server whose only route does nothing, in a process of its own like the real server. */
export async function startEmptyRoute(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--input-type=module', '-e', EMPTY, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** `{ perSecond, p95 }` of reading one profile with the engine alone: no HTTP, no token, no role. */
export async function bareQuery(
  folder: string,
  seconds: number,
): Promise<{ perSecond: number; p95: number }> {
  const database = new PGlite({ dataDir: folder, extensions: { pg_trgm } })
  const { rows } = await database.query<{ id: string }>('select id from public.profiles limit 1')
  const times: number[] = []
  const started = performance.now()
  while (performance.now() < started + seconds * 1000) {
    const before = performance.now()
    await database.query('select * from public.profiles where id = $1', [rows[0]?.id])
    times.push(performance.now() - before)
  }
  const perSecond = times.length / ((performance.now() - started) / 1000)
  await database.close()
  return { perSecond, p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0 }
}
