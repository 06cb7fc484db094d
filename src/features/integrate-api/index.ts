export { integrationEditsOf, useIntegrationEdit } from './model/use-integrate-api'
export { EditIntegrationDialog } from './ui/EditIntegrationDialog'
export { IntegrationDialog } from './ui/IntegrationDialog'
