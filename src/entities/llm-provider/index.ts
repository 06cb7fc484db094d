export { useApiCalls, useLlmProviders } from './api/use-llm-providers'
