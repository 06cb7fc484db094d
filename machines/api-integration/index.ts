export {
  type ApiIntegrationContext,
  type ApiIntegrationEvent,
  type ApiIntegrationInput,
  apiIntegrationMachine,
} from './api-integration.machine'
