import { textOf } from './bytes'
import { hashes } from './hash'

/** Different values that a column may have until its counts become estimates. */
export const EXACT = 200
const SLOTS = 512
const WAYS = 2
const VALUE_LIMIT = 200
/** Of a column with more values, those that are handed on from a block. */
const KEPT = 64

/** What the values of a block's columns are and how often each occurs. */
export interface Counted {
  /** Whether the counts are lower bounds, because there were more than EXACT values. */
  estimated: boolean
  /** Tells values apart of which the text is cut. */
  keys: number[]
  values: string[]
  counts: number[]
}

/**
 * The most frequent values of each column in bounded memory. Exact while there are few; then a value without a place
 * takes one off the rarer of two, and its place once that is at nothing, so that frequent ones stay.
 */
export class Frequent {
  /** Per slot: two hashes, count, where in the buffer the value begins. */
  private readonly slots: Int32Array
  private readonly lengths: Int32Array
  private readonly used: Uint16Array

  constructor(columns: number) {
    this.slots = new Int32Array(columns * SLOTS * 4)
    this.lengths = new Int32Array(columns * SLOTS)
    this.used = new Uint16Array(columns)
  }

  /** Counts the value whose hashes are in `hashes`. True if it was not among those that are kept. */
  count(column: number, from: number, to: number): boolean {
    const { slots } = this
    const one = hashes[0] as number
    const other = hashes[1] as number
    const base = column * SLOTS
    const isFull = (this.used[column] as number) > EXACT
    const home = one & (SLOTS - 1)
    const ways = isFull ? WAYS : SLOTS
    let rarest = 0
    let least = 0x7fffffff
    for (let way = 0; way < ways; way++) {
      // The two of a pair share a line of the processor's cache.
      const at = (base + ((((home & -2) + (way & -2)) & (SLOTS - 1)) | ((home ^ way) & 1))) * 4
      const count = slots[at + 2] as number
      if (slots[at] === one && slots[at + 1] === other && count > 0) {
        slots[at + 2] = count + 1
        return false
      }
      if (count < least) {
        rarest = at
        least = count
      }
      if (count === 0) break
    }
    if (least > 1) {
      slots[rarest + 2] = least - 1
      return true
    }
    if (!isFull) (this.used[column] as number)++
    slots[rarest] = one
    slots[rarest + 1] = other
    slots[rarest + 2] = 1
    slots[rarest + 3] = from
    this.lengths[rarest >> 2] = to - from
    return true
  }

  /** The values of a column out of the buffer in which they were counted, the most frequent first. */
  take(column: number, bytes: Uint8Array): Counted {
    const { slots } = this
    const estimated = (this.used[column] as number) > EXACT
    const least = estimated ? 2 : 1
    const found: { key: number; from: number; to: number; count: number }[] = []
    for (let slot = column * SLOTS; slot < (column + 1) * SLOTS; slot++) {
      const [one = 0, other = 0, count = 0, from = 0] = slots.subarray(slot * 4, slot * 4 + 4)
      if (count < least) continue
      // 53 bits of the two hashes.
      const key = (one >>> 0) * 2 ** 21 + (other >>> 11)
      found.push({ key, from, to: from + (this.lengths[slot] as number), count })
    }
    found.sort((one, other) => other.count - one.count || one.from - other.from)
    if (estimated) found.length = Math.min(found.length, KEPT)
    return {
      estimated,
      keys: found.map(({ key }) => key),
      values: found.map(({ from, to }) => textOf(bytes, from, to, VALUE_LIMIT)),
      counts: found.map(({ count }) => count),
    }
  }
}
