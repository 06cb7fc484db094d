import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBackend } from '../../server/backend'
import type { Environment, Services } from '../../server/index'
import { generateSecrets, type Secrets } from '../../server/secrets'
import { seedAdmin } from '../../server/seed-admin'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CACHE = here('../../node_modules/.cache/orrery/')
/** What the content of a new database depends on. */
const SOURCES = ['../../server/', '../../supabase/migrations/']

interface Prepared {
  secrets: Secrets
  dump: Blob
}

let prepared: Promise<Prepared> | undefined

/** A database in memory as the first start leaves it, with the designated admin; made once and kept as a dump. */
export async function openInMemory({ siteUrl, adminEmail }: Environment): Promise<Services> {
  const { secrets, dump } = await (prepared ??= prepare())
  const backend = await openBackend({ keys: secrets, siteUrl, adminEmail, dump })
  return { backend, mailbox: backend.mailbox, secrets, seeded: false, close: backend.close }
}

async function prepare(): Promise<Prepared> {
  const file = join(CACHE, `server-${await fingerprint()}`)
  const read = async () => ({
    secrets: JSON.parse(await readFile(`${file}.json`, 'utf8')) as Secrets,
    dump: new Blob([await readFile(`${file}.tar`)]),
  })
  return read().catch(async () => {
    const { secrets, dump } = await firstStart()
    await mkdir(CACHE, { recursive: true })
    await writeWhole(`${file}.tar`, Buffer.from(await dump.arrayBuffer()))
    await writeWhole(`${file}.json`, JSON.stringify(secrets))
    return { secrets, dump }
  })
}

async function firstStart(): Promise<Prepared> {
  const secrets = await generateSecrets()
  const siteUrl = 'http://127.0.0.1:4310'
  const email = 'admin@orrery.localhost'
  const backend = await openBackend({ keys: secrets, siteUrl, adminEmail: email })
  const { adminPassword: password, publishableKey } = secrets
  await seedAdmin(backend, { email, password, publishableKey, siteUrl })
  const dump = await backend.database.dumpDataDir('none')
  await backend.close()
  return { secrets, dump }
}

/** Other test files may read at the same moment. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(here('../../node_modules/@supabase/lite/package.json')))
  for (const folder of SOURCES.map(here))
    for (const name of (await readdir(folder)).sort())
      hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
