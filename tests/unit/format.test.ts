import { DEFAULT_SETTINGS, storedSettings } from '@/entities/settings/model'
import { applyFormatting, keepSettings, readSettings } from '@/entities/settings'
import { browserStorage } from '@/shared/lib/browser-storage'
import {
  formatAgo,
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatMonthDay,
  formatNumber,
  formatDecimal,
  formatPercent,
  formatSecond,
  formatSpan,
  formatTime,
  formatTokens,
  setFormatting,
  startOfDay,
  zoneOffset,
} from '@/shared/lib/format'
import { forUser } from '@/shared/lib/storage'
import { afterEach, describe, expect, it } from 'vitest'

const NEW_YEAR = '2026-01-01T03:30:00.000Z'
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

afterEach(() => {
  browserStorage.remove(forUser(storedSettings, 'u1'))
  applyFormatting(null)
})

describe('dates and numbers', () => {
  it('are English and in UTC by default', () => {
    expect(plain(formatDateTime(NEW_YEAR))).toBe('Jan 1, 2026, 3:30 AM UTC')
    expect(formatDate(NEW_YEAR)).toBe('Jan 1, 2026')
    expect(plain(formatTime(Date.parse(NEW_YEAR)))).toBe('3:30 AM UTC')
    expect(formatNumber(10_000)).toBe('10,000')
  })

  it.each([
    [-5000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [60 * 60_000, '1 hour ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, '1 day ago'],
    [7 * 86_400_000 - 1, '6 days ago'],
    [7 * 86_400_000, 'Jan 1, 2026'],
  ])('are shown as minutes, hours, days and then a date: %i ms', (passed, expected) =>
    expect(formatAgo(NEW_YEAR, Date.parse(NEW_YEAR) + passed)).toBe(expected),
  )

  it('are empty when they cannot be read', () => expect(formatAgo('soon', 0)).toBe('—'))

  it('follow the language and the time zone of the settings (SET-03)', () => {
    keepSettings('u1', {
      ...DEFAULT_SETTINGS,
      preferences: { theme: 'dark', language: 'de', timezone: 'America/Los_Angeles' },
    })
    applyFormatting('u1')
    expect(formatDate(NEW_YEAR)).toBe('31. Dez. 2025')
    expect(plain(formatDateTime(NEW_YEAR))).toMatch(/^31\. Dez\. 2025, 19:30 /)
    expect(formatNumber(10_000)).toBe('10.000')
    expect(readSettings('somebody-else')).toEqual(DEFAULT_SETTINGS)
  })

  it('are a dash without a value', () => {
    for (const value of [null, '', 'soon']) expect(formatDate(value)).toBe('—')
  })

  it('show bytes in units of a thousand', () => {
    expect([0, 999, 1000, 1_234_567].map(formatBytes)).toEqual(['0 B', '999 B', '1.0 KB', '1.2 MB'])
    // An upload's progress may be a fraction of a byte.
    expect([53.55, 999.4, 999.6].map(formatBytes)).toEqual(['54 B', '999 B', '1.0 KB'])
    expect([999_949, 999_950, 999_999_999, 2.5e12, 1.2e15].map(formatBytes)).toEqual([
      '999.9 KB',
      '1.0 MB',
      '1.0 GB',
      '2.5 TB',
      '1,200.0 TB',
    ])
  })

  it('show dollars with cents, and fractions of a cent', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(formatMoney)).toEqual(['—', '$∞'])
    expect([0, 1234.5, 0.1, 0.099, 0.0999, 0.05, 0.0152, 0.0042, -0.5, 1e-12].map(formatMoney)).toEqual([
      '$0.00',
      '$1,234.50',
      '$0.10',
      '$0.099',
      '$0.10',
      '$0.05',
      '$0.015',
      '$0.0042',
      '-$0.50',
      '$0.00',
    ])
  })

  it('shorten token counts', () => {
    expect([0, 999, 1000, 12_345, 999_950, 1_240_000].map(formatTokens)).toEqual([
      '0',
      '999',
      '1K',
      '12.3K',
      '1M',
      '1.2M',
    ])
  })

  it('show percentages with the requested number of decimals', () => {
    expect(formatPercent(0)).toBe('0%')
    expect(formatPercent(98.45)).toBe('98%')
    expect(formatPercent(98.45, 1)).toBe('98.5%')
    expect(formatPercent(100, 2)).toBe('100.00%')
  })

  it.each([
    [0, '0 ms'],
    [0.4, '< 1 ms'],
    [124.4, '124 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [1240, '1.2 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min'],
    [303_000, '5 min 3 s'],
    [3_599_499, '59 min 59 s'],
    [3_599_500, '1 h'],
    [7_500_000, '2 h 5 min'],
    [86_369_999, '23 h 59 min'],
    [86_370_000, '1 d'],
    [273_600_000, '3 d 4 h'],
  ])('show a length of time in two units: %d ms', (ms, expected) => expect(formatSpan(ms)).toBe(expected))

  it('use the decimals of the locale, while words stay English (SET-03)', () => {
    setFormatting({ locale: 'de-DE', timeZone: 'UTC' })
    expect([formatSpan(5700), formatBytes(1_234_567), formatDecimal(18.44, 1)]).toEqual([
      '5,7 s',
      '1,2 MB',
      '18,4',
    ])
    expect(formatAgo(NEW_YEAR, Date.parse(NEW_YEAR) + 30 * 60_000)).toBe('30 minutes ago')
    expect(plain(formatDate(NEW_YEAR))).toBe('1. Jan. 2026')
  })

  it('are short on an axis, in the time zone of the settings', () => {
    const at = Date.parse(NEW_YEAR)
    expect(plain(formatClock(at))).toBe('3:30 AM')
    expect(formatMonthDay(at)).toBe('Jan 1')
    expect(plain(formatSecond(at + 3000))).toBe('3:30:03 AM UTC')
    expect(zoneOffset(at)).toBe(0)
    setFormatting({ locale: 'en-US', timeZone: 'America/Los_Angeles' })
    expect(plain(formatClock(at))).toBe('7:30 PM')
    expect(formatMonthDay(at)).toBe('Dec 31')
    expect(zoneOffset(at)).toBe(-8 * 3_600_000)
    expect(zoneOffset(Date.parse('2026-07-01T00:00:30.500Z'))).toBe(-7 * 3_600_000)
    expect(startOfDay(at)).toBe(Date.parse('2025-12-31T08:00:00Z'))
    // The clocks went back at two in the morning.
    expect(startOfDay(Date.parse('2026-11-01T20:00:00Z'))).toBe(Date.parse('2026-11-01T07:00:00Z'))
    expect(startOfDay(Date.parse('2026-11-01T07:00:00Z'))).toBe(Date.parse('2026-11-01T07:00:00Z'))
    setFormatting({ locale: 'de', timeZone: 'Asia/Kolkata' })
    expect(zoneOffset(at)).toBe(5.5 * 3_600_000)
  })

  it('show a duration in minutes and seconds', () => {
    expect([0, 999, 65_000, 3_600_000].map(formatDuration)).toEqual(['0:00', '0:00', '1:05', '60:00'])
  })
})
