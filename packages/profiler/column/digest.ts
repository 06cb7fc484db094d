/** Points of a digest: enough for quartiles that are off by less than a thousandth of the values. */
const POINTS = 1000
/** Numbers that wait to be sorted. */
const WAITING = 65_536
/** Up to this weight a number waits as often as it occurs, because a native sort is fast. */
const FEW = 8
const BUCKETS = 4096
/** A bucket with more than this part of the numbers would blur them. */
const FULL = 500

/**
 * The distribution of numbers in bounded memory. Numbers are collected, sorted and joined into points of about equal
 * weight, each at the mean of its numbers.
 */
export class Digest {
  private means: Float64Array
  private weights: Float64Array
  /** Numbers of weight 1 that wait, most of them: they are sorted natively. */
  private single = new Float64Array()
  private singles = 0
  /** Numbers that wait with their weights. */
  private readonly heavy: { number: number; weight: number }[] = []

  constructor(from?: { means: Float64Array; weights: Float64Array }) {
    this.means = from?.means ?? new Float64Array()
    this.weights = from?.weights ?? new Float64Array()
  }

  /** Adds the first `length` numbers, each as often as its weight says. */
  addAll(numbers: Float64Array, weights: Float64Array, length: number) {
    for (let at = 0; at < length; at++) {
      const weight = weights[at] as number
      if (weight > FEW) this.heavy.push({ number: numbers[at] as number, weight })
      else for (let time = 0; time < weight; time++) this.addOne(numbers[at] as number)
    }
  }

  private addOne(number: number) {
    if (this.single.length === 0) this.single = new Float64Array(WAITING)
    this.single[this.singles++] = number
    if (this.singles === WAITING) this.compress()
  }

  /** Adds all points of another digest. */
  merge({ means, weights }: { means: Float64Array; weights: Float64Array }) {
    for (let at = 0; at < means.length; at++)
      this.heavy.push({ number: means[at] as number, weight: weights[at] as number })
    if (this.heavy.length > WAITING) this.compress()
  }

  /** The points in order. */
  finish(): { means: Float64Array; weights: Float64Array } {
    this.compress()
    return { means: this.means, weights: this.weights }
  }

  /** The points in order, each with its weight. */
  points(): (readonly [number: number, weight: number])[] {
    const { means, weights } = this.finish()
    return Array.from(means, (mean, point) => [mean, weights[point] as number] as const)
  }

  /**
   * The numbers below which these parts of the weight lie, in ascending order of `parts`; NaN without any number. They are
   * interpolated between points, but not inside a point that is heavy because one number occurs so often.
   */
  quantiles(parts: readonly number[]): number[] {
    const { means, weights } = this.finish()
    const all = sumOf(weights)
    const most = all / POINTS
    let point = 0
    let before = 0
    /** Where the point before ends to count as its number. */
    let last = 0
    return parts.map((part) => {
      const rank = part * all
      for (; point < means.length; point++) {
        const weight = weights[point] as number
        const start = weight > most ? before : before + weight / 2
        const end = weight > most ? before + weight : start
        if (rank <= end) {
          const mean = means[point] as number
          if (point === 0 || rank >= start) return mean
          const lower = means[point - 1] as number
          return lower + (mean - lower) * ((rank - last) / (start - last))
        }
        before += weight
        last = end
      }
      return means.at(-1) ?? Number.NaN
    })
  }

  private compress() {
    if (this.singles === 0 && this.heavy.length === 0) return
    const { numbers, weights } = this.sorted()
    const most = sumOf(weights) / POINTS
    const means = new Float64Array(numbers.length)
    const joined = new Float64Array(numbers.length)
    let points = 0
    let sum = 0
    let weight = 0
    for (let at = 0; at <= numbers.length; at++) {
      const next = weights[at] as number
      if (at === numbers.length || (weight > 0 && weight + next > most)) {
        means[points] = sum / weight
        joined[points++] = weight
        sum = 0
        weight = 0
      }
      sum += (numbers[at] as number) * next
      weight += next
    }
    this.means = means.slice(0, points)
    this.weights = joined.slice(0, points)
    this.single = new Float64Array()
    this.singles = 0
    this.heavy.length = 0
  }

  /** Points and waiting numbers in order. */
  private sorted() {
    const single = this.single.subarray(0, this.singles)
    const heavy = this.heavy.sort((one, other) => one.number - other.number)
    const points = bucketed(single) ?? {
      numbers: single.sort(),
      weights: new Float64Array(single.length).fill(1),
    }
    const one = merged(this.means, this.weights, points.numbers, points.weights)
    return merged(
      one.numbers,
      one.weights,
      Float64Array.from(heavy, ({ number }) => number),
      Float64Array.from(heavy, ({ weight }) => weight),
    )
  }
}

const sumOf = (numbers: Float64Array) => {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number
  return sum
}

/** Points in order by counting into buckets of equal width, faster than a sort; null where they are too unevenly filled. */
function bucketed(numbers: Float64Array) {
  if (numbers.length < 4 * BUCKETS) return null
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number < min) min = number
    if (number > max) max = number
  }
  const scale = (BUCKETS - 1) / (max - min)
  if (!Number.isFinite(scale) || scale === 0) return null
  const sums = new Float64Array(BUCKETS)
  const weights = new Float64Array(BUCKETS)
  for (let at = 0; at < numbers.length; at++) {
    const bucket = Math.floor(((numbers[at] as number) - min) * scale)
    ;(weights[bucket] as number)++
    ;(sums[bucket] as number) += numbers[at] as number
  }
  const most = numbers.length / FULL
  let points = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const weight = weights[bucket] as number
    if (weight > most) return null
    if (weight === 0) continue
    sums[points] = (sums[bucket] as number) / weight
    weights[points++] = weight
  }
  return { numbers: sums.subarray(0, points), weights: weights.subarray(0, points) }
}

/** Two lists in order as one. */
function merged(numbers: Float64Array, weights: Float64Array, more: Float64Array, moreWeights: Float64Array) {
  if (more.length === 0) return { numbers, weights }
  const all = new Float64Array(numbers.length + more.length)
  const allWeights = new Float64Array(all.length)
  for (let at = 0, one = 0, other = 0; at < all.length; at++) {
    const isOther = one === numbers.length || (more[other] as number) < (numbers[one] as number)
    all[at] = (isOther ? more[other] : numbers[one]) as number
    allWeights[at] = (isOther ? moreWeights[other++] : weights[one++]) as number
  }
  return { numbers: all, weights: allWeights }
}
