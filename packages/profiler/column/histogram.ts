import type { HistogramBin } from '../types'

const BINS = 64
const SHOWN_BINS = 16

export interface PlainHistogram {
  bins: Float64Array
  scale: number
  base: number
}

/**
 * A histogram of numbers whose range is not known beforehand. It has 64 bins as wide as a power of two, at whole
 * multiples of it; when a number falls outside, bins join in pairs until it fits. Joining loses nothing but detail, so
 * the counts of blocks add up exactly.
 */
export class Histogram {
  private bins: Float64Array
  /** 2 ** -exponent of the width; 0 while the histogram is empty. */
  private scale: number
  /** The number of the first bin: its lower edge is `base / scale`. */
  private base: number

  constructor(from?: PlainHistogram) {
    this.bins = from?.bins ?? new Float64Array(BINS)
    this.scale = from?.scale ?? 0
    this.base = from?.base ?? 0
  }

  plain(): PlainHistogram {
    return { bins: this.bins, scale: this.scale, base: this.base }
  }

  /** Adds the first `length` values, each as often as its weight says. */
  addAll(values: Float64Array, weights: Float64Array, length: number) {
    let { bins, scale, base } = this
    for (let at = 0; at < length; at++) {
      const value = values[at] as number
      const bin = Math.floor(value * scale) - base
      if (scale === 0 || !(bin >= 0 && bin < BINS)) {
        const own = finest(value)
        this.include(own, Math.floor(value * own), Math.floor(value * own))
        ;({ bins, scale, base } = this)
        at--
      } else (bins[bin] as number) += weights[at] as number
    }
  }

  /** Adds the counts of another histogram. */
  merge({ bins, scale, base }: PlainHistogram) {
    if (scale === 0) return
    const last = bins.findLastIndex((count) => count > 0)
    const first = bins.findIndex((count) => count > 0)
    this.include(scale, base + first, base + last)
    const ratio = this.scale / scale
    for (let bin = first; bin <= last; bin++) {
      const own = Math.floor((base + bin) * ratio) - this.base
      ;(this.bins[own] as number) += bins[bin] as number
    }
  }

  /** At most 16 bins from the first to the last that is not empty. */
  shown(): HistogramBin[] {
    if (this.scale === 0) return []
    const low = this.base + this.bins.findIndex((count) => count > 0)
    const high = this.base + this.bins.findLastIndex((count) => count > 0)
    let step = 1
    while (Math.floor(high / step) - Math.floor(low / step) >= SHOWN_BINS) step *= 2
    const first = Math.floor(low / step)
    const shown = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, bin) => ({
      from: finite(((first + bin) * step) / this.scale),
      to: finite(((first + bin + 1) * step) / this.scale),
      count: 0,
    }))
    for (const [at, count] of this.bins.entries()) {
      const bin = shown[Math.floor((this.base + at) / step) - first]
      if (bin) bin.count += count
    }
    return shown
  }

  /** Widens the bins until those from `first` to `last`, counted in widths of 1 / `scale`, have a place. */
  private include(scale: number, first: number, last: number) {
    const { bins, base } = this
    const before = this.scale
    const next = before === 0 ? scale : Math.min(before, scale)
    let low = Math.floor(first * (next / scale))
    let high = Math.floor(last * (next / scale))
    if (before !== 0) {
      low = Math.min(low, Math.floor((base + bins.findIndex((count) => count > 0)) * (next / before)))
      high = Math.max(high, Math.floor((base + bins.findLastIndex((count) => count > 0)) * (next / before)))
    }
    let joined = next
    while (high - low >= BINS) {
      low = Math.floor(low / 2)
      high = Math.floor(high / 2)
      joined /= 2
    }
    if (before !== 0) {
      this.bins = new Float64Array(BINS)
      for (let bin = 0; bin < BINS; bin++)
        if (bins[bin])
          (this.bins[Math.floor((base + bin) * (joined / before)) - low] as number) += bins[bin] as number
    }
    this.scale = joined
    this.base = low
  }
}

/** The scale at which the bin number of a value is still a whole number that a double holds. */
function finest(value: number): number {
  const exponent = value === 0 ? -64 : Math.max(-64, Math.floor(Math.log2(Math.abs(value))) - 50)
  return 2 ** -exponent
}

/** The greatest double for a number beyond it. */
const finite = (value: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value))
