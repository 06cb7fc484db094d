import { Failure } from '@/shared/lib/failure'
import { type KeyEnvironment, KEY_PREFIXES } from '../model/api-key'

/** A new key, and what is kept of it. */
export interface GeneratedKey {
  key: string
  prefix: string
  lastFour: string
  /** SHA-256, hexadecimal */
  hash: string
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key of 192 random bits by the browser's Web Crypto. Rejects with a `Failure` where the browser has none. */
export async function generateKey(
  environment: KeyEnvironment,
  { subtle, getRandomValues }: Pick<Crypto, 'subtle' | 'getRandomValues'> = bound(),
): Promise<GeneratedKey> {
  if (!subtle) throw new Failure('Keys can only be created over https or on localhost.', 'other')
  const prefix = KEY_PREFIXES[environment]
  const key = prefix + hex(getRandomValues(new Uint8Array(24)))
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(key))
  return { key, prefix, lastFour: key.slice(-4), hash: hex(new Uint8Array(hash)) }
}

const bound = () => ({ subtle: crypto.subtle, getRandomValues: crypto.getRandomValues.bind(crypto) })
