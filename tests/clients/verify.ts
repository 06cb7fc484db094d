// `npm run verify:clients`: real clients of the protocols against a real server. Needs Python and the packages of
// requirements below, installed into virtual environments under node_modules/.cache on the first run. With --record it
// writes the requests of the clients to packages/server/tests/recordings, which `npm test` replays without Python.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readEnvironment, startServer } from '../../packages/server/start/index'
import { recorder } from './recorder'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const python = process.env.PYTHON ?? 'python3'

const TRACKING = join(here, 'tracking.py')

/** The newest releases of both generations that are in use, and what people use them with. */
const CLIENTS: { name: string; packages: string[]; arguments: string[]; inProject?: true }[] = [
  { name: 'mlflow-2', packages: ['mlflow-skinny==2.22.5'], arguments: [TRACKING] },
  { name: 'mlflow-3', packages: ['mlflow-skinny==3.17.2'], arguments: [TRACKING] },
  { name: 'sklearn', packages: ['mlflow==3.17.2'], arguments: [join(here, 'learned.py')] },
  {
    name: 'generated-project',
    packages: ['mlflow-skinny==3.17.2', 'scikit-learn==1.9.1', 'pandas', 'joblib', 'pydantic-settings'],
    arguments: ['-m', 'predictor.train'],
    inProject: true,
  },
]

async function pythonOf({ name, packages }: (typeof CLIENTS)[number]): Promise<string> {
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
for (const client of CLIENTS) {
  const binary = await pythonOf(client)
  const dataDir = await mkdtemp(join(tmpdir(), 'orrery-clients-'))
  const server = await startServer(readEnvironment({ PORT: '0', DATA_DIR: dataDir }))
  const recording = await recorder(server.url)
  try {
    const token = await newToken(server)
    const folder = client.inProject ? join(dataDir, 'project') : here
    if (client.inProject) await newProject(folder)
    const code = await script(binary, client.arguments, folder, {
      MLFLOW_TRACKING_URI: `${recording.url}/mlflow`,
      MLFLOW_TRACKING_TOKEN: token,
      MLFLOW_DISABLE_TELEMETRY: 'true',
      MLFLOW_HTTP_REQUEST_MAX_RETRIES: '0',
    })
    if (code !== 0 || recording.count() === 0) failed++
    console.log(`${code === 0 ? '✓' : '✗'} ${client.name}: ${recording.count()} requests`)
    if (code === 0 && record && client.arguments.includes(TRACKING))
      await recording.write(join(root, `packages/server/tests/recordings/${client.name}.json`))
  } finally {
    await recording.close()
    await server.close()
    await rm(dataDir, { recursive: true })
  }
}
process.exitCode = failed > 0 ? 1 : 0

/** A token of the designated administrator. */
async function newToken({ services }: Awaited<ReturnType<typeof startServer>>): Promise<string> {
  const { database, exclusively, together } = services.backend
  const [, made] = await exclusively(async () => {
    const { rows } = await database.query<{ sub: string; session_id: string }>(
      `insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users limit 1
       returning user_id as sub, id as session_id`,
    )
    const claims = JSON.stringify({ ...rows[0], role: 'authenticated' })
    return together([
      ['select private.enter($1)', [claims]],
      [`select public.create_access_token($1, 'clients', 'write', 1) ->> 'token' as token`, [rows[0]?.sub]],
    ])
  })
  return (made?.rows[0] as { token: string } | undefined)?.token ?? ''
}
