import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { type BackendOptions, openBackend } from '../database/backend'
import { type Environment, readEnvironment, type Services } from '../start/index'
import { generateSecrets, type Secrets } from '../start/secrets'
import { seedAdmin } from '../start/seed-admin'
import { openCopy } from './postgres/copy'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CACHE = here('../../../node_modules/.cache/orrery/')
const PREFIX = 'server-'
const HASH_LENGTH = 16
/** The content of a new database depends on these folders, so their hash names its prepared copy. */
const SOURCES = [
  '../auth/',
  '../database/',
  '../http/',
  '../limits/',
  '../mail/',
  '../start/',
  '../../../supabase/migrations/',
]

interface Prepared {
  secrets: Secrets
  dump: Blob
}

let prepared: Promise<Prepared> | undefined

/**
 * A database as the first start leaves it, with the designated admin: in memory, in a folder, or one of its own on the
 * PostgreSQL server of the project `postgres`. Made once and kept as a dump or as a template.
 */
export async function openInMemory(
  environment: Environment,
  options: Pick<BackendOptions, 'folder' | 'callLimit' | 'hashing' | 'mail'> = {},
): Promise<Services> {
  const postgres = inject('postgres')
  if (postgres) return openCopy(postgres, environment, options)
  const { siteUrl, adminEmail } = environment
  const { secrets, dump } = await (prepared ??= prepare())
  const backend = await openBackend({ keys: secrets, siteUrl, adminEmail, dump, ...options })
  return { backend, mailbox: backend.mailbox, secrets, seeded: false, close: backend.close }
}

/** Makes a data folder as the first start leaves it, with the designated admin, whose password it returns. */
export async function makeDataFolder(dataDir: string): Promise<string> {
  const { secrets, dump } = await (prepared ??= prepare())
  const { siteUrl, adminEmail } = readEnvironment({})
  const folder = join(dataDir, 'database')
  const backend = await openBackend({ keys: secrets, siteUrl, adminEmail, dump, folder })
  await backend.close()
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
  return secrets.adminPassword
}

async function prepare(): Promise<Prepared> {
  const folder = join(CACHE, `${PREFIX}${await fingerprint()}`)
  return read(folder).catch(async () => {
    await removeOutdated()
    await write(folder, await firstStart())
    return read(folder)
  })
}

async function read(folder: string): Promise<Prepared> {
  const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as Secrets
  return { secrets, dump: new Blob([await readFile(join(folder, 'database.tar'))]) }
}

/** Complete or not at all: other test files may be at it, too, and then the first one counts. */
async function write(folder: string, { secrets, dump }: Prepared): Promise<void> {
  const unfinished = `${folder}-${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  await writeFile(join(unfinished, 'secrets.json'), JSON.stringify(secrets))
  await writeFile(join(unfinished, 'database.tar'), Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
}

async function removeOutdated(): Promise<void> {
  const names = await readdir(CACHE).catch(() => [])
  const outdated = names.filter(
    (name) => name.startsWith(PREFIX) && name.length === PREFIX.length + HASH_LENGTH,
  )
  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
}

async function firstStart(): Promise<Prepared> {
  const secrets = await generateSecrets()
  const siteUrl = 'http://127.0.0.1:4310'
  const email = 'admin@orrery.localhost'
  const backend = await openBackend({ keys: secrets, siteUrl, adminEmail: email })
  const { adminPassword: password, publishableKey } = secrets
  await seedAdmin(backend, { email, password, publishableKey, siteUrl })
  const dump = await backend.dump()
  await backend.close()
  return { secrets, dump }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(here('../../../node_modules/@supabase/lite/package.json')))
  for (const folder of SOURCES.map(here))
    for (const name of (await readdir(folder)).sort())
      hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, HASH_LENGTH)
}
