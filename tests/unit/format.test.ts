import { DEFAULT_SETTINGS, storedSettings } from '@/entities/settings/model'
import { applyFormatting, keepSettings, readSettings } from '@/entities/settings'
import { browserStorage } from '@/shared/lib/browser-storage'
import {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
  formatTime,
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
  ])('are minutes, hours, days and then a date: %i ms', (passed, expected) =>
    expect(formatAgo(NEW_YEAR, Date.parse(NEW_YEAR) + passed)).toBe(expected),
  )

  it('are nothing when they cannot be read', () => expect(formatAgo('soon', 0)).toBe('—'))

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

  it('have a dash where there is nothing to show', () => {
    for (const value of [null, '', 'soon']) expect(formatDate(value)).toBe('—')
  })

  it('name bytes in thousands', () => {
    expect([0, 999, 1000, 1_234_567].map(formatBytes)).toEqual(['0 B', '999 B', '1.0 KB', '1.2 MB'])
  })

  it('have minutes and seconds for a duration', () => {
    expect([0, 999, 65_000, 3_600_000].map(formatDuration)).toEqual(['0:00', '0:00', '1:05', '60:00'])
  })
})
