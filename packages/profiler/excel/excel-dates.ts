import { dayText } from '../parquet/parquet-texts'

/** How a number format shows a number: as a day (and time), as a time of day, or as a span of time. */
export type DateFormat = 'date' | 'time' | 'span'

const DAY_MS = 86_400_000
/** Days from 1899-12-30 to 1970-01-01, and from there to the first day of the 1904 system. */
const TO_1970 = 25_569
const TO_1904 = 1462

/**
 * The meaning of a number format, by its number (the first 164 have no code) and its code; null if it is not
 * a date format.
 */
export function dateFormat(id: number, code: string | undefined): DateFormat | null {
  if (code === undefined) {
    if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
      return 'date'
    if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time'
    return id === 46 ? 'span' : null
  }
  // Without quoted text, escaped characters, and the sections for other numbers.
  const plain = (code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? '').toLowerCase()
  if (/\[(h+|m+|s+)\]/.test(plain)) return 'span'
  const signs = plain.replace(/\[[^\]]*\]|general/g, '')
  if (/[dy]|mmm/.test(signs) || (/m/.test(signs) && !/[hs]/.test(signs))) return 'date'
  return /[hs]/.test(signs) ? 'time' : null
}

/** ms since 1970 of a day number; Excel counts a 29 February 1900 that never was. */
export function dateOf(serial: number, is1904: boolean): number {
  const days = is1904 ? serial + TO_1904 : serial < 60 ? serial + 1 : serial
  return Math.round((days - TO_1970) * DAY_MS)
}

const two = (value: number) => String(value).padStart(2, '0')

/** ms as hours, minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const fraction = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`
}

/** ms since 1970 as ISO 8601, without a time at midnight. */
export function dateText(ms: number): string {
  const day = Math.floor(ms / DAY_MS)
  const rest = ms - day * DAY_MS
  return rest === 0 ? dayText(day) : `${dayText(day)}T${clockText(rest)}`
}
