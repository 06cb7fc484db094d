/** How dates and numbers are written: a locale and a time zone, by their IETF and IANA names. */
export interface Formatting {
  locale: string
  timeZone: string
}

let formatting: Formatting = { locale: 'en-US', timeZone: 'UTC' }

/** Formatters are slow to make, and there is one for each way of writing. */
const formatters = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>()

const numberFormatters = new Map<string, Intl.NumberFormat>()
let sinceFormatter: Intl.RelativeTimeFormat | null = null

/** Applies to everything that is formatted from now on (SET-03). */
export function setFormatting(next: Formatting): void {
  formatting = next
  formatters.clear()
  numberFormatters.clear()
}

/** Shown for a missing value. */
export const MISSING = '—'

function format(value: string | number | null, options: Intl.DateTimeFormatOptions): string {
  if (value === null || value === '') return MISSING
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return MISSING
  return formatterOf(options).format(date)
}

/** The formatter for one way of writing dates. */
export function formatterOf(
  options: Intl.DateTimeFormatOptions,
  locale = formatting.locale,
): Intl.DateTimeFormat {
  const { timeZone } = formatting
  const formatter = formatters.get(options) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formatters.set(options, formatter)
  return formatter
}

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }
const CALENDAR: Intl.DateTimeFormatOptions = { ...DAY, timeZone: 'UTC' }
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, ...TIME }

/** A date like `Jan 15, 2024`. `—` when there is none or it cannot be read. Takes ISO 8601, or Postgres's form of it, or ms since 1970. */
export const formatDate = (value: string | number | null): string => format(value, DAY)

/** A calendar day, like `Jan 15, 2024`, the same in every time zone. Takes `2024-01-15`. */
export const formatDay = (day: string): string => format(day, CALENDAR)

/** A date with its time of day and zone, like `Jan 15, 2024, 9:05 AM UTC`. Takes ms since 1970, too. */
export const formatDateTime = (value: string | number | null): string => format(value, MINUTE)

/** A time of day with its zone, like `9:05 AM UTC`. Takes ms since 1970. */
export const formatTime = (value: number): string => format(value, TIME)

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SECOND: Intl.DateTimeFormatOptions = { ...TIME, second: '2-digit' }

/** A time of day with its seconds and zone, like `9:05:03 AM UTC`. Takes ms since 1970. */
export const formatSecond = (value: number): string => format(value, SECOND)

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const MONTH_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }

/** A time of day for an axis, like `9:05 AM`. Takes ms since 1970. */
export const formatClock = (value: number): string => format(value, CLOCK)

/** A day of a year for an axis, like `Jan 15`. Takes ms since 1970. */
export const formatMonthDay = (value: number): string => format(value, MONTH_DAY)

const OFFSET: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
}

/** How far the clocks of the chosen time zone are ahead of UTC at a time, in ms. Takes ms since 1970. */
export function zoneOffset(at: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(OFFSET, 'en-US').formatToParts(at)) parts[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

/** The midnight of the chosen time zone that a time comes after. Both in ms since 1970. */
export function startOfDay(at: number): number {
  const midnight = Math.floor((at + zoneOffset(at)) / DAY_MS) * DAY_MS
  // The clocks may have been changed since then.
  return midnight - zoneOffset(midnight - zoneOffset(at))
}

/** How long ago, in minutes, hours or days, which are words and stay English (SET-03); a date from a week on. Takes ISO 8601 or ms since 1970, and the time now in ms since 1970. */
export function formatAgo(value: string | number, now: number): string {
  const passed = now - new Date(value).getTime()
  if (Number.isNaN(passed) || passed >= 7 * DAY_MS) return formatDate(value)
  if (passed < MINUTE_MS) return 'just now'
  const [size, unit] =
    passed < HOUR_MS
      ? ([MINUTE_MS, 'minute'] as const)
      : passed < DAY_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([DAY_MS, 'day'] as const)
  sinceFormatter ??= new Intl.RelativeTimeFormat('en')
  return sinceFormatter.format(-Math.floor(passed / size), unit)
}

/** A whole number with its thousands apart, like `10,000`. */
export const formatNumber = (value: number): string =>
  // Nothing is apart in these, and the browser's first formatter takes 20 ms on a slow processor.
  isShort(value) ? String(value) : numberFormatter(WHOLE).format(value)

/** Whether everybody who is written for in these figures writes the number alike. */
const isShort = (value: number) =>
  /^(en|es|fr|de)\b/.test(formatting.locale) && Number.isInteger(value) && value >= 0 && value < 1000

const WHOLE: Intl.NumberFormatOptions = {}

/** A number with so many decimals, like `5.7`. */
export const formatDecimal = (value: number, decimals: number): string =>
  // As above: nothing is apart.
  formatting.locale.startsWith('en') && Math.abs(value) < 1000
    ? value.toFixed(decimals)
    : numberFormatter({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)

/** The formatter for one way of writing numbers. */
export function numberFormatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const way = JSON.stringify(options)
  const formatter = numberFormatters.get(way) ?? new Intl.NumberFormat(formatting.locale, options)
  numberFormatters.set(way, formatter)
  return formatter
}

/** A duration in minutes and seconds, like `1:05`. Takes ms. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
