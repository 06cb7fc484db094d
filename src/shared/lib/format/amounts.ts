import { formatDecimal, MISSING, numberFormatter } from './format'

const number = (value: number, options: Intl.NumberFormatOptions) => numberFormatter(options).format(value)

/**
 * US dollars with cents, like `$1,234.50`. Less than ten cents keeps its two leading figures, like `$0.0042`: a call of
 * a language model costs less than a cent. `—` for what is no number.
 */
export function formatMoney(dollars: number): string {
  if (Number.isNaN(dollars)) return MISSING
  const size = Math.abs(dollars)
  const decimals = size === 0 || size >= 0.1 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(size)))
  return number(dollars, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: Math.max(2, decimals),
  })
}

/** A count in short, like `950`, `12.3K` or `1.2M`. */
export const formatTokens = (count: number): string =>
  number(count, { notation: 'compact', maximumFractionDigits: 1 })

/** A percentage with as many decimals as asked for, like `98.5%`. Takes 0..100. */
export const formatPercent = (percent: number, decimals = 0): string =>
  number(percent / 100, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size in bytes, like `1.2 KB`; a KB is 1000 bytes. */
export function formatBytes(bytes: number): string {
  let power = 0
  let value = bytes
  // A value that would round to 1000.0 uses the next unit.
  while (power < UNITS.length - 1 && value >= (power === 0 ? 999.5 : 999.95)) {
    value /= 1000
    power += 1
  }
  return `${power === 0 ? Math.round(value) : formatDecimal(value, 1)} ${UNITS[power]}`
}

/** How long something takes in its two greatest units: `124 ms`, `1.2 s`, `5 min 3 s`, `2 h 5 min`, `3 d 4 h`. Takes ms. */
export function formatSpan(ms: number): string {
  if (ms > 0 && ms < 0.5) return '< 1 ms'
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`
  const tenths = Math.round(ms / 100)
  if (tenths < 600) return `${formatDecimal(tenths / 10, tenths % 10 === 0 ? 0 : 1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return two(seconds, 60, 'min', 's')
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1440) return two(minutes, 60, 'h', 'min')
  return two(Math.round(ms / 3_600_000), 24, 'd', 'h')
}

function two(value: number, size: number, great: string, small: string): string {
  const rest = value % size
  return `${Math.floor(value / size)} ${great}${rest === 0 ? '' : ` ${rest} ${small}`}`
}
