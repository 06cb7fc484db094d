/**
 * Temporary databases for real runs of the templates, each in a folder of its own under the system's temporary folder.
 *
 *   npx tsx packages/generator/tools/databases.ts postgresql supabase mysql redis mongodb firebase --port 4401
 *
 * starts them on 4401, 4402 and so on, prints how each is reached, and stops them when it is stopped. PostgreSQL must be
 * on the machine. MariaDB (it stands for MySQL) and Redis are unpacked from Debian's packages and installed nowhere;
 * MongoDB's protocol is answered by mongo-java-server from Maven, Firestore by Google's emulator where it is installed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { DATABASES, type DatabaseServer, giveAway, PREPARE, someone } from './database-servers.ts'

export interface RunningDatabase {
  /** DATABASE_URL in the plain form of its protocol; for firebase FIRESTORE_EMULATOR_HOST. */
  url: string
  /** The version that it reports, for the notes of a run. */
  version: string
  stop: () => Promise<void>
}

const FIRST_ANSWER = 30_000
/** ms that a database may take to end. */
const LAST_WORDS = 30_000

/** Starts an empty database on a port of 127.0.0.1. Rejects with the end of its output when it does not answer. */
export async function startDatabase(kind: DatabaseServer, port: number): Promise<RunningDatabase> {
  const folder = mkdtempSync(join(tmpdir(), `orrery-${kind}-`))
  giveAway(folder)
  const { line, url, version } = PREPARE[kind](folder, port)
  giveAway(folder)
  const child = spawn(line[0] ?? '', line.slice(1), {
    ...someone(),
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-2000)
    })
  const closed = once(child, 'close')
  const stop = async () => {
    // PostgreSQL waits for its clients on SIGTERM.
    if (child.exitCode === null)
      child.kill(kind === 'postgresql' || kind === 'supabase' ? 'SIGINT' : 'SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS)
    await closed.finally(() => clearTimeout(timer))
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = performance.now() + FIRST_ANSWER
  while (!(await listens(port))) {
    if (child.exitCode === null && performance.now() < deadline) continue
    await stop()
    throw new Error(`${kind} does not answer on port ${port}\n${output}`)
  }
  return { url, version, stop }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.end() && true))
    socket.once('error', () => setTimeout(() => resolve(false), 50))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } })
  const unknown = positionals.filter((name) => !DATABASES.includes(name as DatabaseServer))
  if (unknown.length > 0) throw new Error(`There are ${DATABASES.join(', ')}; not ${unknown.join(', ')}`)
  const running: RunningDatabase[] = []
  try {
    for (const [index, kind] of positionals.entries()) {
      const database = await startDatabase(kind as DatabaseServer, Number(values.port ?? 4401) + index)
      running.push(database)
      console.log(`${kind.padEnd(11)} ${database.url.padEnd(46)} ${database.version}`)
    }
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
