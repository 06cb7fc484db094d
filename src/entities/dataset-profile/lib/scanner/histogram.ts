export const BINS = 64

/**
 * Histograms of several series, whose range nobody knows beforehand. Each has 64 bins as wide as a power of two, at
 * whole multiples of it; when a value falls outside, bins join in pairs until it fits. Joining loses nothing but detail,
 * so what blocks counted on their own adds up exactly.
 */
export class Histograms {
  readonly bins: Float64Array
  /** 2 ** -exponent of the width; 0 while the series is empty. */
  readonly scale: Float64Array
  /** The first bin's number: its lower edge is `base / scale`. */
  readonly base: Float64Array

  constructor(series: number, from?: Pick<Histograms, 'bins' | 'scale' | 'base'>) {
    this.bins = from?.bins ?? new Float64Array(series * BINS)
    this.scale = from?.scale ?? new Float64Array(series)
    this.base = from?.base ?? new Float64Array(series)
  }

  add(series: number, value: number) {
    const { scale } = this
    const bin = Math.floor(value * (scale[series] as number)) - (this.base[series] as number)
    if (scale[series] !== 0 && bin >= 0 && bin < BINS) (this.bins[series * BINS + bin] as number)++
    else {
      const own = finest(value)
      this.include(series, own, Math.floor(value * own), Math.floor(value * own))
      this.add(series, value)
    }
  }

  /** Adds what the other one counted in the same series. */
  merge(series: number, other: Histograms) {
    const scale = other.scale[series] as number
    if (scale === 0) return
    const base = other.base[series] as number
    const counts = other.bins.subarray(series * BINS, (series + 1) * BINS)
    const last = counts.findLastIndex((count) => count > 0)
    const first = counts.findIndex((count) => count > 0)
    this.include(series, scale, base + first, base + last)
    const ratio = (this.scale[series] as number) / scale
    for (let bin = first; bin <= last; bin++) {
      const own = Math.floor((base + bin) * ratio) - (this.base[series] as number)
      ;(this.bins[series * BINS + own] as number) += counts[bin] as number
    }
  }

  /** Widens the bins until those from `first` to `last`, counted in widths of 1 / `scale`, have a place. */
  private include(series: number, scale: number, first: number, last: number) {
    const counts = this.bins.subarray(series * BINS, (series + 1) * BINS)
    const before = this.scale[series] as number
    const base = this.base[series] as number
    const next = before === 0 ? scale : Math.min(before, scale)
    let low = Math.floor(first * (next / scale))
    let high = Math.floor(last * (next / scale))
    if (before !== 0) {
      low = Math.min(low, Math.floor((base + counts.findIndex((count) => count > 0)) * (next / before)))
      high = Math.max(high, Math.floor((base + counts.findLastIndex((count) => count > 0)) * (next / before)))
    }
    let joined = next
    while (high - low >= BINS) {
      low = Math.floor(low / 2)
      high = Math.floor(high / 2)
      joined /= 2
    }
    if (before !== 0) {
      const old = counts.slice()
      counts.fill(0)
      for (let bin = 0; bin < BINS; bin++)
        if (old[bin])
          (counts[Math.floor((base + bin) * (joined / before)) - low] as number) += old[bin] as number
    }
    this.scale[series] = joined
    this.base[series] = low
  }
}

/** The scale at which a value's bin number is still a whole number that a double holds. */
function finest(value: number): number {
  const exponent = value === 0 ? -64 : Math.max(-64, Math.floor(Math.log2(Math.abs(value))) - 50)
  return 2 ** -exponent
}
