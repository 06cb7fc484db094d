export {
  type ApiKey,
  KEY_ENVIRONMENTS,
  KEY_PREFIXES,
  type KeyEnvironment,
  keyHint,
  keyNameError,
} from './api-key'
export { apiKeys } from './collection'
export {
  type Endpoint,
  type EndpointId,
  type EndpointParameter,
  ENDPOINTS,
  endpointOf,
  errorBody,
  exampleRequest,
  missingParameter,
  parameterError,
  type ParameterName,
  requestBody,
  type RequestForm,
  requestUrl,
  responseBody,
} from './endpoints'
export type { ServerKey } from './server-keys'
