import { type InferOutput, nullable, object, picklist } from 'valibot'
import { text } from '@/shared/lib/collection/fields'

export const KEY_ENVIRONMENTS = ['production', 'development', 'test'] as const
export type KeyEnvironment = (typeof KEY_ENVIRONMENTS)[number]

/** Prefixes of the keys of each environment (D2 §9). */
export const KEY_PREFIXES: Record<KeyEnvironment, string> = {
  production: 'sk_prod_',
  development: 'sk_dev_',
  test: 'sk_test_',
}

export const KEY_SCOPES = ['predict', 'models', 'datasets'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Each scope by what a key with it may do. */
export const SCOPE_LABELS: Record<KeyScope, string> = {
  predict: 'Ask models for predictions',
  models: 'List models',
  datasets: 'List datasets',
}

/** How many days a key may last; `0` is without an end. */
export const KEY_DAYS = ['7', '30', '90', '365', '0'] as const
export type KeyDays = (typeof KEY_DAYS)[number]

/** The choices for a new key. */
export interface NewKey {
  name: string
  environment: KeyEnvironment
  scopes: readonly KeyScope[]
  days: KeyDays
}

export const apiKeySchema = object({
  id: text(),
  name: text(),
  prefix: text(),
  lastFour: text(),
  /** SHA-256 of the key, hexadecimal: enough to recognise it, nothing to use it by. */
  hash: text(),
  /** ISO 8601 */
  created: text(),
  /** ISO 8601; null before its first use */
  lastUsed: nullable(text()),
  status: picklist(['active', 'inactive']),
})

/** D2 §3: a key of Orrery's own API. The key itself is shown once and not kept. */
export type ApiKey = InferOutput<typeof apiKeySchema>

/** The recognisable part of a key: `sk_prod_...4f7a`. */
export const keyHint = ({ prefix, lastFour }: Pick<ApiKey, 'prefix' | 'lastFour'>): string =>
  `${prefix}...${lastFour}`

/** Why the name of a new key is not accepted beside `keys`; null when it is. */
export const keyNameError = (name: string, keys: readonly Pick<ApiKey, 'name'>[]): string | null => {
  const said = name.trim().toLowerCase()
  const taken = keys.some((key) => key.name.trim().toLowerCase() === said)
  return taken ? `A key called “${name.trim()}” already exists. Choose another name.` : null
}
