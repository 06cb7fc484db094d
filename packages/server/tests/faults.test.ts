import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPglite } from '../database/library'
import { appliedVersions, knownVersions } from '../database/migrations'
import { openFolder, ownFolder } from '../start/data-folder'
import { readEnvironment } from '../start/environment'
import { explain } from '../start/faults'
import { openServices } from '../start/index'
import { createSecrets } from '../start/secrets'
import { makeDataFolder } from './memory'
import { freePort, processesForTests } from './processes'

// Each fault of docs/faults.md, in front of the real process where it can be made without rights of an administrator.

const { newFolder, run, start, ended, ready } = processesForTests()

/** A message for people has at most four lines, no stack trace and no object. */
const isPlain = (text: string) =>
  !/\n\s+at |\[object|node:internal|Error:/.test(text) && text.trim().split('\n').length <= 4

/** Every file with its size and when it was written last. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const told = async (path: string) => {
    const { size, mtimeMs } = await stat(path)
    return `${path} ${size} ${mtimeMs}`
  }
  return Promise.all(paths.sort().map(told))
}

describe('a start with damaged data', () => {
  /** Damages to a copy of the folder, and what is said. */
  const damages: [string, (folder: string) => Promise<unknown>, RegExp][] = [
    [
      'keys missing',
      (at) => rm(join(at, 'secrets.json')),
      /secrets\.json is missing, while its database is there/,
    ],
    ['keys empty', (at) => writeFile(join(at, 'secrets.json'), ''), /secrets\.json is empty/],
    [
      'keys without keys',
      (at) => writeFile(join(at, 'secrets.json'), '{}'),
      /no usable jwtSecret, publishableKey, secretKey/,
    ],
    ['keys cut off', (at) => truncate(join(at, 'secrets.json'), 100), /secrets\.json is not valid JSON/],
    [
      'a secret of one letter',
      async (at) => {
        const file = join(at, 'secrets.json')
        const secrets = JSON.parse(await readFile(file, 'utf8'))
        await writeFile(file, JSON.stringify({ ...secrets, jwtSecret: 'a' }))
      },
      /secrets\.json has no usable jwtSecret\. /,
    ],
    [
      'database missing',
      (at) => rm(join(at, 'database'), { recursive: true }),
      /database is missing, while its keys are there/,
    ],
    [
      'database emptied',
      async (at) => {
        await rm(join(at, 'database'), { recursive: true })
        await mkdir(join(at, 'database'))
      },
      /database is empty/,
    ],
    [
      'control file cut off',
      (at) => truncate(join(at, 'database/global/pg_control'), 100),
      /pg_control is cut off/,
    ],
    ['table cut off', (at) => truncate(join(at, 'database/base/5/1259'), 5000), /base\/5\/1259 is cut off/],
    ['table emptied', (at) => truncate(join(at, 'database/base/5/1249'), 0), /base\/5\/1249 is empty/],
    ['log gone', (at) => rm(join(at, 'database/pg_wal'), { recursive: true }), /pg_wal is empty/],
    ['no version', (at) => truncate(join(at, 'database/PG_VERSION'), 0), /no PG_VERSION/],
    [
      'settings of the engine gone',
      (at) => rm(join(at, 'database/postgresql.conf')),
      /is damaged or incomplete/,
    ],
  ]
  let good: string

  beforeAll(async () => {
    good = await mkdtemp(join(tmpdir(), 'orrery-good-'))
    await makeDataFolder(good)
  })
  afterAll(() => rm(good, { recursive: true, force: true }))

  const damaged = async (damage: (folder: string) => Promise<unknown>) => {
    const folder = await newFolder()
    await cp(good, folder, { recursive: true })
    await chmod(folder, 0o700)
    await damage(folder)
    return { folder, before: await filesOf(folder) }
  }
  const expectSaid = (text: string, said: RegExp) => {
    expect(text).toMatch(said)
    expect(text).toMatch(/Nothing was deleted or replaced[\s\S]*a backup/)
    expect([isPlain(text), text]).toEqual([true, text])
  }

  // The database itself refuses the last damage; the server refuses the others before it opens the database.
  it.each(damages.slice(0, -1))(
    '%s: reports the cause and the remedy, and replaces nothing',
    async (_, damage, said) => {
      const { folder, before } = await damaged(damage)
      const error = await openServices(readEnvironment({ DATA_DIR: folder })).catch((thrown) => thrown)
      expectSaid(explain(error), said)
      expect(await filesOf(folder)).toEqual(before)
    },
  )

  it('a database of a newer version: reports its migration and what to do, and runs none of its own', async () => {
    const { folder } = await damaged(async (at) => {
      const { connection, database } = await openPglite({ folder: join(at, 'database') })
      await database.exec(`
        delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations);
        insert into supabase_migrations.schema_migrations (version) values ('20990101000000')`)
      await connection.close()
    })
    const error = await openServices(readEnvironment({ DATA_DIR: folder })).catch((thrown) => thrown)
    expectSaid(explain(error), /by a newer version of Orrery \(migration 20990101000000\)/)
    const { connection, database } = await openPglite({ folder: join(folder, 'database') })
    expect((await appliedVersions(database)).length).toBe((await knownVersions()).length)
    await connection.close()
  })

  const real = [damages[0], damages.at(-1)].filter((damage) => damage !== undefined)
  it.each(real)('%s: the process reports it and exits with 1', async (_, damage, said) => {
    const { folder, before } = await damaged(damage)
    const { child, output: printed } = start(folder, await freePort())
    expect(await ended(child)).toBe(1)
    expectSaid(printed.text, said)
    expect(await filesOf(folder)).toEqual(before)
  })
})

describe('a start that cannot succeed', () => {
  it.each([
    ['PORT', '99999', /PORT is "99999"/],
    ['PORT', '-1', /PORT is "-1"/],
    ['PORT', '80.5', /PORT is "80\.5"/],
    ['HOST', '256.1.1.1', /HOST is "256\.1\.1\.1"/],
    [
      'ADMIN_EMAIL',
      `${'a'.repeat(256)}@b.example`,
      /is "a+…": expected an e-mail address of at most 254 characters/,
    ],
    ['ADMIN_EMAIL', 'a b@c.example', /ADMIN_EMAIL is/],
    ['SITE_URL', 'https://orrery.example/path', /SITE_URL is/],
    ['SITE_URL', 'javascript:alert(1)', /SITE_URL is/],
    ['DATA_DIR', 'package.json', /DATA_DIR is .*this is a file/],
    ['DATA_DIR', 'package.json/data', /DATA_DIR is .*a part of this path is a file/],
    ['DATA_DIR', 'dist/data', /DATA_DIR is .*outside dist, whose files are handed out/],
    ['DATA_DIR', 'src/../src', /outside src, whose files are handed out/],
    ['DATA_DIR', `/tmp/${'long'.repeat(80)}`, /DATA_DIR is .*cannot be read \(ENAMETOOLONG\)/],
  ] as const)('because of %s %s reports the expected value', (name, value, said) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(said)
  })

  it('reports the cause in one or two lines', async () => {
    const settings: [Record<string, string>, RegExp][] = [
      [{ HOST: '203.0.113.7' }, /Cannot listen: .*HOST/],
      [{ ADMIN_EMAIL: `${'a'.repeat(256)}@b.example`, PORT: 'x' }, /PORT is "x"[\s\S]*ADMIN_EMAIL is/],
    ]
    if (process.platform === 'linux')
      settings.push([{ DATA_DIR: '/proc/orrery/data' }, /The data folder cannot be used/])
    for (const [given, said] of settings) {
      const { child, output } = run({ DATA_DIR: await newFolder(), PORT: '0', ...given })
      expect([given, await ended(child)]).toEqual([given, 1])
      expect(output.text).toMatch(said)
      expect([isPlain(output.text), output.text]).toEqual([true, output.text])
    }
  }, 60_000)

  it('because the port is in use leaves the folder unchanged', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const folder = await newFolder()
    const { child, output } = start(folder, port)
    expect(await ended(child)).toBe(1)
    expect(output.text).toMatch(`Port ${port} is taken. Choose another: PORT=`)
    expect(await readdir(folder)).toEqual([])
    taken.close()
  })

  it.each([
    [
      { code: 'EROFS', message: "EROFS: read-only file system, mkdir '/x'" },
      /^The data folder cannot be used: EROFS/,
    ],
    [
      { code: 'EACCES', message: "EACCES: permission denied, open '/x'" },
      /^The data folder cannot be used: EACCES/,
    ],
    [
      { code: 'EACCES', syscall: 'listen', message: 'listen EACCES' },
      /needs rights that this user does not have/,
    ],
    [{ message: 'Something else\nwith more lines' }, /^Orrery could not start: Something else\.\n/],
  ])('because of %j is explained', (given, said) => {
    const text = explain(Object.assign(new Error(given.message), given))
    expect(text).toMatch(said)
    expect(isPlain(text)).toBe(true)
  })

  it('because of a thrown value that is not an error is explained', () => {
    expect(explain({ name: 'ErrnoError', errno: 51 })).toContain('ErrnoError 51')
    for (const thrown of [undefined, null, {}, 'text', 7]) expect(isPlain(explain(thrown))).toBe(true)
  })
})

describe('a first start', () => {
  it('without disk space creates nothing and reports the required space', async () => {
    const folder = await newFolder()
    const room = async () => 20 * 1024 * 1024
    await expect(openFolder(folder, room)).rejects.toThrow(
      /is full: 20 MB are free, 80 MB are needed[\s\S]*Free some room/,
    )
    expect(await readdir(folder)).toEqual([])
  })

  it('that was interrupted is repeated, and its database is complete as soon as it has its name', async () => {
    const folder = await newFolder()
    await createSecrets(folder)
    await mkdir(join(folder, 'database.unfinished-1'))
    const made = await openFolder(folder)
    expect((await readdir(folder)).sort()).toEqual(['database', 'secrets.json'])
    await rm(join(folder, 'secrets.json'))
    await writeFile(join(folder, 'secrets.json.new'), JSON.stringify(made.secrets))
    expect(await openFolder(folder)).toEqual(made)
    expect(existsSync(join(folder, 'secrets.json.new'))).toBe(false)
  })

  it('works without a home, a locale or a known time zone', async () => {
    const folder = await newFolder()
    const port = await freePort()
    run({
      DATA_DIR: folder,
      PORT: `${port}`,
      HOME: '',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'nonsense',
      TZ: 'Nowhere/None',
    })
    await ready(port)
  }, 90_000)
})

describe('a data folder that is accessible to others', () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  it('is closed, with its content', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'secrets.json'), '{}', { mode: 0o644 })
    await chmod(folder, 0o755)
    await ownFolder(folder)
    expect([await modeOf(folder), await modeOf(join(folder, 'secrets.json'))]).toEqual(['700', '600'])
  })

  it('is refused when it holds other files, which may be meant to be shared', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'letter.txt'), '')
    await chmod(folder, 0o755)
    await expect(ownFolder(folder)).rejects.toThrow(
      /Other users of this machine[\s\S]*letter\.txt[\s\S]*chmod 700/,
    )
    expect(await modeOf(folder)).toBe('755')
  })
})
