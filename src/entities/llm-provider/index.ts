export { askProvider } from './api/ask-provider'
export { useApiCalls, useLlmProviders } from './api/use-llm-providers'
