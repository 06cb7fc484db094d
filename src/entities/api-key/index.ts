export { generateKey } from './api/generate-key'
export { useApiKeys } from './api/use-api-keys'
