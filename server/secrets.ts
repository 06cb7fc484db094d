import { randomBytes, randomInt } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import type { BackendKeys } from './backend'

/** What a data folder keeps secret. */
export interface Secrets extends BackendKeys {
  adminPassword: string
}

const fileOf = (folder: string) => join(folder, 'secrets.json')

/** The secrets of the folder, or null when it has none yet. */
export async function readSecrets(folder: string): Promise<Secrets | null> {
  try {
    return JSON.parse(await readFile(fileOf(folder), 'utf8')) as Secrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Makes the secrets of a new folder, readable by its owner only. */
export async function createSecrets(folder: string): Promise<Secrets> {
  const secrets = await generateSecrets()
  const temporary = `${fileOf(folder)}.new`
  await writeFile(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(temporary, fileOf(folder))
  return secrets
}

/** New keys and a new password for the designated admin. */
export async function generateSecrets(): Promise<Secrets> {
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
