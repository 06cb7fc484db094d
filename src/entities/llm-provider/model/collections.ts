import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { type ApiCall, callSchema } from './call'
import { type LlmProvider, providerSchema } from './provider'
import { SAMPLE_PROVIDERS, sampleCalls } from './samples'

export const llmProviders: CollectionDefinition<LlmProvider> = {
  name: 'llm-providers',
  version: 1,
  schema: providerSchema,
  samples: () => SAMPLE_PROVIDERS,
}

export const apiCalls: CollectionDefinition<ApiCall> = {
  name: 'api-calls',
  version: 1,
  schema: callSchema,
  samples: sampleCalls,
}
