import { formatterOf, MISSING, numberFormatter } from './format'

/** From here on, and below SMALL, a number is written with an exponent. */
const LARGE = 1e15
const SMALL = 1e-6
/** Digits of a computed figure. */
const DIGITS = 6
const INTEGER: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }

/**
 * A number of the user's data with all of its digits, like `1,234.5` or `1.5e-9`: a double in its shortest
 * form, exact digits (of an integer or a decimal) unchanged. Thousands are grouped. Other text is returned
 * unchanged.
 */
export function formatExact(value: number | string): string {
  if (typeof value === 'string') return grouped(value)
  if (Number.isNaN(value)) return MISSING
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '-∞'
  return isPlain(value) ? grouped(plain(value)) : exponent(value.toExponential())
}

/** A computed number in six digits, like `3.14159`, `1,234,567.89` or `3e-9`; whole parts are never rounded away. */
export function formatRounded(value: number): string {
  if (!Number.isFinite(value)) return formatExact(value)
  if (!isPlain(value)) return exponent(Number(value.toPrecision(DIGITS)).toExponential())
  return Math.abs(value) < 1
    ? formatExact(Number(value.toPrecision(DIGITS)))
    : formatExact(Number(value.toFixed(Math.max(2, DIGITS - String(Math.trunc(Math.abs(value))).length))))
}

/** The edge of a bin, with enough digits to distinguish it from the next edge, `width` away. */
export function formatToWidth(edge: number, width: number): string {
  if (!(width > 0) || !isPlain(edge)) return formatRounded(edge)
  const decimals = Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(width))))
  return formatExact(Number(edge.toFixed(decimals)))
}

/** How much a part of a count is, like `33.3%`. Only nothing is 0%, and only everything is 100%. */
export function formatShare(part: number, all: number): string {
  const percent = all === 0 ? 0 : (part / all) * 100
  if (part > 0 && percent < 0.01) return `<${share(0.01)}`
  if (part < all && percent > 99.99) return `>${share(99.99)}`
  return share(percent)
}

const share = (percent: number) =>
  numberFormatter({ style: 'percent', maximumFractionDigits: percent < 1 || percent > 99 ? 2 : 1 }).format(
    percent / 100,
  )

const UTC: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
}
const UTC_MS: Intl.DateTimeFormatOptions = { ...UTC, fractionalSecondDigits: 3 }

/**
 * A moment in UTC to the second, or to the millisecond where it has some, like `Jan 1, 2024, 23:59:58`: the
 * same in every time zone, as in data files. Takes ISO 8601 or ms since 1970; returns an invalid date, or a
 * date before the year 1, unchanged.
 */
export function formatUtc(value: string | number): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) return String(value)
  return formatterOf(date.getUTCMilliseconds() === 0 ? UTC : UTC_MS).format(date)
}

const isPlain = (value: number) => value === 0 || (Math.abs(value) >= SMALL && Math.abs(value) < LARGE)

/** The shortest digits of a double without an exponent. */
const plain = (value: number) => (value === 0 ? '0' : String(value))

function grouped(digits: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? []
  if (whole === '') return digits
  const text = sign + numberFormatter(INTEGER).format(BigInt(whole))
  return fraction === '' ? text : text + point() + fraction
}

const exponent = (text: string) => text.replace('+', '').replace('.', point())

const point = () =>
  numberFormatter({})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
