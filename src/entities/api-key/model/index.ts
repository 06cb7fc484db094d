export {
  type ApiKey,
  KEY_DAYS,
  KEY_ENVIRONMENTS,
  KEY_PREFIXES,
  KEY_SCOPES,
  type KeyDays,
  type KeyEnvironment,
  keyHint,
  keyNameError,
  type KeyScope,
  type NewKey,
  SCOPE_LABELS,
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
