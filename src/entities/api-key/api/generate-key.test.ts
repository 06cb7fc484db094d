import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { is } from 'valibot'
import { apiKeySchema, KEY_ENVIRONMENTS, keyHint } from '../model/api-key'
import { apiKeys } from '../model/collection'
import { generateKey } from './generate-key'

describe('API keys', () => {
  it('start with the prefix of their environment and are unique (API-03)', async () => {
    const keys = await Promise.all(KEY_ENVIRONMENTS.map((one) => generateKey(one)))
    expect(keys.map(({ key }) => key.replace(/[0-9a-f]{48}$/, ''))).toEqual([
      'sk_prod_',
      'sk_dev_',
      'sk_test_',
    ])
    const again = await generateKey('test')
    expect(again.key).not.toBe(keys[2]?.key)
  })

  it('store their SHA-256 hash and their last four characters', async () => {
    const { key, hash, ...hint } = await generateKey('production')
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'))
    expect(keyHint(hint)).toBe(`sk_prod_...${key.slice(-4)}`)
  })

  it('are not generated when the browser has no Web Crypto', async () => {
    const bare = { getRandomValues: crypto.getRandomValues } as Crypto
    await expect(generateKey('test', bare)).rejects.toThrow('Keys can only be created over https')
  })

  it('have valid samples of each environment', () => {
    const samples = apiKeys.samples(Date.UTC(2026, 10, 22))
    expect(samples.map(({ prefix }) => prefix)).toEqual(['sk_prod_', 'sk_dev_', 'sk_test_'])
    expect(samples.every((one) => is(apiKeySchema, one))).toBe(true)
  })
})
