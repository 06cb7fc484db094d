import { describe, expect, it } from 'vitest'
import { deviceOf } from './device'

describe('the device of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Unknown browser on Linux'],
    ['node', 'Unknown browser'],
    ['', 'Unknown browser'],
    [' ', 'Unknown browser'],
  ])('of %s is %s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words))

  it.each([
    'This browser/1.0',
    '\u202Eemorhc/1',
    '<b>x</b>/1',
    'Mozilla This-browser/1',
    'constructor/1',
    `${'x '.repeat(5000)}/1`,
  ])('never contains the text of the user agent: %s', (userAgent) =>
    expect(deviceOf(userAgent)).toBe('Unknown browser'),
  )
})
