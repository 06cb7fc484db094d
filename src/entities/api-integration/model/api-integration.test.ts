import { fieldErrors } from '@/shared/lib/form'
import { describe, expect, it } from 'vitest'
import { is } from 'valibot'
import { EMPTY_INTEGRATION, integrationOf, integrationFormSchema, integrationSchema } from './api-integration'
import { apiIntegrations } from './collection'

const good = {
  ...EMPTY_INTEGRATION,
  name: ' Maps ',
  endpoint: ' https://maps.example/v1 ',
  apiKey: ' sk_demo_maps ',
}
const wrong = (change: object) =>
  fieldErrors(integrationFormSchema(['Weather archive']), { ...good, ...change }).map(
    ({ message }) => message,
  )

describe('an API integration', () => {
  it('is secure by default, and stored without surrounding whitespace (API-06)', () => {
    expect(wrong({})).toEqual([])
    expect(integrationOf(good)).toEqual({
      name: 'Maps',
      endpoint: 'https://maps.example/v1',
      apiKey: 'sk_demo_maps',
      type: 'rest',
      secure: true,
    })
  })

  it('reports missing fields with the documented messages', () => {
    expect(wrong({ name: ' ', endpoint: ' ', apiKey: ' ' })).toEqual([
      'API name is required',
      'API endpoint is required',
      'API key is required',
    ])
  })

  it('refuses a taken name, and an overlong one', () => {
    expect(wrong({ name: 'weather ARCHIVE' })).toEqual([
      'An integration called “weather ARCHIVE” already exists',
    ])
    expect(wrong({ name: 'x'.repeat(81) })).toEqual(['API name must be at most 80 characters'])
  })

  it.each([
    [{ endpoint: 'maps.example' }, 'Enter a full URL, e.g. https://api.example.com/v1'],
    [{ endpoint: 'wss://maps.example' }, 'Enter a full URL, e.g. https://api.example.com/v1'],
    [{ type: 'websocket' }, 'Enter a full URL, e.g. wss://api.example.com/stream'],
    [{ endpoint: 'http://maps.example' }, 'A secure connection requires a URL that starts with https://'],
    [
      { type: 'websocket', endpoint: 'ws://maps.example' },
      'A secure connection requires a URL that starts with wss://',
    ],
    [{ apiKey: 'two words' }, 'API key must be a single word of at most 500 characters'],
  ])('%j: %s', (change, message) => expect(wrong(change)).toEqual([message]))

  it.each([
    { endpoint: 'http://localhost:8080', secure: false },
    { type: 'websocket', endpoint: 'ws://localhost:8080', secure: false },
    { type: 'grpc', endpoint: 'https://grpc.example:443' },
  ])('%j is accepted', (change) => expect(wrong(change)).toEqual([]))

  it('has valid samples', () =>
    expect(apiIntegrations.samples(0).every((one) => is(integrationSchema, one))).toBe(true))
})
