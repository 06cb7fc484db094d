import type { ColumnType, HistogramBin } from '../types'

/** Most bins of a histogram, and most whole numbers that have a bin each. */
const MOST = 16
const MOST_WHOLE = 31

interface Counted {
  number: number
  count: number
}

/** Gives the bin of a value, and the lower edge of a bin. */
interface Scale {
  binOf: (value: number) => number
  edge: (bin: number) => number
}

/**
 * A histogram whose edges are round: whole numbers one by one where there are few, else steps of 1, 2 or 5 and zeros, and
 * for dates units of the calendar. `values` are all values of the column. Null where doubles are too coarse for such edges.
 */
export function roundBins(type: ColumnType, values: readonly Counted[]): HistogramBin[] | null {
  const counted = values.filter(({ number }) => Number.isFinite(number))
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const { number } of counted) {
    min = Math.min(min, number)
    max = Math.max(max, number)
  }
  if (counted.length === 0 || !Number.isFinite(max - min)) return null
  const scale = scaleOf(type, min, max)
  if (scale === null) return null
  const first = scale.binOf(min)
  const bins = Array.from({ length: lastOf(scale, max, first) - first + 1 }, (_, bin) => ({
    from: scale.edge(first + bin),
    to: scale.edge(first + bin + 1),
    count: 0,
  }))
  if (bins.some(({ from, to }) => !(from < to))) return null
  for (const { number, count } of counted) {
    const bin = bins[Math.min(bins.length - 1, scale.binOf(number) - first)]
    if (!bin) return null
    bin.count += count
  }
  return bins
}

/** The last bin. The largest value may be its upper edge, unless that is the only edge. */
const lastOf = ({ binOf, edge }: Scale, max: number, first: number) => {
  const last = binOf(max)
  return last > first && edge(last) === max && edge(first + 1) - edge(first) !== 1 ? last - 1 : last
}

function scaleOf(type: ColumnType, min: number, max: number): Scale | null {
  if (type === 'date') return DATES.find((scale) => fits(scale, min, max)) ?? null
  if (type === 'integer' && max - min < MOST_WHOLE) return decimal(1, 0)
  const least = max === min ? Math.abs(max) || 1 : (max - min) / MOST
  const start = Math.floor(Math.log10(least))
  for (let exponent = type === 'integer' ? Math.max(0, start) : start; exponent <= start + 2; exponent++)
    for (const digit of [1, 2, 5]) {
      const scale = decimal(digit, exponent)
      if (fits(scale, min, max)) return scale
    }
  return null
}

function fits(scale: Scale, min: number, max: number): boolean {
  const first = scale.binOf(min)
  const last = lastOf(scale, max, first)
  return Number.isSafeInteger(first) && last - first < MOST
}

/** Bins of `digit` times ten to the `exponent`. */
function decimal(digit: number, exponent: number): Scale {
  // Powers below one are no doubles; those above are.
  const power = 10 ** Math.abs(exponent)
  const edge = (bin: number) => (exponent < 0 ? (bin * digit) / power : bin * digit * power)
  return { edge, binOf: (value) => settled(Math.floor(value / edge(1)), value, edge) }
}

/** Bins of some ms, counted from `start`. */
function even(width: number, start = 0): Scale {
  return {
    edge: (bin) => start + bin * width,
    binOf: (value) => Math.floor((value - start) / width),
  }
}

/** Bins of some months. */
function months(width: number): Scale {
  const edge = (bin: number) => {
    const date = new Date(0)
    date.setUTCFullYear(1970, bin * width, 1)
    return date.getTime()
  }
  return {
    edge,
    binOf: (value) => {
      const date = new Date(value)
      return Math.floor(((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()) / width)
    },
  }
}

/** The bin, where a division went past an edge. */
function settled(bin: number, value: number, edge: (bin: number) => number): number {
  if (edge(bin) > value) return bin - 1
  return edge(bin + 1) <= value ? bin + 1 : bin
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The first Monday after the beginning of 1970. */
const MONDAY = 4 * DAY

/** From milliseconds to thousands of years. */
const DATES: readonly Scale[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map((width) => even(width)),
  ...[1, 2, 5, 10, 15, 30].map((width) => even(width * SECOND)),
  ...[1, 2, 5, 10, 15, 30].map((width) => even(width * MINUTE)),
  ...[1, 2, 3, 6, 12].map((width) => even(width * HOUR)),
  ...[1, 2].map((width) => even(width * DAY)),
  ...[7, 14].map((width) => even(width * DAY, MONDAY)),
  ...[1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000].map((width) => months(width)),
]
