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
  it('is secure at first, and kept without the blanks around (API-06)', () => {
    expect(wrong({})).toEqual([])
    expect(integrationOf(good)).toEqual({
      name: 'Maps',
      endpoint: 'https://maps.example/v1',
      apiKey: 'sk_demo_maps',
      type: 'rest',
      secure: true,
    })
  })

  it('says what is missing in the documented words', () => {
    expect(wrong({ name: ' ', endpoint: ' ', apiKey: ' ' })).toEqual([
      'API name is required',
      'API endpoint is required',
      'API key is required',
    ])
  })

  it('refuses a name that is taken, and one that is endless', () => {
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
  ])('%j is taken', (change) => expect(wrong(change)).toEqual([]))

  it('has samples that fit', () =>
    expect(apiIntegrations.samples(0).every((one) => is(integrationSchema, one))).toBe(true))
})
