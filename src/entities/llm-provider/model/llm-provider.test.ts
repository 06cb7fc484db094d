import { fieldErrors } from '@/shared/lib/form'
import { setFormatting } from '@/shared/lib/format'
import { describe, expect, it } from 'vitest'
import { is } from 'valibot'
import { apiCalls, llmProviders } from './collections'
import { EMPTY_PROVIDER, providerFormSchema, settingsOf } from './rules'
import { maskKey } from './provider'
import { SAMPLE_PROVIDERS, sampleCalls } from './samples'
import { projectedMonthlyCost, summaryOf, usageByDay, usageOf } from './usage'

const NOW = Date.UTC(2026, 10, 22, 12)
const calls = sampleCalls(NOW)

describe('keys', () => {
  it.each([
    ['sk_demo_meridian_4f7a', 'sk_demo_...4f7a'],
    ['123456789', '12345678...6789'],
    ['12345678', '12345678'],
    ['', ''],
  ])('%s is shown as %s (LLM-05)', (key, shown) => expect(maskKey(key)).toBe(shown))

  it('of samples are not real, and long enough for their mask', () => {
    for (const { apiKey } of SAMPLE_PROVIDERS) {
      expect(apiKey).toMatch(/^sk_demo_\w+_not_a_key_/)
      expect(maskKey(apiKey).length).toBeLessThan(apiKey.length)
    }
  })
})

describe('samples', () => {
  it('have every type and status, and fit their schemas', () => {
    expect(new Set(SAMPLE_PROVIDERS.map(({ type }) => type)).size).toBe(4)
    expect(new Set(SAMPLE_PROVIDERS.map(({ status }) => status)).size).toBe(3)
    expect(SAMPLE_PROVIDERS.every((one) => is(llmProviders.schema, one))).toBe(true)
    expect(calls.every((one) => is(apiCalls.schema, one))).toBe(true)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  })

  it('are calls of the last 30 days, newest first, identical every time', () => {
    const times = calls.map(({ timestamp }) => Date.parse(timestamp))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(NOW - (times[0] ?? 0)).toBeLessThan(600_000)
    expect(NOW - (times.at(-1) ?? 0)).toBeLessThanOrEqual(30 * 86_400_000)
    expect(sampleCalls(NOW)).toEqual(calls)
  })
})

describe('figures', () => {
  const call = (provider: string, hoursAgo: number, more: object = {}) => ({
    id: `${provider}-${hoursAgo}`,
    provider,
    model: 'm',
    tokens: 10,
    cost: 0.5,
    latency: 100,
    status: 'success' as const,
    type: 'text' as const,
    timestamp: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
    ...more,
  })
  const some = [
    call('a', 1),
    call('a', 2, { latency: 300 }),
    call('a', 3, { status: 'error', latency: 9000, cost: 0 }),
    call('a', 30),
    call('b', 20),
  ]

  it('of a provider count today’s calls, and rate all calls', () => {
    const usage = usageOf(some, NOW)
    expect(usage.get('a')).toEqual({
      requestsToday: 3,
      cost: 1,
      latency: 500 / 3,
      successRate: 0.75,
      lastUsed: some[0]?.timestamp,
    })
    expect(usage.get('b')).toMatchObject({ requestsToday: 0, cost: 0, successRate: 1 })
    expect(usage.get('c')).toBeUndefined()
  })

  it('of the cards cover today (LLM-01)', () => {
    expect(summaryOf(SAMPLE_PROVIDERS, some, NOW)).toEqual({
      activeProviders: 3,
      requestsToday: 3,
      costToday: 1,
      averageLatency: 200,
    })
    expect(summaryOf([], [], NOW).averageLatency).toBeNull()
    expect(projectedMonthlyCost(1.5)).toBe(45)
  })

  it('of the days add up to all calls', () => {
    const days = usageByDay(some, NOW, 3)
    expect(days.map(({ requests }) => requests)).toEqual([0, 2, 3])
    expect(days.map(({ cost }) => cost)).toEqual([0, 1, 1])
    expect(days.map(({ day }) => new Date(day).toISOString())).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ])
  })

  it('of the days follow the chosen time zone, also when its clocks change', () => {
    setFormatting({ locale: 'en-US', timeZone: 'Europe/Berlin' })
    const days = usageByDay([call('a', 0)], Date.UTC(2026, 9, 26, 12), 3)
    expect(days.map(({ day }) => new Date(day).toISOString())).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ])
    expect(days.map(({ requests }) => requests)).toEqual([0, 0, 0])
    setFormatting({ locale: 'en-US', timeZone: 'UTC' })
  })
})

describe('a typed provider', () => {
  const good = {
    ...EMPTY_PROVIDER,
    name: ' Vega ',
    model: 'vega-1',
    apiKey: ' sk_demo_vega ',
    endpoint: 'https://api.vega.example/v1',
  }
  const wrong = (change: object) =>
    fieldErrors(providerFormSchema(['Meridian']), { ...good, ...change }).map(({ message }) => message)

  it('is stored without surrounding whitespace, with its numbers as numbers', () => {
    expect(wrong({})).toEqual([])
    expect(settingsOf({ ...good, temperature: '0,3' })).toMatchObject({
      name: 'Vega',
      apiKey: 'sk_demo_vega',
      maxTokens: 4096,
      temperature: 0.3,
      requestsLimit: 1000,
    })
  })

  it('is refused with a message when a value is missing or taken', () => {
    expect(wrong({ name: ' ', model: '', apiKey: '', endpoint: '' })).toEqual([
      'Provider name is required',
      'Model is required',
      'API key is required',
      'Endpoint URL is required',
    ])
    expect(wrong({ name: 'MERIDIAN ' })).toEqual(['A provider called “MERIDIAN” already exists'])
    expect(wrong({ apiKey: 'two words' })).toEqual([
      'API key must be a single word of at most 500 characters',
    ])
  })

  it.each(['1.1', '-0.1', '0.25', 'warm', '', '1e0'])('temperature %s is refused (LLM-04)', (temperature) =>
    expect(wrong({ temperature })).toEqual(['Temperature must be a number from 0 to 1, in steps of 0.1']),
  )
  it.each(['0', '0.1', '0.9', '1', '1.0'])('temperature %s is accepted', (temperature) =>
    expect(wrong({ temperature })).toEqual([]),
  )
  it.each(['0', '1000001', '1.5', '-3', '', '9e9'])(
    '%s is neither a valid number of tokens nor a valid limit',
    (typed) => {
      expect(wrong({ maxTokens: typed })).toEqual(['Max tokens must be a whole number from 1 to 1,000,000'])
      expect(wrong({ requestsLimit: typed })).toEqual([
        'Daily request limit must be a whole number from 1 to 1,000,000',
      ])
    },
  )
  it.each([
    'api.vega.example',
    'ftp://vega.example',
    'javascript:alert(1)',
    'https://',
    'https:///v1',
    'http://a b.example',
    'https://me:secret@vega.example',
  ])('%s is not a valid endpoint', (endpoint) => expect(wrong({ endpoint })).toHaveLength(1))
  it.each(['http://localhost:11434/v1', 'https://vega.example', 'HTTPS://VEGA.EXAMPLE/x?y=1'])(
    '%s is a valid endpoint',
    (endpoint) => expect(wrong({ endpoint })).toEqual([]),
  )
})
