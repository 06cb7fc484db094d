export { type ApiKeyContext, type ApiKeyEvent, apiKeyMachine, canGenerate } from './api-key.machine'
