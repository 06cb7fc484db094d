export { useApiIntegrations } from './api/use-api-integrations'
