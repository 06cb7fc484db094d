export { type ApiCall, CALL_STATUSES, type CallStatus } from './call'
export { originOf, type PromptMessage } from './completion'
export { apiCalls, llmProviders } from './collections'
export {
  type LlmProvider,
  maskKey,
  PROVIDER_STATUSES,
  PROVIDER_TYPES,
  type ProviderStatus,
  type ProviderType,
} from './provider'
export {
  EMPTY_PROVIDER,
  type ProviderForm,
  providerFormSchema,
  settingsOf,
} from './rules'
export { SAMPLE_PROVIDERS, sampleCalls } from './samples'
export {
  type DayUsage,
  type LlmSummary,
  projectedMonthlyCost,
  type ProviderUsage,
  summaryOf,
  UNUSED,
  usageByDay,
  usageOf,
} from './usage'
