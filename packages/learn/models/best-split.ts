import { BINS, type Binned, MISSING_BIN } from './bins'

/** A way to divide the rows of a leaf. */
export interface SplitFound {
  gain: number
  feature: number
  bin: number
  missingLeft: boolean
  /** Sums of the rows that go left. */
  gradient: number
  hessian: number
}

/** The rows of a leaf as sums: of all, and by feature and bin. */
interface Summed {
  from: number
  to: number
  gradient: number
  hessian: number
  histogram: Float64Array
}

/** The split with the greatest gain, or null where none is allowed. Missing values are tried on both sides. */
export function bestSplit(
  data: Binned,
  { l2, leastRows }: { l2: number; leastRows: number },
  leaf: Summed,
  features: readonly number[],
): SplitFound | null {
  const rows = leaf.to - leaf.from
  if (rows < 2 * leastRows) return null
  const { gradient: all, hessian: weight, histogram } = leaf
  const leastWeight = Math.max(1e-3, (leastRows * weight) / rows)
  const parent = (all * all) / (weight + l2 + 1e-12)
  let found: SplitFound | null = null
  let most = 1e-9
  for (const feature of features) {
    const base = feature * BINS * 2
    const count = (data.edges[feature] as Float32Array).length
    const hasMissing = data.hasMissing[feature] as boolean
    const missingG = histogram[base + MISSING_BIN * 2] as number
    const missingH = histogram[base + MISSING_BIN * 2 + 1] as number
    for (let side = 0; side < (hasMissing ? 2 : 1); side++) {
      let g = side === 1 ? missingG : 0
      let h = side === 1 ? missingH : 0
      const end = hasMissing && side === 0 ? count + 1 : count
      for (let bin = 0; bin < end; bin++) {
        g += histogram[base + bin * 2] as number
        h += histogram[base + bin * 2 + 1] as number
        const other = weight - h
        if (h < leastWeight) continue
        if (other < leastWeight) break
        const rest = all - g
        const gain = (g * g) / (h + l2) + (rest * rest) / (other + l2) - parent
        if (gain <= most) continue
        most = gain
        // Without missing values here, those of other tables follow the heavier side.
        found = {
          gain,
          feature,
          bin,
          missingLeft: hasMissing ? side === 1 : h >= other,
          gradient: g,
          hessian: h,
        }
      }
    }
  }
  return found
}
