import { boolean, type InferOutput, object, picklist } from 'valibot'
import { text } from '@/shared/lib/collection/fields'
import { type FieldRule, isAddress } from '@/shared/lib/form'

export const INTEGRATION_TYPES = ['rest', 'graphql', 'grpc', 'websocket'] as const
export type IntegrationType = (typeof INTEGRATION_TYPES)[number]

export const INTEGRATION_TYPE_NAMES: Record<IntegrationType, string> = {
  rest: 'REST',
  graphql: 'GraphQL',
  grpc: 'gRPC',
  websocket: 'WebSocket',
}

export const integrationSchema = object({
  id: text(),
  name: text(),
  endpoint: text(5000),
  /** In the open: it stays in this browser's database and is masked wherever it shows. */
  apiKey: text(),
  type: picklist(INTEGRATION_TYPES),
  /** Only over an encrypted connection. */
  secure: boolean(),
  /** ISO 8601 */
  created: text(),
})

/** D2 §3: another service that Orrery is connected to. */
export type ApiIntegration = InferOutput<typeof integrationSchema>

export interface IntegrationForm {
  name: string
  endpoint: string
  apiKey: string
  type: IntegrationType
  secure: boolean
}

export const EMPTY_INTEGRATION: IntegrationForm = {
  name: '',
  endpoint: '',
  apiKey: '',
  type: 'rest',
  secure: true,
}

const MAX_NAME = 80
const MAX_KEY = 500

const schemesOf = ({ type }: IntegrationForm) => (type === 'websocket' ? ['ws', 'wss'] : ['http', 'https'])
const example = ({ type }: IntegrationForm) =>
  type === 'websocket' ? 'wss://api.example.com/stream' : 'https://api.example.com/v1'

/** API-06: the rules of an integration in the order of its fields; `others` are the names that are taken. */
export const integrationRules = (others: readonly string[]): readonly FieldRule<IntegrationForm>[] => [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'API name is required' },
  {
    field: 'name',
    holds: ({ name }) => name.trim().length <= MAX_NAME,
    message: `API name must be at most ${MAX_NAME} characters`,
  },
  {
    field: 'name',
    holds: ({ name }) =>
      !others.some((other) => other.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase()),
    message: ({ name }) => `An integration called “${name.trim()}” already exists`,
  },
  { field: 'endpoint', holds: ({ endpoint }) => endpoint.trim() !== '', message: 'API endpoint is required' },
  {
    field: 'endpoint',
    holds: (form) => isAddress(form.endpoint, schemesOf(form)),
    message: (form) => `Enter a full URL, e.g. ${example(form)}`,
  },
  {
    field: 'endpoint',
    holds: ({ endpoint, secure }) => !secure || /^(https|wss):/i.test(endpoint.trim()),
    message: (form) =>
      `A secure connection requires a URL that starts with ${form.type === 'websocket' ? 'wss' : 'https'}://`,
  },
  { field: 'apiKey', holds: ({ apiKey }) => apiKey.trim() !== '', message: 'API key is required' },
  {
    field: 'apiKey',
    holds: ({ apiKey }) => !/\s/.test(apiKey.trim()) && apiKey.trim().length <= MAX_KEY,
    message: `API key must be a single word of at most ${MAX_KEY} characters`,
  },
]

/** The integration that valid form values describe. */
export const integrationOf = (form: IntegrationForm): Omit<ApiIntegration, 'id' | 'created'> => ({
  ...form,
  name: form.name.trim(),
  endpoint: form.endpoint.trim(),
  apiKey: form.apiKey.trim(),
})

/** The stages after a successful connection test, in order; simulated. */
export const CONFIGURING_STAGES = [
  'Validating the API details',
  'Registering the endpoint',
  'Preparing request templates',
  'Setting up monitoring',
  'Finishing the integration',
] as const
