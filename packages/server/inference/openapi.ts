// The description of the public API for tools.

const text = { type: 'string' }
const whole = { type: 'integer' }
const list = (name: string, about: string) => [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
  { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
  { name, in: 'query', schema: text, description: about },
]
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const refusals = Object.fromEntries(
  [
    [400, 'The request is not valid; `details` names what is wrong'],
    [401, 'The key is missing, unknown, revoked or expired'],
    [403, 'The key does not have the scope'],
    [429, 'Too many requests; `Retry-After` says when to try again'],
    [500, 'The model or the server failed'],
  ].map(([status, description]) => [
    status,
    { description, ...json({ $ref: '#/components/schemas/Error' }) },
  ]),
)
const page = (item: object) => ({
  type: 'object',
  required: ['data', 'limit', 'offset', 'total'],
  properties: { data: { type: 'array', items: item }, limit: whole, offset: whole, total: whole },
})

export const openApi = (siteUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Orrery',
    version: '1',
    description:
      'Predictions of deployed models. For each key: 100 requests per minute, 5,000 per day, 20 predictions per second.',
  },
  servers: [{ url: siteUrl }],
  security: [{ key: [] }],
  paths: {
    '/v1/predict': {
      post: {
        operationId: 'predict',
        summary: 'Gets predictions from a deployed model.',
        requestBody: {
          required: true,
          ...json({
            type: 'object',
            required: ['model_id', 'inputs'],
            properties: {
              model_id: { ...text, description: 'Name of an endpoint' },
              inputs: {
                type: 'array',
                minItems: 1,
                description:
                  'Rows: a value or a list for a model with one input, or an object of values by the names of the inputs',
                items: {},
              },
              parameters: {
                type: 'object',
                description: '`version` chooses a version of the model',
                properties: { version: text },
              },
            },
          }),
        },
        responses: {
          200: {
            description: 'One prediction for each row',
            ...json({
              type: 'object',
              required: ['model_id', 'predictions', 'usage'],
              properties: {
                model_id: text,
                predictions: { type: 'array', items: { type: 'object' } },
                usage: { type: 'object', properties: { inputs: whole, latency_ms: { type: 'number' } } },
              },
            }),
          },
          ...refusals,
        },
      },
    },
    '/v1/models': {
      get: {
        operationId: 'models',
        summary: 'Lists your models.',
        parameters: list('status', 'online or offline'),
        responses: {
          200: {
            description: 'A page of models',
            ...json(
              page({
                type: 'object',
                properties: { id: text, name: text, status: text, version: text, created_at: text },
              }),
            ),
          },
          ...refusals,
        },
      },
    },
    '/v1/datasets': {
      get: {
        operationId: 'datasets',
        summary: 'Lists your datasets: those that runs have logged.',
        parameters: list('type', 'Only datasets of this type'),
        responses: {
          200: {
            description: 'A page of datasets',
            ...json(page({ type: 'object', properties: { id: text, name: text, type: text, digest: text } })),
          },
          ...refusals,
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Error: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message', 'details'],
            properties: {
              code: text,
              message: text,
              details: { type: 'object', additionalProperties: text },
            },
          },
        },
      },
    },
  },
})
