// `npm run bench:tracking`: batches, single points, searches in 100,000 runs and a chart of 1,000,000 points over HTTP, on the embedded
// engine, or on the empty database of DATABASE_URL. With MLFLOW=…/bin/python (mlflow installed) the same beside `mlflow server` on SQLite. The rows are written by SQL on
// both sides; RUNS and POINTS change how many.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign } from 'hono/jwt'
import postgres from 'postgres'
import { readEnvironment, startServer } from '../../packages/server/start/index'

const RUNS = Number(process.env.RUNS ?? 100_000)
const POINTS = Number(process.env.POINTS ?? 1_000_000)
/** ms that an answer is waited for. */
const PATIENCE = 15_000
const SEEDED = '0'.repeat(32)
const { DATABASE_URL } = process.env
const folder = await mkdtemp(join(tmpdir(), 'orrery-tracking-'))

interface Side {
  name: string
  uri: string
  headers: Record<string, string>
}

const SEARCHES = {
  'search: the newest 100': {},
  'search: metric filter': { filter: 'metrics.loss < 0.01' },
  'search: metric filter and order': { filter: 'metrics.loss < 0.5', order_by: ['metrics.loss ASC'] },
  'search: param': { filter: "params.lr = '0.7'" },
  'search: param LIKE': { filter: "params.lr LIKE '0.7%'" },
  'search: nothing found': { filter: 'metrics.loss > 5' },
  'search: order by a metric': { order_by: ['metrics.loss DESC'] },
  'search: order by a param': { order_by: ['params.lr ASC'] },
  'search: order by the end': { order_by: ['attributes.end_time DESC'] },
  'search: two metrics and a param': {
    filter: "metrics.loss < 0.5 AND metrics.accuracy > 0.5 AND params.batch = '0.3'",
    order_by: ['metrics.f1 DESC'],
  },
  'search: param LIKE, nothing found': { filter: "params.lr LIKE '%none%'" },
  'search: a failed run by its metric': { filter: "status = 'FAILED'", order_by: ['metrics.loss ASC'] },
}

async function call(side: Side, method: string, path: string, body: object): Promise<unknown> {
  const query = new URLSearchParams(body as Record<string, string>)
  const url = `${side.uri}/api/2.0/mlflow/${path}${method === 'GET' ? `?${query}` : ''}`
  const headers = { ...side.headers, 'content-type': 'application/json' }
  const answer = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** The median of some repetitions, in ms; infinity when one takes longer than `PATIENCE`. */
async function median(times: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const started = performance.now()
    try {
      await work(turn)
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error
      return Number.POSITIVE_INFINITY
    }
    took.push(performance.now() - started)
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0
}

/** Resident memory of a process and those that it started, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOf))
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 + below.reduce((sum, size) => sum + size, 0)
}

/** The size of what a folder contains, in MB. */
async function sizeOf(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(path, name)).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}

async function measure(side: Side): Promise<Record<string, number>> {
  const { run } = (await call(side, 'POST', 'runs/create', { experiment_id: '0', start_time: 1 })) as {
    run: { info: { run_id: string } }
  }
  const { run_id } = run.info
  const took: Record<string, number> = {}
  took['log-batch of 1,000 points'] = await median(15, (turn) => {
    const metrics = Array.from({ length: 1000 }, (_, step) => ({
      key: `m${step % 10}`,
      value: Math.sin(step),
      timestamp: turn * 1000 + step,
      step: turn * 100 + Math.floor(step / 10),
    }))
    return call(side, 'POST', 'runs/log-batch', { run_id, metrics, params: [], tags: [] })
  })
  took['log-metric'] = await median(50, (step) =>
    call(side, 'POST', 'runs/log-metric', { run_id, key: 'single', value: step, timestamp: step, step }),
  )
  for (const [name, asked] of Object.entries(SEARCHES))
    took[name] = await median(7, () =>
      call(side, 'POST', 'runs/search', { experiment_ids: ['0'], max_results: 100, ...asked }),
    )
  took['history: a page of 25,000'] = await median(5, () =>
    call(side, 'GET', 'metrics/get-history', { run_id: SEEDED, metric_key: 'long', max_results: 25_000 }),
  )
  took['chart: 1,000 points of the history'] = await median(5, async () => {
    const query = new URLSearchParams({ run_ids: SEEDED, metric_key: 'long', max_results: '1000' })
    const path = '/ajax-api/2.0/mlflow/metrics/get-history-bulk-interval'
    const answer = await fetch(`${side.uri}${path}?${query}`, { headers: side.headers })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
  })
  return took
}

const server = await startServer(
  readEnvironment({
    PORT: '0',
    DATA_DIR: join(folder, 'orrery'),
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  }),
)
const { backend, secrets } = server.services
// On PostgreSQL the server's own connections may not write sessions.
const owner = DATABASE_URL ? postgres(DATABASE_URL, { max: 1 }) : null
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  owner
    ? ((await owner.unsafe(text, values as never[])) as unknown as T[])
    : ((await backend.exclusively(() => backend.database.query<T>(text, values))).rows as T[])
const [claimed] = await query<{ sub: string; session_id: string }>(
  `insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users limit 1
   returning user_id as sub, id as session_id`,
)
const workspace = claimed?.sub ?? ''
const claims = { ...claimed, sub: workspace, role: 'authenticated' }
const [, made] = await backend.exclusively(() =>
  backend.together([
    ['select private.enter($1)', [JSON.stringify(claims)]],
    [`select public.create_access_token($1, 'bench', 'write', 1) ->> 'token' as answer`, [workspace]],
  ]),
)
const token = (made?.rows[0] as { answer: string } | undefined)?.answer ?? ''
await query(`insert into private.workspace_limits values ($1, 'runs', 10000000)`, [workspace])
const started = performance.now()
/** In parts: a statement of more than ten seconds ends the engine. */
async function inParts(all: number, work: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all; from += 25_000) await work(from, Math.min(from + 25_000, all))
}
await inParts(RUNS, (from, to) =>
  query(
    `insert into public.runs (id, workspace_id, experiment_id, name, status, start_time, end_time, last_heard_at, bytes)
   select lpad(to_hex(n), 32, '0'), $1, 0, 'run ' || n, 'FINISHED', 1700000000000 + n, 1700000000000 + n, 0, 900
   from generate_series($2::integer, $3::integer - 1) n`,
    [workspace, from, to],
  ),
)
/** The runs of a part, by the order in which they were written. */
const PART = `public.runs r where r.start_time between 1700000000000 + $1::integer and 1700000000000 + $2::integer - 1`
for (const [key, value] of [
  ['loss', `((r.number * 7919) % 100003) / 100003.0`],
  ['accuracy', `((r.number * 104729) % 99991) / 99991.0`],
  ['f1', `((r.number * 1299709) % 99989) / 99989.0`],
] as const)
  await inParts(RUNS, (from, to) =>
    query(
      `insert into public.run_latest_metrics (run_number, workspace_id, key, value, time, step)
     select r.number, r.workspace_id, '${key}', ${value}, 1, 1 from ${PART}`,
      [from, to],
    ),
  )
for (const [key, steps] of [
  ['lr', 10],
  ['batch', 7],
] as const)
  await inParts(RUNS, (from, to) =>
    query(
      `insert into public.run_params (run_number, workspace_id, key, value)
     select r.number, r.workspace_id, '${key}', '0.' || (r.number % ${steps}) from ${PART}`,
      [from, to],
    ),
  )
await inParts(RUNS, (from, to) =>
  query(
    `insert into public.run_tags (run_number, workspace_id, key, value)
   select r.number, r.workspace_id, 'mlflow.runName', r.name from ${PART}`,
    [from, to],
  ),
)
await inParts(POINTS, (from, to) =>
  query(
    `insert into public.run_metrics (run_number, key, time, step, value)
     select r.number, 'long', 1700000000000 + n, n, sin(n / 1000.0)
     from public.runs r, generate_series($2::integer, $3::integer - 1) n where r.id = $1`,
    [SEEDED, from, to],
  ),
)
await query(
  `insert into public.run_latest_metrics (run_number, workspace_id, key, value, time, step) select r.number, r.workspace_id, 'long', 0, 1700000000000, $2 from public.runs r where r.id = $1`,
  [SEEDED, POINTS],
)
for (const table of ['runs', 'run_latest_metrics', 'run_params', 'run_tags', 'run_metrics'])
  await query(`vacuum analyze public.${table}`)
console.log(
  `${RUNS} runs and ${POINTS} points written in ${Math.round((performance.now() - started) / 1000)} s`,
)

const orrery: Side = {
  name: 'Orrery',
  uri: `${server.url}/mlflow`,
  headers: { authorization: `Bearer ${token}` },
}
const authorization = `Bearer ${await sign(claims, secrets.jwtSecret, 'HS256')}`
const rpc = (name: string, args: object) => async () => {
  const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { authorization, apikey: secrets.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  await answer.text()
}
const ours = await measure(orrery)
const series = { run_ids: SEEDED, metric_key: 'long', axis: 'step', buckets: 500 }
ours['page: chart of the history in 500 parts'] = await median(5, rpc('metric_series', series))
const page = { workspace, sort: '', view: 'ACTIVE_ONLY', page_from: 0, page_size: 100 }
ours['page: 100 runs and the total'] = await median(5, rpc('search_runs', { ...page, filter: '' }))
const clause = [{ entity: 'metric', key: 'loss', op: '<', value: 0.5 }]
ours['page: the same with a metric filter'] = await median(
  5,
  rpc('search_runs', { ...page, filter: JSON.stringify(clause) }),
)
const ended = [{ entity: 'attribute', key: 'end_time', descending: true }]
ours['page: in the order of the end'] = await median(
  5,
  rpc('search_runs', { ...page, filter: '', sort: JSON.stringify(ended) }),
)
const groups = {
  workspace,
  filter: '',
  view: 'ACTIVE_ONLY',
  by_entity: 'param',
  by_key: 'lr',
  metric: 'loss',
  lowest: true,
}
ours['page: all runs by a param, with the lowest value'] = await median(5, rpc('run_groups', groups))
const edited = {
  workspace,
  runs: '',
  filter: JSON.stringify([{ ...clause[0], value: 0.04 }]),
  view: 'ACTIVE_ONLY',
  tag_key: 'team',
}
ours['page: a tag on 4,000 runs'] = await median(3, (turn) =>
  rpc('change_runs', { ...edited, change: 'tag', tag_value: `${turn}` })(),
)
ours['memory in MB, with this bench'] = await memoryOf(process.pid)
await server.close()
if (!DATABASE_URL) {
  ours['disk in MB'] = await sizeOf(join(folder, 'orrery'))
  const began = performance.now()
  const again = await startServer(readEnvironment({ PORT: '0', DATA_DIR: join(folder, 'orrery') }))
  ours['start with these runs'] = performance.now() - began
  await again.close()
}

/** MLflow's own server on SQLite, with the same rows. */
async function rival(python: string): Promise<Record<string, number>> {
  const file = join(folder, 'mlflow.db')
  const script = new URL('tracking-rival.py', import.meta.url).pathname
  execFileSync(python, [script, file, String(RUNS), String(POINTS)], { stdio: 'inherit' })
  const port = 20_000 + (process.pid % 10_000)
  const words = [
    '-m',
    'mlflow',
    'server',
    '--port',
    String(port),
    '--workers',
    '1',
    '--backend-store-uri',
    `sqlite:///${file}`,
  ]
  const began = performance.now()
  const child = spawn(python, words, { stdio: 'ignore', cwd: folder, detached: true })
  const uri = `http://127.0.0.1:${port}`
  try {
    for (let turn = 0; turn < 1200; turn++) {
      if (
        await fetch(`${uri}/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const started = performance.now() - began
    const took = await measure({ name: 'MLflow', uri, headers: {} })
    took['start with these runs'] = started
    took['memory in MB, with this bench'] = await memoryOf(child.pid ?? 0)
    took['disk in MB'] = (await stat(file)).size / 1e6
    return took
  } finally {
    // MLflow's server starts others.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
}
for (const [name, ms] of Object.entries(ours)) console.log(`| ${name} | ${ms.toFixed(0)} |`)
const theirs = process.env.MLFLOW ? await rival(process.env.MLFLOW) : {}
for (const [name, ms] of Object.entries(ours)) {
  const other = theirs[name]
  const beside = other === undefined ? '' : ` | ${other.toFixed(0)} | ${(other / ms).toFixed(1)}`
  console.log(`| ${name} | ${ms.toFixed(0)}${beside} |`)
}
await rm(folder, { recursive: true, force: true })
process.exit(0)
