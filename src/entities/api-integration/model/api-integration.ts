import {
  boolean,
  check,
  forward,
  type InferOutput,
  maxLength,
  object,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot'
import { text } from '@/shared/lib/collection/fields'
import { isAddress, requiredText } from '@/shared/lib/form'

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

const schemesOf = ({ type }: Pick<IntegrationForm, 'type'>) =>
  type === 'websocket' ? ['ws', 'wss'] : ['http', 'https']
const example = ({ type }: Pick<IntegrationForm, 'type'>) =>
  type === 'websocket' ? 'wss://api.example.com/stream' : 'https://api.example.com/v1'

/** API-06: the rules of an integration in the order of its fields; `others` are the names that are taken. */
export const integrationFormSchema = (others: readonly string[]) =>
  pipe(
    object({
      name: pipe(
        requiredText('API name is required'),
        maxLength(MAX_NAME, `API name must be at most ${MAX_NAME} characters`),
        check(
          (name) => !others.some((other) => other.trim().toLocaleLowerCase() === name.toLocaleLowerCase()),
          ({ input }) => `An integration called “${input}” already exists`,
        ),
      ),
      endpoint: requiredText('API endpoint is required'),
      type: picklist(INTEGRATION_TYPES),
      secure: boolean(),
      apiKey: pipe(string(), trim()),
    }),
    forward(
      check(
        (form) => isAddress(form.endpoint, schemesOf(form)),
        ({ input }) => `Enter a full URL, e.g. ${example(input)}`,
      ),
      ['endpoint'],
    ),
    forward(
      check(
        ({ endpoint, secure }) => !secure || /^(https|wss):/i.test(endpoint),
        ({ input: { type } }) =>
          `A secure connection requires a URL that starts with ${type === 'websocket' ? 'wss' : 'https'}://`,
      ),
      ['endpoint'],
    ),
    // After the rules of the endpoint, which need its type.
    forward(
      check(({ apiKey }) => apiKey !== '', 'API key is required'),
      ['apiKey'],
    ),
    forward(
      check(
        ({ apiKey }) => !/\s/.test(apiKey) && apiKey.length <= MAX_KEY,
        `API key must be a single word of at most ${MAX_KEY} characters`,
      ),
      ['apiKey'],
    ),
  )

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
