/** The endpoints of Orrery's own API, as documented (D2 §3, §7). */
export type EndpointId = 'predict' | 'models' | 'datasets'

export type ParameterName = 'model_id' | 'inputs' | 'parameters' | 'limit' | 'offset' | 'status' | 'type'

export interface EndpointParameter {
  name: ParameterName
  type: 'string' | 'number' | 'array' | 'object'
  required: boolean
  description: string
  /** Initial value of the parameter. */
  example: string
}

export interface Endpoint {
  id: EndpointId
  name: string
  method: 'GET' | 'POST'
  /** Below the API's host. */
  path: string
  description: string
  authentication: 'api_key'
  parameters: readonly EndpointParameter[]
}

/** The host of the documentation, where nothing answers; a server has the API at its own address. */
export const API_HOST = 'https://api.orrery.example'

const LIST = [
  {
    name: 'limit',
    type: 'number',
    required: false,
    description: 'Maximum number of items, 1 to 100 (default 20)',
    example: '20',
  },
  {
    name: 'offset',
    type: 'number',
    required: false,
    description: 'Number of items to skip (default 0)',
    example: '0',
  },
] as const

export const ENDPOINTS: readonly Endpoint[] = [
  {
    id: 'predict',
    name: 'Predict',
    method: 'POST',
    path: '/v1/predict',
    description: 'Gets predictions from a deployed model.',
    authentication: 'api_key',
    parameters: [
      {
        name: 'model_id',
        type: 'string',
        required: true,
        description: 'ID of a deployed model',
        example: 'sentiment-v2',
      },
      {
        name: 'inputs',
        type: 'array',
        required: true,
        description: 'Inputs for the prediction, as JSON',
        example: '["Works as described."]',
      },
      {
        name: 'parameters',
        type: 'object',
        required: false,
        description: 'Model parameters, as JSON',
        example: '{ "threshold": 0.5 }',
      },
    ],
  },
  {
    id: 'models',
    name: 'Models',
    method: 'GET',
    path: '/v1/models',
    description: 'Lists your models.',
    authentication: 'api_key',
    parameters: [
      ...LIST,
      {
        name: 'status',
        type: 'string',
        required: false,
        description: 'Only models with this status, e.g. online',
        example: '',
      },
    ],
  },
  {
    id: 'datasets',
    name: 'Datasets',
    method: 'GET',
    path: '/v1/datasets',
    description: 'Lists your datasets.',
    authentication: 'api_key',
    parameters: [
      ...LIST,
      {
        name: 'type',
        type: 'string',
        required: false,
        description: 'Only datasets of this type, e.g. tabular',
        example: '',
      },
    ],
  },
]

export const endpointOf = (id: EndpointId): Endpoint =>
  ENDPOINTS.find((endpoint) => endpoint.id === id) ?? (ENDPOINTS[0] as Endpoint)

/** The input of a request: the endpoint, and every parameter that any endpoint has. */
export type RequestForm = Record<ParameterName, string> & { endpoint: EndpointId }

export const exampleRequest = (id: EndpointId): RequestForm => ({
  endpoint: id,
  model_id: '',
  inputs: '',
  parameters: '',
  limit: '',
  offset: '',
  status: '',
  type: '',
  ...Object.fromEntries(endpointOf(id).parameters.map(({ name, example }) => [name, example])),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Why a typed parameter cannot be sent; null when it can. A required parameter may be empty: the API then
 * reports it.
 */
export function parameterError({ name, type }: EndpointParameter, typed: string): string | null {
  const value = typed.trim()
  if (value === '') return null
  if (type === 'array' && !Array.isArray(parsed(value))) return `${name} must be a JSON array, e.g. ["text"]`
  if (type === 'object') {
    const read = parsed(value)
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      return `${name} must be a JSON object, e.g. { "threshold": 0.5 }`
  }
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
  if (name === 'limit' && (number < 1 || number > 100)) return 'limit must be a whole number from 1 to 100'
  if (name === 'offset' && number < 0) return 'offset must be a whole number of 0 or more'
  return null
}

const valueOf = ({ type }: EndpointParameter, typed: string): unknown =>
  type === 'string' ? typed.trim() : type === 'number' ? Number(typed) : parsed(typed)

const given = (form: RequestForm) =>
  endpointOf(form.endpoint).parameters.filter(({ name }) => form[name].trim() !== '')

/** The address that a request goes to, with its query. */
export function requestUrl(form: RequestForm, host = API_HOST): string {
  const { method, path } = endpointOf(form.endpoint)
  if (method === 'POST') return host + path
  const query = given(form)
    .map(({ name }) => `${name}=${encodeURIComponent(form[name].trim())}`)
    .join('&')
  return `${host}${path}${query ? `?${query}` : ''}`
}

/** The JSON that a request carries; null for one without. */
export const requestBody = (form: RequestForm): string | null =>
  endpointOf(form.endpoint).method === 'GET'
    ? null
    : JSON.stringify(
        Object.fromEntries(given(form).map((one) => [one.name, valueOf(one, form[one.name])])),
        null,
        2,
      )

/** The first required parameter that a request does not have; null when it has all. */
export const missingParameter = (form: RequestForm): ParameterName | null =>
  endpointOf(form.endpoint).parameters.find(({ name, required }) => required && form[name].trim() === '')
    ?.name ?? null

/** API-05: the documented body of an error; its details name what is missing. */
export const errorBody = (missing: string) => ({
  error: {
    code: 'invalid_request',
    message: 'Invalid request parameters',
    details: { [missing]: `${missing} is required` },
  },
})

const SUCCESS: Record<EndpointId, (form: RequestForm) => object> = {
  predict: (form) => ({
    model_id: form.model_id.trim(),
    predictions: [{ label: 'positive', confidence: 0.94 }],
    usage: { inputs: (parsed(form.inputs) as unknown[]).length, latency_ms: 124 },
  }),
  models: (form) => ({
    data: [
      { id: 'sentiment-v2', name: 'Sentiment', status: form.status.trim() || 'online' },
      { id: 'defects-v1', name: 'Defect detector', status: form.status.trim() || 'online' },
    ],
    limit: Number(form.limit || 20),
    offset: Number(form.offset || 0),
    total: 2,
  }),
  datasets: (form) => ({
    data: [{ id: 'reviews', name: 'Product reviews', type: form.type.trim() || 'text' }],
    limit: Number(form.limit || 20),
    offset: Number(form.offset || 0),
    total: 1,
  }),
}

/** API-05: the body of a simulated answer, as JSON. */
export const responseBody = (form: RequestForm, passed: boolean): string =>
  JSON.stringify(
    passed ? SUCCESS[form.endpoint](form) : errorBody(missingParameter(form) ?? 'model_id'),
    null,
    2,
  )
