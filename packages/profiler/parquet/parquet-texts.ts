/** How values of Parquet are written as text: exactly, and as DuckDB writes them where ISO 8601 leaves a choice. */

import { writeAscii, writeInteger } from '../column/digits'

const COLON = 0x3a
const POINT = 0x2e
const DAY_MS = 86_400_000
const pad = (value: number | bigint, digits: number) => String(value).padStart(digits, '0')

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Two hexadecimal digits for each byte. */
export function hexText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

export function uuidText(bytes: Uint8Array): string {
  const hex = hexText(bytes)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The integer of a decimal, written as two's complement with its most significant byte first. */
export function unscaledOf(bytes: Uint8Array): bigint | number {
  let value = bytes.length === 0 ? 0 : ((bytes[0] as number) << 24) >> 24
  for (let at = 1; at < bytes.length; at++) {
    if (Math.abs(value) > 2 ** 44) return BigInt.asIntN(bytes.length * 8, BigInt(`0x${hexText(bytes)}`))
    value = value * 256 + (bytes[at] as number)
  }
  return value
}

/** A decimal with all digits of its scale: 1250 with scale 2 is 12.50. */
export function decimalText(unscaled: bigint | number, scale: number): string {
  if (scale === 0) return String(unscaled)
  const text = String(unscaled)
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.slice(sign.length).padStart(scale + 1, '0')
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The shortest text of a single-precision float: 0.1, not 0.10000000149011612. */
export function floatText(value: number): string {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits))
    if (Math.fround(short) === value) return String(short)
  }
  return String(value)
}

/** Of a half-precision float in two bytes, the least significant first. */
export function halfFloat(bytes: Uint8Array): number {
  const bits = ((bytes[1] as number) << 8) | (bytes[0] as number)
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = (bits & 0x3ff) / 1024
  if (exponent === 0) return sign * 2 ** -14 * fraction
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * 2 ** (exponent - 15) * (1 + fraction)
}

/** Days whose texts are kept: a column of points in time has far more values than days. They end in 2188. */
const KEPT_DAYS = 80_000
const days: string[] = []

/** A day, counted from 1970, as ISO 8601 writes it. */
export function dayText(day: number): string {
  if (day < 0 || day >= KEPT_DAYS) return textOfDay(day)
  return (days[day] ??= textOfDay(day))
}

function textOfDay(day: number): string {
  // JavaScript's dates end 100 million days from 1970; the calendar repeats every 400 years, which are 146,097 days.
  const eras = Math.floor(day / 146_097)
  const date = new Date((day - eras * 146_097) * DAY_MS)
  const year = date.getUTCFullYear() + eras * 400
  const years = year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`
  return `${years}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`
}

/** Units of time: how many are in a second, and digits of its fraction. */
export const UNITS = {
  MILLIS: { second: 1000, digits: 3, name: 'ms' },
  MICROS: { second: 1_000_000, digits: 6, name: 'us' },
  NANOS: { second: 1_000_000_000, digits: 9, name: 'ns' },
} as const
export type Unit = keyof typeof UNITS

/** Writes a time of day, with as many groups of three digits as its fraction needs. */
function writeTime(sinceMidnight: number, unit: Unit, bytes: Uint8Array, start: number): number {
  const { second, digits } = UNITS[unit]
  const seconds = Math.floor(sinceMidnight / second)
  const minutes = Math.floor(seconds / 60)
  let at = writeInteger(Math.floor(minutes / 60), bytes, start, 2)
  bytes[at] = COLON
  at = writeInteger(minutes % 60, bytes, at + 1, 2)
  bytes[at] = COLON
  at = writeInteger(seconds % 60, bytes, at + 1, 2)
  const rest = sinceMidnight - seconds * second
  if (rest === 0) return at
  bytes[at] = POINT
  at = writeInteger(rest, bytes, at + 1, digits)
  for (let part = rest; part % 1000 === 0; part /= 1000) at -= 3
  return at
}

/** Writes a point in time since 1970, with `Z` if it is in UTC and not in an unnamed zone. */
export function writeTimestamp(
  since1970: bigint | number,
  unit: Unit,
  isUtc: boolean,
  bytes: Uint8Array,
  start: number,
): number {
  const size = UNITS[unit].second * 86_400
  let day: number
  let ofDay: number
  if (typeof since1970 === 'number' && Number.isSafeInteger(since1970)) {
    day = Math.floor(since1970 / size)
    ofDay = since1970 - day * size
  } else {
    const all = BigInt(since1970)
    ofDay = Number(((all % BigInt(size)) + BigInt(size)) % BigInt(size))
    day = Number((all - BigInt(ofDay)) / BigInt(size))
  }
  let at = writeAscii(dayText(day), bytes, start)
  bytes[at] = 0x54
  at = writeTime(ofDay, unit, bytes, at + 1)
  if (isUtc) bytes[at++] = 0x5a
  return at
}

const scratch = new Uint8Array(64)
const ascii = (end: number) => String.fromCharCode(...scratch.subarray(0, end))

/** A time of day as text. */
export const timeText = (sinceMidnight: number, unit: Unit) =>
  ascii(writeTime(sinceMidnight, unit, scratch, 0))

/** A point in time since 1970 as text. */
export const timestampText = (since1970: bigint | number, unit: Unit, isUtc: boolean) =>
  ascii(writeTimestamp(since1970, unit, isUtc, scratch, 0))

/** Months, days and milliseconds, four bytes each, as `1 year 2 months 3 days 04:05:06`. */
export function intervalText(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [months, days, ms] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number]
  const part = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`]
  const parts = [
    ...part(Math.floor(months / 12), 'year'),
    ...part(months % 12, 'month'),
    ...part(days, 'day'),
    ...(ms > 0 || (months === 0 && days === 0) ? [timeText(ms, 'MILLIS')] : []),
  ]
  return parts.join(' ')
}
