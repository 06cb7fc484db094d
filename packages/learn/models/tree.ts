import { BINS, type Binned, MISSING_BIN } from './bins'
import { bestSplit, type SplitFound } from './best-split'

/** A tree as arrays, one entry per node. A leaf has the feature -1. */
export interface Tree {
  feature: Int32Array
  /** A value that is not above it goes left. A 32-bit number, as in the exported graph. */
  threshold: Float32Array
  left: Int32Array
  right: Int32Array
  missingLeft: Uint8Array
  value: Float32Array
}

export interface TreeOptions {
  leaves: number
  rate: number
  /** Penalty on the squares of the values of leaves. */
  l2: number
  leastRows: number
}

/** Above all 32-bit numbers but infinity: every value that is there goes left. */
const ALL = 3.4028234663852886e38

interface Leaf {
  node: number
  from: number
  to: number
  gradient: number
  hessian: number
  histogram: Float64Array
  split: SplitFound | null
}

/** Grows trees leaf by leaf, always the leaf with the greatest gain. Reuses its buffers between trees. */
export class TreeGrower {
  private readonly order: Int32Array
  private readonly kept: Int32Array
  private readonly orderedGradient: Float64Array
  private readonly orderedHessian: Float64Array
  private readonly free: Float64Array[] = []

  constructor(
    private readonly data: Binned,
    private readonly options: TreeOptions,
  ) {
    this.order = new Int32Array(data.rows)
    this.kept = new Int32Array(data.rows)
    this.orderedGradient = new Float64Array(data.rows)
    this.orderedHessian = new Float64Array(data.rows)
  }

  /** The next tree; adds its values to the scores (`scores[row * stride + offset]`) of the training rows. */
  grow(
    gradients: Float64Array,
    hessians: Float64Array,
    features: readonly number[],
    scores: Float64Array,
    stride: number,
    offset: number,
  ): Tree {
    const { data, options } = this
    const size = options.leaves * 2 - 1
    const tree: Tree = {
      feature: new Int32Array(size).fill(-1),
      threshold: new Float32Array(size),
      left: new Int32Array(size),
      right: new Int32Array(size),
      missingLeft: new Uint8Array(size),
      value: new Float32Array(size),
    }
    for (let row = 0; row < data.rows; row++) this.order[row] = row
    let gradient = 0
    let hessian = 0
    for (let row = 0; row < data.rows; row++) {
      gradient += gradients[row] as number
      hessian += hessians[row] as number
    }
    const root: Leaf = {
      node: 0,
      from: 0,
      to: data.rows,
      gradient,
      hessian,
      histogram: this.take(),
      split: null,
    }
    this.sum(root, gradients, hessians, features)
    root.split = bestSplit(data, options, root, features)
    const leaves = [root]
    let nodes = 1
    while (leaves.length < options.leaves) {
      const best = bestOf(leaves)
      if (!best?.split) break
      const { split, node } = best
      const middle = this.partition(best, split)
      tree.feature[node] = split.feature
      const edges = data.edges[split.feature] as Float32Array
      tree.threshold[node] = split.bin < edges.length ? (edges[split.bin] as number) : ALL
      tree.missingLeft[node] = split.missingLeft ? 1 : 0
      tree.left[node] = nodes++
      tree.right[node] = nodes++
      const { gradient: g, hessian: h } = split
      const left: Leaf = {
        node: tree.left[node] as number,
        from: best.from,
        to: middle,
        gradient: g,
        hessian: h,
        histogram: NONE,
        split: null,
      }
      const right: Leaf = {
        node: tree.right[node] as number,
        from: middle,
        to: best.to,
        gradient: best.gradient - g,
        hessian: best.hessian - h,
        histogram: NONE,
        split: null,
      }
      // The histogram of the larger half is that of both, less the smaller.
      const [small, large] = left.to - left.from <= right.to - right.from ? [left, right] : [right, left]
      small.histogram = this.take()
      this.sum(small, gradients, hessians, features)
      large.histogram = best.histogram
      subtract(large.histogram, small.histogram, features)
      leaves[leaves.indexOf(best)] = left
      leaves.push(right)
      for (const one of [left, right]) one.split = bestSplit(data, options, one, features)
    }
    for (const { node, from, to, gradient: g, hessian: h, histogram } of leaves) {
      const value = Math.fround((-g / (h + options.l2 + 1e-12)) * options.rate)
      tree.value[node] = value
      for (let at = from; at < to; at++) {
        const place = (this.order[at] as number) * stride + offset
        scores[place] = (scores[place] as number) + value
      }
      this.free.push(histogram)
    }
    return trimmed(tree, nodes)
  }

  private take(): Float64Array {
    return this.free.pop() ?? new Float64Array(this.data.columns.length * BINS * 2)
  }

  /** Sums gradients and hessians of the rows of a leaf by bin. */
  private sum(
    { from, to, histogram }: Leaf,
    gradients: Float64Array,
    hessians: Float64Array,
    features: readonly number[],
  ) {
    const { order, orderedGradient, orderedHessian } = this
    for (let at = from; at < to; at++) {
      const row = order[at] as number
      orderedGradient[at] = gradients[row] as number
      orderedHessian[at] = hessians[row] as number
    }
    for (const feature of features) {
      const bins = this.data.columns[feature] as Uint8Array
      const base = feature * BINS * 2
      histogram.fill(0, base, base + BINS * 2)
      for (let at = from; at < to; at++) {
        const place = base + ((bins[order[at] as number] as number) << 1)
        histogram[place] = (histogram[place] as number) + (orderedGradient[at] as number)
        histogram[place + 1] = (histogram[place + 1] as number) + (orderedHessian[at] as number)
      }
    }
  }

  /** Brings the rows that go left to the front, in their order. Returns where the others begin. */
  private partition({ from, to }: Leaf, { feature, bin, missingLeft }: SplitFound): number {
    const { order, kept } = this
    const bins = this.data.columns[feature] as Uint8Array
    let front = from
    let behind = 0
    for (let at = from; at < to; at++) {
      const row = order[at] as number
      const own = bins[row] as number
      if (own === MISSING_BIN ? missingLeft : own <= bin) order[front++] = row
      else kept[behind++] = row
    }
    order.set(kept.subarray(0, behind), front)
    return front
  }
}

const NONE = new Float64Array(0)

function subtract(from: Float64Array, other: Float64Array, features: readonly number[]) {
  for (const feature of features) {
    const base = feature * BINS * 2
    for (let at = base; at < base + BINS * 2; at++) from[at] = (from[at] as number) - (other[at] as number)
  }
}

function bestOf(leaves: readonly Leaf[]): Leaf | null {
  let best: Leaf | null = null
  for (const leaf of leaves) if (leaf.split && leaf.split.gain > (best?.split?.gain ?? 0)) best = leaf
  return best
}

const trimmed = ({ feature, threshold, left, right, missingLeft, value }: Tree, nodes: number): Tree => ({
  feature: feature.slice(0, nodes),
  threshold: threshold.slice(0, nodes),
  left: left.slice(0, nodes),
  right: right.slice(0, nodes),
  missingLeft: missingLeft.slice(0, nodes),
  value: value.slice(0, nodes),
})
