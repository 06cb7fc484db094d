import { afterEach, describe, expect, it } from 'vitest'
import { formatExact, formatRounded, formatShare, formatToWidth, formatUtc, setFormatting } from '.'

afterEach(() => setFormatting({ locale: 'en-US', timeZone: 'UTC' }))
const german = () => setFormatting({ locale: 'de-DE', timeZone: 'America/New_York' })

describe('a number of the data', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.5e-9, '1.5e-9'],
    [-4.7e-9, '-4.7e-9'],
    [0.0001, '0.0001'],
    [0.000001, '0.000001'],
    [9.99e-7, '9.99e-7'],
    [5e-324, '5e-324'],
    [1940, '1,940'],
    [-1234567.891, '-1,234,567.891'],
    [Math.PI, '3.141592653589793'],
    [0.30000000000000004, '0.30000000000000004'],
    [999_999_999_999_999, '999,999,999,999,999'],
    [1e15, '1e15'],
    [1.2e287, '1.2e287'],
    [Number.MAX_VALUE, '1.7976931348623157e308'],
    [Number.POSITIVE_INFINITY, '∞'],
    [Number.NaN, '—'],
  ])('%s is %s', (value, text) => expect(formatExact(value)).toBe(text))

  it.each([
    ['9007199254740993', '9,007,199,254,740,993'],
    ['-1610521604143693812', '-1,610,521,604,143,693,812'],
    ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
    ['-0.10000000000000000000000001', '-0.10000000000000000000000001'],
    ['1.50', '1.50'],
    ['170141183460469231731687303715884105727', '170,141,183,460,469,231,731,687,303,715,884,105,727'],
    ['12:34:56', '12:34:56'],
    ['1E+400', '1E+400'],
    ['', ''],
  ])('the exact digits of %s are kept', (digits, text) => expect(formatExact(digits)).toBe(text))

  it('is formatted in the user’s locale', () => {
    german()
    expect(formatExact(-1234567.891)).toBe('-1.234.567,891')
    expect(formatExact('12345678901234567890.12')).toBe('12.345.678.901.234.567.890,12')
    expect(formatExact(1.5e-9)).toBe('1,5e-9')
  })
})

describe('a computed number', () => {
  it.each([
    [88.2512, '88.2512'],
    [Math.PI, '3.14159'],
    [0.30000000000000004, '0.3'],
    [1234567.8912, '1,234,567.89'],
    [0.000123456789, '0.000123457'],
    [3.0000000000000004e-9, '3e-9'],
    [-1.23456789e-7, '-1.23457e-7'],
    [0.9999999, '1'],
    [8.764255474452554e284, '8.76426e284'],
    [0, '0'],
    [12, '12'],
  ])('%s is %s', (value, text) => expect(formatRounded(value)).toBe(text))
})

it.each([
  [0, 525, '0'],
  [0.30000000000000004, 0.1, '0.3'],
  [999_999_999.125, 0.125, '999,999,999.125'],
  [1.25e-9, 2.5e-10, '1.25e-9'],
  [2e-10, 1e-10, '2e-10'],
  [-4200, 525, '-4,200'],
  [1_000_000_000_000_000_000, 1e17, '1e18'],
  [5, 0, '5'],
])('the edge %s of ranges of width %s is %s', (edge, width, text) => {
  expect(formatToWidth(edge, width)).toBe(text)
})

it.each([
  [0, 100, '0%'],
  [100, 100, '100%'],
  [50, 100, '50%'],
  [318, 1_204_330, '0.03%'],
  [1, 1_204_330, '<0.01%'],
  [1_204_329, 1_204_330, '>99.99%'],
  [1, 3, '33.3%'],
  [995, 1000, '99.5%'],
  [0, 0, '0%'],
])('%s of %s is %s', (part, all, text) => expect(formatShare(part, all)).toBe(text))

it('writes times in UTC in any time zone, without missing parts', () => {
  setFormatting({ locale: 'en-US', timeZone: 'America/New_York' })
  expect(formatUtc('2024-01-01T00:00:00.000Z')).toBe('Jan 1, 2024, 00:00:00')
  expect(formatUtc('2024-01-01T23:59:58.120Z')).toBe('Jan 1, 2024, 23:59:58.120')
  expect(formatUtc(Date.UTC(2024, 5, 30, 12))).toBe('Jun 30, 2024, 12:00:00')
  expect(formatUtc('soon')).toBe('soon')
  expect(formatUtc('-000044-03-15T00:00:00.000Z')).toBe('-000044-03-15T00:00:00.000Z')
})
