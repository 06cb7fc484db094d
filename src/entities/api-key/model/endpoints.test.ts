import { describe, expect, it } from 'vitest'
import {
  type EndpointId,
  ENDPOINTS,
  endpointOf,
  exampleRequest,
  missingParameter,
  parameterError,
  requestBody,
  requestUrl,
  responseBody,
} from './endpoints'

describe('the documented API', () => {
  it('has three endpoints with their parameters (API-04)', () => {
    expect(
      ENDPOINTS.map(({ name, method, parameters }) => [name, method, parameters.map((one) => one.name)]),
    ).toEqual([
      ['Predict', 'POST', ['model_id', 'inputs', 'parameters']],
      ['Models', 'GET', ['limit', 'offset', 'status']],
      ['Datasets', 'GET', ['limit', 'offset', 'type']],
    ])
  })

  it('is called with a body or a query from the input', () => {
    expect(requestUrl(exampleRequest('predict'))).toBe('https://api.orrery.example/v1/predict')
    expect(JSON.parse(requestBody(exampleRequest('predict')) ?? '')).toEqual({
      model_id: 'sentiment-v2',
      inputs: ['Works as described.'],
      parameters: { threshold: 0.5 },
    })
    expect(requestUrl({ ...exampleRequest('models'), status: 'a&b' })).toBe(
      'https://api.orrery.example/v1/models?limit=20&offset=0&status=a%26b',
    )
    expect(requestUrl({ ...exampleRequest('datasets'), limit: '', offset: '' })).toBe(
      'https://api.orrery.example/v1/datasets',
    )
    expect(requestBody(exampleRequest('models'))).toBeNull()
  })

  it.each(['predict', 'models', 'datasets'] as const)(
    'answers %s in JSON, valid or invalid (API-05)',
    (id) => {
      expect(JSON.parse(responseBody(exampleRequest(id), true))).not.toHaveProperty('error')
      expect(JSON.parse(responseBody(exampleRequest(id), false))).toEqual({
        error: {
          code: 'invalid_request',
          message: 'Invalid request parameters',
          details: { model_id: 'model_id is required' },
        },
      })
    },
  )

  it('reports missing parameters', () => {
    const request = { ...exampleRequest('predict'), inputs: ' ' }
    expect(missingParameter(request)).toBe('inputs')
    expect(responseBody(request, false)).toContain('inputs is required')
    expect(missingParameter(exampleRequest('models'))).toBeNull()
  })

  it.each<[EndpointId, string, string, string | null]>([
    ['predict', 'inputs', 'text', 'inputs must be a JSON array, e.g. ["text"]'],
    ['predict', 'inputs', '{}', 'inputs must be a JSON array, e.g. ["text"]'],
    ['predict', 'inputs', '', null],
    ['predict', 'parameters', '[1]', 'parameters must be a JSON object, e.g. { "threshold": 0.5 }'],
    ['predict', 'parameters', 'null', 'parameters must be a JSON object, e.g. { "threshold": 0.5 }'],
    ['predict', 'parameters', '{"a":1}', null],
    ['models', 'limit', '0', 'limit must be a whole number from 1 to 100'],
    ['models', 'limit', '101', 'limit must be a whole number from 1 to 100'],
    ['models', 'limit', '100', null],
    ['models', 'offset', '-1', 'offset must be a whole number of 0 or more'],
    ['models', 'offset', '0', null],
  ])('%s: %s %j', (id, name, typed, message) => {
    const parameter = endpointOf(id).parameters.find((one) => one.name === name)
    expect(parameter && parameterError(parameter, typed)).toBe(message)
  })
})
