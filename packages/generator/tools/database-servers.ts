/** The database servers of real runs: where each comes from, how it is started, and what it says of itself. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export const DATABASES = ['postgresql', 'supabase', 'mysql', 'redis', 'mongodb', 'firebase'] as const
export type DatabaseServer = (typeof DATABASES)[number]

/** The folder of Debian's packages of PostgreSQL, one folder for each version. */
const POSTGRESQL = '/usr/lib/postgresql'
const TOOLS = join(tmpdir(), 'orrery-databases')
const ROOT = join(TOOLS, 'root')
const LIBRARIES = ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu']
  .map((path) => join(ROOT, path))
  .join(':')
const MONGO = join(TOOLS, 'mongo')
const EMULATOR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const EMULATOR_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
/** It reports version 6, which current drivers require, and refuses commands that its own version 5 does not have. */
const MONGO_START = `import de.bwaldvogel.mongo.*;
public class Start {
  public static void main(String[] args) throws Exception {
    var memory = new de.bwaldvogel.mongo.backend.memory.MemoryBackend().version(new MongoVersion() {
      public java.util.List<Integer> getVersionArray() { return java.util.List.of(6, 0, 0, 0); }
      public int getWireVersion() { return 17; }
    });
    new MongoServer(memory).bind("127.0.0.1", Integer.parseInt(args[0]));
    Thread.currentThread().join();
  }
}`

/** A run: the command line of the server, its address and its version. */
interface Prepared {
  line: string[]
  url: string
  version: string
}

/** PostgreSQL for one user. The address contains the first of the databases, or the database with the name of the user. */
function postgres(folder: string, port: number, user: string, databases: readonly string[]): Prepared {
  const newest = existsSync(POSTGRESQL)
    ? readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a))[0]
    : undefined
  if (newest === undefined) throw new Error('PostgreSQL is not on this machine')
  const bin = join(POSTGRESQL, newest, 'bin')
  const data = join(folder, 'data')
  ask(join(bin, 'initdb'), '-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  for (const name of databases)
    ask('sh', '-c', `echo 'create database ${name}' | ${join(bin, 'postgres')} --single -D ${data} postgres`)
  const settings = ['-p', `${port}`, '-k', folder, '-c', 'fsync=off', '-h', '127.0.0.1']
  return {
    line: [join(bin, 'postgres'), '-D', data, ...settings],
    url: `postgresql://${user}:${user}@127.0.0.1:${port}/${databases[0] ?? user}`,
    version: `PostgreSQL ${numberIn(ask(join(bin, 'postgres'), '--version'))}`,
  }
}

export const PREPARE: Record<DatabaseServer, (folder: string, port: number) => Prepared> = {
  // As in compose.yaml of a project: `app_e2e` is the database of its end-to-end test.
  postgresql: (folder, port) => postgres(folder, port, 'app', ['app', 'app_e2e']),
  // As `npx supabase start` sets it up.
  supabase: (folder, port) => postgres(folder, port, 'postgres', []),
  mysql(folder, port) {
    unpack('mariadb-server-core', 'mariadb-server', 'libaio1', 'liburing2', 'libnuma1')
    const data = join(folder, 'data')
    const share = join(ROOT, 'usr/share/mysql')
    const line = [
      join(ROOT, 'usr/sbin/mariadbd'),
      '--no-defaults',
      `--datadir=${data}`,
      `--lc-messages-dir=${share}`,
      `--tmpdir=${folder}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--character-set-server=utf8mb4',
      // By default it says 5.5.5-10…, and MySQL's drivers then keep no fractions of seconds.
      '--version=5.7.10',
      '--innodb-flush-log-at-trx-commit=0',
    ]
    mkdirSync(join(data, 'mysql'), { recursive: true })
    giveAway(folder)
    const tables = ['mysql_system_tables', 'mysql_performance_tables', 'mysql_system_tables_data']
    const sql = tables.map((name) => readFileSync(join(share, `${name}.sql`), 'utf8'))
    const input = ['use mysql;', ...sql].join('\n')
    execFileSync(line[0] ?? '', [...line.slice(1), '--bootstrap'], {
      ...someone(),
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const first = join(folder, 'first.sql')
    writeFileSync(
      first,
      `create database app;\ncreate database app_e2e;\ncreate user app@'%' identified by 'app';\ngrant all on *.* to app@'%';\n`,
    )
    return {
      line: [...line, `--port=${port}`, '--bind-address=127.0.0.1', `--init-file=${first}`],
      url: `mysql://app:app@127.0.0.1:${port}/app`,
      version: `MariaDB ${numberIn(ask(line[0] ?? '', '--version'))}`,
    }
  },
  redis(folder, port) {
    unpack('redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1')
    const program = join(ROOT, 'usr/bin/redis-server')
    return {
      line: [
        program,
        '--port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
        '--appendonly',
        'no',
      ],
      url: `redis://127.0.0.1:${port}`,
      version: `Redis ${numberIn(ask(program, '--version'))}`,
    }
  },
  mongodb(_folder, port) {
    const release = '1.47.0'
    if (!existsSync(join(MONGO, 'lib'))) {
      mkdirSync(MONGO, { recursive: true })
      const of = (name: string, value: string) => `<${name}>${value}</${name}>`
      const parts = (group: string, artifact: string, number: string) =>
        of('groupId', group) + of('artifactId', artifact) + of('version', number)
      const server = of('dependency', parts('de.bwaldvogel', 'mongo-java-server', release))
      const pom = of('modelVersion', '4.0.0') + parts('verify', 'mongo', '1') + of('dependencies', server)
      writeFileSync(join(MONGO, 'pom.xml'), of('project', pom))
      const goal = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib']
      execFileSync('mvn', goal, { cwd: MONGO, stdio: 'inherit' })
    }
    writeFileSync(join(MONGO, 'Start.java'), MONGO_START)
    return {
      line: ['java', '-cp', join(MONGO, 'lib/*'), join(MONGO, 'Start.java'), `${port}`],
      url: `mongodb://127.0.0.1:${port}/app`,
      version: `mongo-java-server ${release}`,
    }
  },
  firebase(_folder, port) {
    if (!existsSync(EMULATOR)) throw new Error("Firestore's emulator is not on this machine")
    return {
      line: ['java', '-Xmx512m', '-cp', EMULATOR, EMULATOR_CLASS, '--host', '127.0.0.1', '--port', `${port}`],
      url: `127.0.0.1:${port}`,
      version: `Firestore emulator of Google Cloud SDK ${numberIn(ask('gcloud', '--version'))}`,
    }
  },
}

/** Describes the tools of a database that the machine lacks; undefined when the database can be tried. */
export function lackingDatabase(kind: DatabaseServer): string | undefined {
  const programs = {
    postgresql: [],
    supabase: [],
    mysql: ['apt-get', 'dpkg'],
    redis: ['apt-get', 'dpkg'],
    mongodb: ['java', 'mvn'],
    firebase: ['java'],
  }
  const path = { postgresql: POSTGRESQL, supabase: POSTGRESQL, firebase: EMULATOR }[kind as string]
  if (path !== undefined && !existsSync(path))
    return kind === 'firebase' ? "Firestore's emulator" : 'PostgreSQL'
  return programs[kind].find((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
}

/** PostgreSQL and MariaDB refuse to run as root, so root starts them as an unprivileged user. */
export function someone() {
  const env = { ...process.env, LD_LIBRARY_PATH: LIBRARIES, HOME: tmpdir() }
  return userInfo().uid === 0 ? { env, uid: 65534, gid: 65534 } : { env }
}

export function giveAway(folder: string): void {
  if (userInfo().uid !== 0) return
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true }).map((path) => join(folder, `${path}`)),
  ])
    chownSync(path, 65534, 65534)
}

const numberIn = (said: string) => /\d+(\.\d+)+/.exec(said)?.[0] ?? ''

function ask(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    ...someone(),
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  })
}

/** Debian packages, without installing them. */
function unpack(...packages: string[]): void {
  const folder = join(TOOLS, 'packages')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  const there = () => readdirSync(folder)
  const missing = packages.filter((name) => !there().some((file) => file.startsWith(`${name}_`)))
  if (missing.length === 0) return
  execFileSync('apt-get', ['download', ...missing], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const file of there().filter((file) => missing.some((name) => file.startsWith(`${name}_`))))
    execFileSync('dpkg', ['-x', join(folder, file), ROOT])
}
