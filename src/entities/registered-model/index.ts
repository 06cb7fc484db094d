export { readModel, readModels, readSignature } from './api/registered-model-api'
