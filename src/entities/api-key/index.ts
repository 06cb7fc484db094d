export { askApi } from './api/ask-api'
export { generateKey } from './api/generate-key'
export { apiHost, changeServerKey, createServerKey, type KeyChange, listServerKeys } from './api/server-keys'
export { useApiKeys } from './api/use-api-keys'
