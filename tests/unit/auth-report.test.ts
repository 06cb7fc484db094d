import { redact, sessionSecrets, shortUrl } from '@/pages/auth-diagnostic/model/redact'
import { configurationRows, reportText, summary, systemRows } from '@/pages/auth-diagnostic/model/report'
import { browserOf, systemOf } from '@/pages/auth-diagnostic/model/system-information'
import { CHECKS, type DiagnosticResult } from '@machines/auth-diagnostics'
import { describe, expect, it } from 'vitest'

describe('secrets', () => {
  const session = {
    access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refresh_token: 'v4kr2mq7p',
    user: { email: 'ada@orrery.example' },
  }

  it.each([
    'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl refused',
    'cut eyJhbGciOiJIUzI1N',
    'apikey sb_publishable_Zm9vYmFy was refused',
    'sb_secret_Zm9vYmFyYmF6',
    'Authorization: Bearer Zm9vYmFy',
    '{"refresh_token":"Zm9vYmFy"}',
    'GET /auth/callback?code=Zm9vYmFy&x=1',
    'password=Zm9vYmFy',
    'User ada@orrery.example not found',
    'https://x.example/?email=ada%40orrery.example',
    `hash ${'a1'.repeat(20)}`,
  ])('are masked by their format: %#', (text) => {
    const safe = redact(text, [])
    expect(safe).toContain('[hidden]')
    expect(safe).not.toMatch(/Zm9v|ada|eyJ|a1a1/)
  })

  it('are masked when they are known, the longest first', () => {
    const secrets = sessionSecrets(JSON.stringify(session))
    expect(secrets).toHaveLength(3)
    expect(redact('Refresh v4kr2mq7p and v4kr2mq7p-longer', [...secrets, 'v4kr2mq7p-longer'])).toBe(
      'Refresh [hidden] and [hidden]',
    )
  })

  it('are empty without a readable session', () => {
    for (const raw of [null, '', '{oops', '[]', '7', '{"user":null,"access_token":7}'])
      expect(sessionSecrets(raw)).toEqual([])
  })

  it('are not found in ordinary words, and long texts are truncated', () => {
    for (const text of ['TypeError: x is undefined', 'The auth service responded with status 500'])
      expect(redact(text, [])).toBe(text)
    expect(redact('word '.repeat(100_000), [])).toHaveLength(301)
  })

  it('are not in the displayed URL (AUD-02)', () => {
    expect(shortUrl('https://project.orrery.example')).toBe('https://project.orre…')
    expect(shortUrl('https://name:secret@a.example/x')).toBe('https://a.example/x')
    expect(shortUrl('http://localhost')).toBe('http://localhost')
  })
})

describe('the report', () => {
  const system = systemRows({
    browser: 'Firefox 140',
    system: 'Linux',
    screen: '1920 × 1080',
    viewport: '1280 × 800',
    online: true,
    cookies: false,
  })
  const results: DiagnosticResult[] = [
    { test: 'environment', status: 'PASS', message: 'Set', details: [] },
    { test: 'console', status: 'WARNING', message: '1 console error', details: ['oops'] },
  ]

  it('lists everything on the page, in words', () => {
    const configuration = configurationRows(
      { url: 'https://project.orre…', hasKey: true },
      { mode: 'production', debug: false },
    )
    expect(reportText(system, configuration, results).split('\n')).toEqual(
      expect.arrayContaining([
        '- Browser: Firefox 140',
        '- Cookies enabled: No',
        '- Backend URL: https://project.orre…',
        '- Backend key: Configured (hidden)',
        '- Debug mode: Off',
        `- PASS ${CHECKS.environment}: Set`,
        '    oops',
      ]),
    )
    expect(summary(results)).toBe('1 passed, 1 with a warning')
  })

  it('distinguishes an unknown configuration from a missing one', () => {
    const build = { mode: 'development', debug: true }
    expect(configurationRows(null, build)[1]).toEqual(['Backend key', 'Unknown'])
    expect(configurationRows({ url: null, hasKey: false }, build)[0]).toEqual([
      'Backend URL',
      'Not configured',
    ])
  })
})

describe('the browser (AUD-01)', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  it.each([
    [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141', 'Windows'],
    [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge 141', 'Windows'],
    [`${mac} Version/18.5 Safari/605.1.15`, 'Safari 18', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari 18',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome 141',
      'Android',
    ],
    ['curl/8', 'Unknown', 'Unknown'],
  ])('%s', (userAgent, browser, system) => {
    expect(browserOf(userAgent)).toBe(browser)
    expect(systemOf(userAgent)).toBe(system)
  })
})
