import { type InferOutput, object, picklist } from 'valibot'
import { amount, text } from '@/shared/lib/collection/fields'

export const PROVIDER_TYPES = ['text', 'image', 'audio', 'multimodal'] as const
export type ProviderType = (typeof PROVIDER_TYPES)[number]

export const PROVIDER_STATUSES = ['active', 'inactive', 'error'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

export const providerSchema = object({
  id: text(),
  name: text(),
  type: picklist(PROVIDER_TYPES),
  /** `error`: it refuses what it is asked. */
  status: picklist(PROVIDER_STATUSES),
  /** In the open: it stays in this browser's database and is masked wherever it shows. */
  apiKey: text(),
  /** http or https */
  endpoint: text(5000),
  model: text(),
  maxTokens: amount,
  /** 0..1 in tenths */
  temperature: amount,
  /** Requests a day. */
  requestsLimit: amount,
})

/** D2 §3: a provider of language models, as stored. Its usage is computed from its calls (`usageOf`). */
export type LlmProvider = InferOutput<typeof providerSchema>

/** LLM-05: the first 8 characters, '...', the last 4; keys of 8 or fewer characters are shown in full. */
export const maskKey = (key: string): string =>
  key.length <= 8 ? key : `${key.slice(0, 8)}...${key.slice(-4)}`
