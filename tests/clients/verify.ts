// `npm run verify:clients`: real clients of the protocols against a real server. Needs Python and the packages of
// requirements below, installed into virtual environments under node_modules/.cache on the first run. With --record it
// writes the requests of the clients to packages/server/tests/recordings, which `npm test` replays without Python.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sign } from 'hono/jwt'
import { readEnvironment, startServer } from '../../packages/server/start/index'
import { recorder } from './recorder'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const python = process.env.PYTHON ?? 'python3'

type Server = Awaited<ReturnType<typeof startServer>>

interface Client {
  name: string
  packages: string[]
  /** Of the interpreter. */
  arguments: string[]
  prepare: (server: Server, url: string) => Promise<Record<string, string>>
  /** Whether it runs in an AI/ML project as people get it. */
  inProject?: true
  /** Whether `--record` writes its requests. */
  isRecorded?: true
}

const scriptAt = (file: string) => [join(here, file)]

/** The newest releases of the generations that are in use, and what people use them with. */
const CLIENTS: Client[] = [
  {
    name: 'mlflow-2',
    packages: ['mlflow-skinny==2.22.5'],
    arguments: scriptAt('tracking.py'),
    prepare: forTracking,
    isRecorded: true,
  },
  {
    name: 'mlflow-3',
    packages: ['mlflow-skinny==3.17.2'],
    arguments: scriptAt('tracking.py'),
    prepare: forTracking,
    isRecorded: true,
  },
  {
    name: 'triton',
    packages: ['tritonclient[http]==2.73.0'],
    arguments: scriptAt('serving.py'),
    prepare: forServing,
    isRecorded: true,
  },
  { name: 'sklearn', packages: ['mlflow==3.17.2'], arguments: scriptAt('learned.py'), prepare: forTracking },
  { name: 'moving', packages: ['mlflow==3.17.2'], arguments: scriptAt('moving.py'), prepare: forTracking },
  {
    name: 'generated-project',
    packages: ['mlflow-skinny==3.17.2', 'scikit-learn==1.9.1', 'pandas', 'joblib', 'pydantic-settings'],
    arguments: ['-m', 'predictor.train'],
    prepare: forTracking,
    inProject: true,
  },
]

async function pythonOf({ name, packages }: Client): Promise<string> {
  const folder =
    process.env[`CLIENT_${name.toUpperCase().replace('-', '_')}`] ??
    join(root, 'node_modules/.cache/clients', name)
  const binary = join(folder, 'bin/python')
  if (existsSync(binary)) return binary
  await mkdir(folder, { recursive: true })
  await run(python, ['-m', 'venv', folder])
  await run(binary, ['-m', 'pip', 'install', '--quiet', ...packages])
  return binary
}

/** Runs Python in a folder and resolves with its exit code. Its output is shown. */
const script = (
  binary: string,
  words: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(binary, words, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject).on('exit', resolve)
  })

/** Writes an AI/ML project as people get it into a folder. */
const newProject = (folder: string) =>
  run(
    process.execPath,
    ['--import', 'tsx', 'packages/generator/cli/create.ts', '--name', 'Irises', '--starter', 'ai-ml', folder],
    { cwd: root },
  )

const record = process.argv.includes('--record')
let failed = 0
const only = process.argv.slice(2).filter((name) => !name.startsWith('--'))
for (const client of CLIENTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const binary = await pythonOf(client)
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-clients-'))
  const server = await startServer(readEnvironment({ PORT: '0', DATA_DIR: dataDir }))
  const recording = await recorder(server.url)
  try {
    const folder = client.inProject ? join(dataDir, 'project') : here
    if (client.inProject) await newProject(folder)
    const env = await client.prepare(server, recording.url)
    const code = await script(binary, client.arguments, folder, env)
    if (code !== 0 || recording.count() === 0) failed++
    console.log(`${code === 0 ? '✓' : '✗'} ${client.name}: ${recording.count()} requests`)
    if (code === 0 && record && client.isRecorded)
      await recording.write(join(root, `packages/server/tests/recordings/${client.name}.json`))
  } finally {
    await recording.close()
    await server.close()
    await rm(dataDir, { recursive: true })
  }
}
process.exitCode = failed > 0 ? 1 : 0

async function forTracking(server: Server, url: string): Promise<Record<string, string>> {
  const { ask } = await administrator(server)
  return {
    MLFLOW_TRACKING_URI: `${url}/mlflow`,
    MLFLOW_TRACKING_TOKEN: await ask(
      `public.create_access_token(auth.uid(), 'clients', 'write', 1) ->> 'token'`,
    ),
    MLFLOW_DISABLE_TELEMETRY: 'true',
    MLFLOW_HTTP_REQUEST_MAX_RETRIES: '0',
  }
}

/** Deploys models of the tests, past the proxy, and makes a key. */
async function forServing(server: Server, url: string): Promise<Record<string, string>> {
  const { ask, claims } = await administrator(server)
  const models = join(root, 'packages/server/tests/models')
  const authorization = `Bearer ${await sign(claims, server.services.secrets.jwtSecret, 'HS256')}`
  const post = async (path: string, body: BodyInit) => {
    const answer = await fetch(server.url + path, { method: 'POST', headers: { authorization }, body })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { hash: string }
  }
  for (const name of ['iris', 'types']) {
    const bytes = await readFile(join(models, `${name}.onnx`))
    const { hash } = await post(`/api/serving/upload?workspace=${claims.sub}&name=${name}.onnx`, bytes)
    const request = { workspace: claims.sub, hash, name, source: 'uploaded', model: name, version: '' }
    await post('/api/serving/deploy', JSON.stringify(request))
  }
  return {
    SERVING_URL: url,
    SERVING_EXPECTED: join(models, 'iris.json'),
    SERVING_KEY: await ask(
      `public.create_api_key(auth.uid(), 'clients', 'test', 'predict,models,datasets', 0) ->> 'key'`,
    ),
  }
}

/** The designated administrator with an open session: its claims, and a text that the database answers it. */
async function administrator({ services }: Server) {
  const { database, exclusively, together } = services.backend
  const { rows } = await exclusively(() =>
    database.query<{ sub: string; session_id: string }>(
      `insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users limit 1
       returning user_id as sub, id as session_id`,
    ),
  )
  const claims = { ...rows[0], sub: rows[0]?.sub ?? '', role: 'authenticated' }
  const ask = async (expression: string): Promise<string> => {
    const [, answer] = await exclusively(() =>
      together([
        ['select private.enter($1)', [JSON.stringify(claims)]],
        [`select ${expression} as answer`, []],
      ]),
    )
    return (answer?.rows[0] as { answer: string } | undefined)?.answer ?? ''
  }
  return { ask, claims }
}
