// `npm run bench:serving [seconds]`: requests a second and times of a deployed model at 1, 8 and 64 clients, and the errors
// that clients see while a version is rolled back and while the process of the model is killed.
import { readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign } from 'hono/jwt'
import { execFileSync } from 'node:child_process'
import { readEnvironment, startServer } from '../../packages/server/start/index'

const seconds = Number(process.argv[2] ?? 10)
const dataDir = await mkdtemp(join(tmpdir(), 'orrery-serving-'))
const server = await startServer(readEnvironment({ PORT: '0', DATA_DIR: dataDir }))
const { backend, secrets } = server.services

const { rows } = await backend.exclusively(() =>
  backend.database.query<{ sub: string; session_id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users limit 1
     returning user_id as sub, id as session_id`,
  ),
)
const claims = { ...rows[0], sub: rows[0]?.sub ?? '', role: 'authenticated' }
const authorization = `Bearer ${await sign(claims, secrets.jwtSecret, 'HS256')}`
const asked = async <T>(expression: string, values: unknown[] = []): Promise<T> => {
  const [, answer] = await backend.exclusively(() =>
    backend.together([
      ['select private.enter($1)', [JSON.stringify(claims)]],
      [`select ${expression} as answer`, values],
    ]),
  )
  return (answer?.rows[0] as { answer: T } | undefined)?.answer as T
}
async function deploy(file: string): Promise<{ endpoint: string }> {
  const bytes = await readFile(new URL(`../../packages/server/tests/models/${file}`, import.meta.url))
  const post = async (path: string, body: BodyInit) => {
    const answer = await fetch(server.url + path, { method: 'POST', headers: { authorization }, body })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { hash: string; endpoint: string }
  }
  const { hash } = await post(`/api/serving/upload?workspace=${claims.sub}&name=${file}`, bytes)
  const made = { workspace: claims.sub, hash, name: 'iris', source: 'uploaded', model: file, version: '' }
  return post('/api/serving/deploy', JSON.stringify(made))
}
const { endpoint } = await deploy('iris.onnx')
await deploy('iris-zipmap.onnx')
const { key } = await asked<{ key: string }>(
  `public.create_api_key(auth.uid(), 'bench', 'test', 'predict,models', 0)`,
)

const { hostname, port } = new URL(server.url)
const body = JSON.stringify({
  inputs: [{ name: 'X', shape: [1, 4], datatype: 'FP32', data: [5.1, 3.5, 1.4, 0.2] }],
})
const headers = { authorization: `Bearer ${key}`, 'content-length': `${Buffer.byteLength(body)}` }

/** One request; resolves with its status, 0 when the connection broke. */
const ask = (agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    request({ hostname, port, agent, method: 'POST', path: '/v2/models/iris/infer', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end(body)
  })

/** Clients that ask as fast as they are answered, or `rate` times a second together. */
async function load(clients: number, forSeconds: number, during?: () => Promise<unknown>, rate = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const end = performance.now() + forSeconds * 1000
  const before = process.cpuUsage()
  const client = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      const status = await ask(agent)
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
      const pause = rate > 0 ? (1000 * clients) / rate - (performance.now() - began) : 0
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  const middle = during && new Promise((resolve) => setTimeout(resolve, forSeconds * 400)).then(during)
  await Promise.all([running, middle])
  agent.destroy()
  const { user, system } = process.cpuUsage(before)
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round(100 * (times[Math.floor(part * (times.length - 1))] ?? 0)) / 100
  return {
    clients,
    perSecond: Math.round(times.length / forSeconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    // Of the server and its clients together, without the process of the model: says more than times on a busy machine.
    cpuMs: Math.round((user + system) / times.length / 10) / 100,
    statuses: JSON.stringify(statuses),
  }
}

/** The processes of models are children of this process. */
const workers = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('inference/worker.mjs'))
    .map((line) => Number.parseInt(line, 10))

await load(1, 2)
console.table([await load(1, seconds), await load(8, seconds), await load(64, seconds)])
console.log('At 200 requests a second:')
console.table({
  'roll back': await load(
    16,
    seconds,
    () => asked(`public.change_endpoint($1, 'roll back', '1')`, [endpoint]),
    200,
  ),
  'process killed': await load(
    16,
    seconds,
    async () => {
      for (const pid of workers()) process.kill(pid, 'SIGKILL')
    },
    200,
  ),
})
await server.close()
await rm(dataDir, { recursive: true })
