import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { type ApiKey, apiKeySchema } from './api-key'

const DAY = 86_400_000

/** Sample data: there never were keys with these hashes. */
const samples = (now: number): ApiKey[] => {
  const at = (days: number) => new Date(now - days * DAY).toISOString()
  return [
    {
      id: 'key-1',
      name: 'Storefront, production',
      prefix: 'sk_prod_',
      lastFour: '7f2a',
      hash: '0'.repeat(64),
      created: at(64),
      lastUsed: at(0.01),
      status: 'active',
    },
    {
      id: 'key-2',
      name: 'Local development',
      prefix: 'sk_dev_',
      lastFour: 'c91e',
      hash: '1'.repeat(64),
      created: at(21),
      lastUsed: at(0.2),
      status: 'active',
    },
    {
      id: 'key-3',
      name: 'Nightly tests',
      prefix: 'sk_test_',
      lastFour: '08bd',
      hash: '2'.repeat(64),
      created: at(9),
      lastUsed: null,
      status: 'inactive',
    },
  ]
}

export const apiKeys: CollectionDefinition<ApiKey> = {
  name: 'api-keys',
  version: 1,
  schema: apiKeySchema,
  samples,
}
