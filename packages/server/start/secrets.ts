import { randomBytes, randomInt } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxLength, minLength, object, pipe, regex, safeParse, string } from 'valibot'
import type { BackendKeys } from '../database/backend'
import { keysFault } from './faults'

/** Secrets stored in a data folder. */
export interface Secrets extends BackendKeys {
  adminPassword: string
}

const fileOf = (folder: string) => join(folder, 'secrets.json')
const newFileOf = (folder: string) => `${fileOf(folder)}.new`

/** Nothing shorter than what was made here: what is too short can be guessed. */
const key = (prefix: string) => pipe(string(), regex(new RegExp(`^${prefix}_[\\w-]{20,}$`)))
const schema = object({
  jwtSecret: pipe(string(), minLength(32)),
  publishableKey: key('sb_publishable'),
  secretKey: key('sb_secret'),
  adminPassword: pipe(string(), minLength(8), maxLength(72)),
})

/** The secrets of the folder, or null when it has none yet. Throws a `StartError` when they cannot be used. */
export const readSecrets = (folder: string): Promise<Secrets | null> => read(fileOf(folder))

async function read(file: string): Promise<Secrets | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw keysFault(file, `cannot be read (${code})`)
  }
  if (!text.trim()) throw keysFault(file, 'is empty')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw keysFault(file, 'is not valid JSON')
  }
  return parseSecrets(parsed, (fault) => keysFault(file, `has ${fault}`))
}

/** The secrets in a value that was stored. Throws what `fault` makes of the parts that cannot be used. */
export function parseSecrets(value: unknown, fault: (words: string) => Error): Secrets {
  const result = safeParse(schema, value)
  if (result.success) return result.output
  const parts = [
    ...new Set(result.issues.map((issue) => issue.path?.map(({ key }) => key).join('.') ?? 'its content')),
  ]
  throw fault(`no usable ${parts.join(', ')}`)
}

/** Makes the secrets of a new folder, readable by its owner only. They count once `keepSecrets` has been called. */
export async function createSecrets(folder: string): Promise<void> {
  await writeNewSecrets(folder, await generateSecrets())
}

/** The same with secrets that were made before. */
export async function writeNewSecrets(folder: string, secrets: Secrets): Promise<void> {
  await writeFile(newFileOf(folder), `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
}

/** Makes the new secrets those of the folder. */
export async function keepSecrets(folder: string): Promise<Secrets> {
  const secrets = await read(newFileOf(folder))
  if (!secrets) throw keysFault(newFileOf(folder), 'is missing')
  await rename(newFileOf(folder), fileOf(folder))
  return secrets
}

/** New keys and a new password for the designated admin. */
export async function generateSecrets(): Promise<Secrets> {
  // Needed once for a data folder; the thread of the database loads its own.
  const { generateApiKey } = await import('@supabase/lite')
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: publishable.key,
    secretKey: secret.key,
    adminPassword: generatePassword(),
  }
}

const GROUPS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+-=?@']

const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''

/** Twenty characters without look-alikes, every group among them. */
function generatePassword(): string {
  const characters = [...GROUPS, ...Array.from({ length: 16 }, () => GROUPS.join(''))].map(pick)
  for (let index = characters.length - 1; index > 0; index--) {
    const other = randomInt(index + 1)
    const held = characters[index] ?? ''
    characters[index] = characters[other] ?? ''
    characters[other] = held
  }
  return characters.join('')
}
