import { apiIntegrations } from '@/entities/api-integration/model'
import { SAMPLE_PROVIDERS } from '@/entities/llm-provider/model'
import { withMaskedKeys } from '@/shared/lib/save-file'
import { expect, it } from 'vitest'

it('keys of providers and integrations are masked in the file of a data export', () => {
  const integrations = apiIntegrations.samples(0)
  const text = withMaskedKeys({
    browser: { 'llm-providers': SAMPLE_PROVIDERS, 'api-integrations': integrations },
    short: { apiKey: '12345678' },
  })
  for (const { apiKey } of [...SAMPLE_PROVIDERS, ...integrations]) {
    expect(text).not.toContain(apiKey)
    expect(text).toContain(`"apiKey": "...${apiKey.slice(-4)}"`)
  }
  expect(text).toContain('"apiKey": "..."')
  expect(JSON.parse(text).browser['llm-providers']).toHaveLength(SAMPLE_PROVIDERS.length)
})
