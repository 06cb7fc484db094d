export {
  type ApiIntegration,
  CONFIGURING_STAGES,
  EMPTY_INTEGRATION,
  INTEGRATION_TYPE_NAMES,
  INTEGRATION_TYPES,
  type IntegrationForm,
  integrationOf,
  integrationFormSchema,
  type IntegrationType,
} from './api-integration'
export { apiIntegrations } from './collection'
