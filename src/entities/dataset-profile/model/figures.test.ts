import { afterEach, describe, expect, it } from 'vitest'
import type { ColumnProfile } from '@orrery/profiler/types'
import { setFormatting } from '@/shared/lib/format'
import { PROFILE } from './sample-profile'
import {
  countText,
  distinctText,
  exactText,
  isOfDays,
  nameOf,
  rangesOf,
  roundedText,
  sortable,
} from './figures'

const [, total] = PROFILE.columns as [ColumnProfile, ColumnProfile]
const dates = (min: string, max: string, storedType: string | null = null) => ({
  type: 'date' as const,
  storedType,
  min,
  max,
})
const day = (text: string) => `${text}T00:00:00.000Z`

afterEach(() => setFormatting({ locale: 'en-US', timeZone: 'UTC' }))

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in the time zone %s',
  (timeZone) => {
    it('a day without a time is the same day as in the file', () => {
      setFormatting({ locale: 'en-US', timeZone })
      const column = dates(day('2024-01-01'), day('2024-12-31'))
      const days = isOfDays(column, ['2024-01-01', '', '2024/12/31'])
      expect(days).toBe(true)
      expect(exactText(column, column.min, days)).toBe('Jan 1, 2024')
      expect(exactText(column, column.max, days)).toBe('Dec 31, 2024')
      expect(roundedText(column, '2024-06-30T12:00:00.000Z', days)).toBe('Jun 30, 2024')
      expect(exactText(column, '2024-01-01', days)).toBe('Jan 1, 2024')
      expect(
        rangesOf(
          {
            ...total,
            type: 'date',
            histogram: [{ from: Date.parse('2024-01-01'), to: Date.parse('2024-01-08'), count: 2 }],
          },
          days,
        ),
      ).toEqual([{ from: 'Jan 1, 2024', to: 'Jan 8, 2024', count: 2 }])
    })

    it('a time is in UTC, as in the preview', () => {
      setFormatting({ locale: 'en-US', timeZone })
      const column = dates(day('2024-01-01'), '2024-01-02T10:05:03.000Z')
      const days = isOfDays(column, ['2024-01-01T00:00:00Z'])
      expect(days).toBe(false)
      expect(exactText(column, column.max, days)).toBe('Jan 2, 2024, 10:05:03')
      expect(roundedText(column, '2024-01-01T23:30:00.500Z', days)).toBe('Jan 1, 2024, 23:30:00.500')
    })
  },
)

it('a column has days if its file declares them, or else if its range and cells are days', () => {
  const [from, to] = [day('2024-01-01'), day('2024-01-03')]
  expect(isOfDays(dates(from, to, 'DATE'), ['2024-01-01T00:00:00'])).toBe(true)
  expect(isOfDays(dates(from, to, 'TIMESTAMP'), ['2024-01-01'])).toBe(false)
  expect(isOfDays(dates(from, to), ['2024-01-01T00:00:00'])).toBe(false)
  expect(isOfDays(dates(from, '2024-01-03T01:00:00.000Z'), [])).toBe(false)
  expect(isOfDays(dates(from, to), [])).toBe(true)
  expect(isOfDays({ ...dates(from, to), type: 'text' }, [])).toBe(false)
})

it('early and late years are distinguished from years of two digits', () => {
  const column = dates(day('0001-01-01'), '+010000-01-01T00:00:00.000Z')
  expect(exactText(column, column.min, true)).toBe('Jan 1, 1')
  expect(exactText(column, column.max, true)).toBe('Jan 1, 10000')
})

it('numbers are exact: small ones are not zero, large ones keep their digits', () => {
  expect(exactText(total, 1.5e-9, false)).toBe('1.5e-9')
  expect(roundedText(total, 3.0000000000000004e-9, false)).toBe('3e-9')
  expect(exactText(total, '1610521604143693812', false)).toBe('1,610,521,604,143,693,812')
  expect(roundedText(total, '12345678901234567890.12', false)).toBe('12,345,678,901,234,567,890.12')
  expect(exactText(total, null, false)).toBe('—')
  expect(roundedText(total, null, false)).toBe('—')
  expect(exactText({ type: 'time' }, '23:59:58', false)).toBe('23:59:58')
})

it('the ranges of a histogram have distinct edges', () => {
  const base = 999_999_999
  const histogram = [0, 1, 2].map((step) => ({
    from: base + step / 8,
    to: base + (step + 1) / 8,
    count: step,
  }))
  expect(rangesOf({ ...total, histogram }, false).map(({ from }) => from)).toEqual([
    '999,999,999',
    '999,999,999.125',
    '999,999,999.25',
  ])
})

it.each([
  ['number', 1, 1, { from: 1, to: 1.0000000000000009 }, '1'],
  ['number', 0, 0, { from: 0, to: 5.42e-20 }, '0'],
  [
    'integer',
    '9007199254740993',
    '9007199254740993',
    { from: 2 ** 53, to: 2 ** 53 + 2 },
    '9,007,199,254,740,993',
  ],
  ['date', day('2024-01-02'), day('2024-01-02'), { from: 0, to: 2e12 }, 'Jan 2, 2024'],
] as const)(
  'a column with a single %s (%s) has one range, which is that value',
  (type, min, max, bin, text) => {
    const column = { ...total, type, min, max, histogram: [{ ...bin, count: 5 }] }
    expect(rangesOf(column, type === 'date')).toEqual([{ from: text, to: text, count: 5 }])
  },
)

it('no range extends beyond the data', () => {
  const bins = (from: number, width: number) =>
    Array.from({ length: 4 }, (_, step) => ({
      from: from + step * width,
      to: from + (step + 1) * width,
      count: 1,
    }))
  const dates = { ...total, type: 'date' as const, min: day('1999-12-31'), max: day('2024-01-02') }
  const ofDates = rangesOf({ ...dates, histogram: bins(Date.parse('1998-04-23'), 2 ** 37 * 1.5) }, true)
  expect([ofDates[0]?.from, ofDates.at(-1)?.to]).toEqual(['Dec 31, 1999', 'Jan 2, 2024'])
  const ofNumbers = rangesOf({ ...total, min: 3, max: '61.5', histogram: bins(0, 16) }, false)
  expect(ofNumbers.map(({ from, to }) => [from, to])).toEqual([
    ['3', '16'],
    ['16', '32'],
    ['32', '48'],
    ['48', '61.5'],
  ])
})

it('ranges of whole numbers end before the next one begins, and a single number is alone', () => {
  const bins = (width: number) =>
    [0, 1, 2].map((step) => ({ from: step * width, to: (step + 1) * width, count: 1 }))
  const ranges = (max: number, width: number) =>
    rangesOf({ ...total, type: 'integer', min: 0, max, histogram: bins(width) }, false).map(
      ({ from, to }) => `${from}-${to}`,
    )
  expect(ranges(2, 1)).toEqual(['0-0', '1-1', '2-2'])
  expect(ranges(28, 10)).toEqual(['0-9', '10-19', '20-28'])
})

it('the edges of time ranges have no milliseconds, unless the ranges are that narrow', () => {
  const ranges = (width: number) =>
    rangesOf(
      { ...total, type: 'date', histogram: [{ from: 1_000_424, to: 1_000_424 + width, count: 1 }] },
      false,
    )
  expect(ranges(60_000)).toEqual([{ from: 'Jan 1, 1970, 00:16:40', to: 'Jan 1, 1970, 00:17:40', count: 1 }])
  expect(ranges(500)[0]?.from).toBe('Jan 1, 1970, 00:16:40.424')
})

it('estimates are marked as such', () => {
  expect(distinctText({ distinct: 90_210, distinctEstimated: true })).toBe('about 90,210')
  expect(distinctText({ distinct: 42, distinctEstimated: false })).toBe('42')
  expect(countText(1506, true)).toBe('at least 1,506')
  expect(countText(1506, false)).toBe('1,506')
})

it('a column without a name is named by its position', () => {
  expect(nameOf({ name: ' ' }, 2)).toBe('Column 3 (no name)')
  expect(nameOf({ name: '0' }, 2)).toBe('0')
})

it('sorts dates by time and exact digits by value', () => {
  expect(sortable('2024-01-01T00:00:00.000Z')).toBe(Date.UTC(2024, 0, 1))
  expect(sortable('9007199254740994')).toBe(9007199254740994)
  expect([sortable(4), sortable(null)]).toEqual([4, null])
})

it('the edges of a histogram have as many digits as other figures, not all of the file', () => {
  const histogram = [{ from: 0, to: 104, count: 7 }]
  const column = { ...total, min: 0.0005154902824949792, max: 103.99931067550757, histogram }
  expect(rangesOf(column, false)).toEqual([{ from: '0.00051549', to: '103.999', count: 7 }])
})
