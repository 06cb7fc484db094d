import { describe, expect, it } from 'vitest'
import { alertInWords, readRules, typedRules } from './alert'
import { EXAMPLE_ALERTS, EXAMPLE_RULES } from './samples'

describe('the rules of alerts', () => {
  const typed = typedRules(EXAMPLE_RULES)

  it('are read as they were typed, a share in percent, an empty threshold as off', () => {
    expect(typed).toMatchObject({ error_share: '7', p95_ms: '500', psi: '0.25', silent_minutes: '' })
    const { last_call: _, ...rules } = EXAMPLE_RULES
    expect(readRules(typed)).toEqual({ rules, errors: [] })
  })

  it.each([
    ['error_share', '0'],
    ['error_share', '101'],
    ['p95_ms', 'fast'],
    ['psi', '-1'],
    ['silent_minutes', '1.5'],
    ['webhook', 'http://example.com'],
    ['webhook', 'https://a:b@example.com'],
  ])('name what cannot be read: %s %s', (field, text) => {
    expect(readRules({ ...typed, [field]: text }).errors).toEqual([
      { field, message: expect.stringMatching(/^Enter/) },
    ])
  })
})

it('an alert is said in words', () => {
  expect(EXAMPLE_ALERTS.map(alertInWords)).toEqual([
    'species drifted by a PSI of 0.39 (threshold 0.25)',
    '12.5% of the requests failed (threshold 7%)',
    '95% of the answers took up to 812 ms (threshold 500 ms)',
  ])
  const [one] = EXAMPLE_ALERTS
  if (!one) throw new Error('There is an example')
  expect(alertInWords({ ...one, kind: 'silent_minutes', value: 61.7, threshold: 60 })).toBe(
    'No request for 61 minutes (threshold 60)',
  )
})
