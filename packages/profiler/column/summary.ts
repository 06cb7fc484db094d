import { compareDecimals, decimalKey, isLong } from './decimal'
import { Digest } from './digest'
import type { Entries } from '../text/entries'
import { estimate, note, REGISTERS } from './distinct'
import { double, hash, hashes, hashNumber } from './hash'
import { Histogram, type PlainHistogram } from './histogram'
import { found, isScaled, KIND, KINDS } from './kind'
import type { ValueReader } from './value'

/** The sums of a column's values, as a worker hands them on. */
export interface PlainSummary {
  kinds: Float64Array
  count: number
  sum: number
  mean: number
  rest: number
  squares: number
  min: number
  max: number
  minText: string | null
  maxText: string | null
  registers: Uint8Array
  histogram: PlainHistogram
  digest: { means: Float64Array; weights: Float64Array }
}

/** Numbers and their counts on the way to the sums, a batch at a time: in tight loops, and exact around any mean. */
const BATCH = 4096
const numbers = new Float64Array(BATCH)
const weights = new Float64Array(BATCH)
/** The difference between a whole number and its double. */
const rests = new Float64Array(BATCH)

/** Every number with so many digits has a double of its own. */
const EXACT_DIGITS = 15
const WHOLE = /^\s*[+-]?\d+\s*$/

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const textOf = (bytes: Uint8Array, from: number, to: number) => decoder.decode(bytes.subarray(from, to))

/** Statistics that values are added to once and then need no place of their own: all of a column but its frequent values. */
export class Summary {
  readonly kinds = new Float64Array(KINDS)
  /** Of the numbers, dates or times: how many, their sum, mean and squared distances from it (Welford). */
  count = 0
  sum = 0
  mean = 0
  /**
   * The difference between the mean and its double: whole numbers beyond 2^53 may differ by less than two
   * doubles do.
   */
  rest = 0
  squares = 0
  min = Number.POSITIVE_INFINITY
  max = Number.NEGATIVE_INFINITY
  /** The text of the edge, where a double may not hold it. */
  minText: string | null = null
  maxText: string | null = null
  readonly histogram = new Histogram()
  readonly digest = new Digest()
  private readonly registers = new Uint8Array(REGISTERS)

  /**
   * Adds the entries that occur at most `most` times. `bytes` hold their texts; `values` reads those of which the kind
   * is not known yet.
   */
  add(entries: Entries, bytes: Uint8Array, most: number, values?: ValueReader) {
    const { counts, kinds, froms, lengths, keys, size } = entries
    let scaled = 0
    for (let index = 0; index < size; index++) {
      const count = counts[index] as number
      if (count > most) continue
      const from = froms[index] as number
      const to = from + (lengths[index] as number)
      const isKnown = !values || entries.isRead(index)
      const kind = isKnown ? (kinds[index] as number) : values.kindOf(bytes, from, to)
      ;(this.kinds[kind] as number) += count
      if (kind === KIND.missing) continue
      hashes[0] = keys[index * 2] as number
      hashes[1] = keys[index * 2 + 1] as number
      if (isScaled(kind)) {
        const number = isKnown ? entries.numberOf(index) : (found[0] as number)
        if (scaled === BATCH) scaled = this.addNumbers(scaled)
        rests[scaled] = 0
        if (to - from > EXACT_DIGITS && isLong(kind, number, bytes, from, to)) {
          const text = textOf(bytes, from, to)
          if (kind === KIND.number) hashText(decimalKey(text))
          else if (WHOLE.test(text)) rests[scaled] = Number(BigInt(text) - BigInt(number))
          this.addLong(number, text)
        } else {
          double[0] = number
          if (kind !== KIND.code && !isBelowMs(kind, bytes, from, to)) hashNumber()
          const isEdge = number <= this.min || number >= this.max
          if (isEdge && kind === KIND.number && to - from > EXACT_DIGITS)
            this.addLong(number, textOf(bytes, from, to))
        }
        numbers[scaled] = number
        weights[scaled++] = count
      } else if (kind === KIND.boolean) {
        double[0] = isTrue(bytes, from, to) ? 1 : 0
        hashNumber()
      }
      note(this.registers, hashes[0] as number, hashes[1] as number)
    }
    this.addNumbers(scaled)
  }

  /** Adds the first numbers of the batch, and empties it. */
  private addNumbers(length: number): 0 {
    if (length === 0) return 0
    let count = 0
    let sum = 0
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (let at = 0; at < length; at++) {
      const number = numbers[at] as number
      const weight = weights[at] as number
      count += weight
      sum += number * weight
      if (number < min) min = number
      if (number > max) max = number
    }
    // Close to the mean where the sum is beyond the greatest double.
    const middle = Number.isFinite(sum) ? sum / count : (numbers[0] as number)
    let squares = 0
    let off = 0
    for (let at = 0; at < length; at++) {
      const distance = (numbers[at] as number) - middle + (rests[at] as number)
      const weight = weights[at] as number
      off += distance * weight
      squares += distance * distance * weight
    }
    const mean = middle + off / count
    const rest = off / count - (mean - middle)
    this.addMoments(count, mean, rest, Math.max(0, squares - (off * off) / count), sum)
    this.histogram.addAll(numbers, weights, length)
    this.digest.addAll(numbers, weights, length)
    // An edge with the same double is known by its digits.
    if (min < this.min) this.addEdges(min, this.max, null, this.maxText)
    if (max > this.max) this.addEdges(this.min, max, this.minText, null)
    return 0
  }

  /** Adds a number that a double may not hold, as far as its digits matter. */
  private addLong(number: number, text: string) {
    if (number <= this.min || number >= this.max) this.addEdges(number, number, text, text)
  }

  merge(other: PlainSummary) {
    for (let kind = 0; kind < KINDS; kind++) (this.kinds[kind] as number) += other.kinds[kind] as number
    for (let at = 0; at < REGISTERS; at++)
      if ((other.registers[at] as number) > (this.registers[at] as number))
        this.registers[at] = other.registers[at] as number
    if (other.count === 0) return
    this.addMoments(other.count, other.mean, other.rest, other.squares, other.sum)
    this.histogram.merge(other.histogram)
    this.digest.merge(other.digest)
    this.addEdges(other.min, other.max, other.minText, other.maxText)
  }

  plain(): PlainSummary {
    const { kinds, count, sum, mean, rest, squares, min, max, minText, maxText, registers } = this
    return {
      kinds,
      count,
      sum,
      mean,
      rest,
      squares,
      min,
      max,
      minText,
      maxText,
      registers,
      histogram: this.histogram.plain(),
      digest: this.digest.finish(),
    }
  }

  /** About how many different values were added. */
  distinct(): number {
    return estimate(this.registers)
  }

  /** Joins the moments of two groups of numbers (Chan). */
  private addMoments(count: number, mean: number, rest: number, squares: number, sum: number) {
    const all = this.count + count
    const distance = mean - this.mean + (rest - this.rest)
    // The square of the first distance may be beyond the greatest double.
    this.squares += this.count === 0 ? squares : squares + distance * distance * ((this.count * count) / all)
    const step = distance * (count / all) + this.rest
    const before = this.mean
    this.mean += step
    this.rest = step - (this.mean - before)
    this.sum += sum
    this.count = all
  }

  /** Numbers without a text are as their double, or have been added with their text before. */
  private addEdges(min: number, max: number, minText: string | null, maxText: string | null) {
    if (min < this.min || (min === this.min && minText !== null && isLess(minText, this.minText, min))) {
      this.min = min
      this.minText = minText
    }
    if (max > this.max || (max === this.max && maxText !== null && isLess(this.maxText, maxText, max))) {
      this.max = max
      this.maxText = maxText
    }
  }
}

/** Whether the first of two numbers with the same double is smaller by its digits. */
const isLess = (one: string | null, other: string | null, number: number) =>
  one !== other && compareDecimals(one ?? String(number), other ?? String(number)) < 0

function hashText(text: string) {
  const bytes = new Uint8Array(text.length + 4)
  encoder.encodeInto(text, bytes)
  hash(new DataView(bytes.buffer), bytes, 0, text.length)
}

/** Whether the text of a boolean says true: its first letter is a t or y. */
export function isTrue(bytes: Uint8Array, from: number, to: number): boolean {
  let at = from
  while (at < to && ((bytes[at] as number) <= 0x20 || (bytes[at] as number) >= 0x80)) at++
  const first = (bytes[at] as number) | 0x20
  return first === 0x74 || first === 0x79
}

/** Whether a date or time has digits below the millisecond, which its number has not. */
export function isBelowMs(kind: number, bytes: Uint8Array, from: number, to: number): boolean {
  if (kind !== KIND.date && kind !== KIND.time) return false
  let point = to - from > (kind === KIND.date ? 20 : 11) ? from : to
  // Points may be between the parts of the day, too.
  while (point < to && bytes[point] !== 0x3a) point++
  while (point < to && bytes[point] !== 0x2e && bytes[point] !== 0x2c) point++
  for (let at = point + 4; at < to && (bytes[at] as number) >= 0x30 && (bytes[at] as number) <= 0x39; at++)
    if (bytes[at] !== 0x30) return true
  return false
}
