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
 * takes one off the rarer of two, and its place once that is at nothing, so that frequent ones stay. What a value was
 * found to be is kept with it, so that nobody looks at it again.
 */
export class Frequent {
  /** Of each slot: what its value is, and the number of it. */
  readonly kinds: Uint8Array
  readonly numbers: Float64Array
  /** Per slot: two hashes, count, where in the buffer the value begins. */
  private readonly slots: Int32Array
  private readonly lengths: Int32Array
  private readonly used: Uint16Array
  /** The slot that `find` would give to a new value. */
  private rarest = 0

  constructor(columns: number) {
    this.kinds = new Uint8Array(columns * SLOTS)
    this.numbers = new Float64Array(columns * SLOTS)
    this.slots = new Int32Array(columns * SLOTS * 4)
    this.lengths = new Int32Array(columns * SLOTS)
    this.used = new Uint16Array(columns)
  }

  /** Counts the value whose hashes are in `hashes` if it has a slot, and returns that; else -1. */
  find(column: number): number {
    const { slots } = this
    const one = hashes[0] as number
    const other = hashes[1] as number
    const base = column * SLOTS
    const home = one & (SLOTS - 1)
    const ways = (this.used[column] as number) > EXACT ? WAYS : SLOTS
    let rarest = 0
    let least = 0x7fffffff
    for (let way = 0; way < ways; way++) {
      // The two of a pair share a line of the processor's cache.
      const slot = base + ((((home & -2) + (way & -2)) & (SLOTS - 1)) | ((home ^ way) & 1))
      const count = slots[slot * 4 + 2] as number
      if (slots[slot * 4] === one && slots[slot * 4 + 1] === other && count > 0) {
        slots[slot * 4 + 2] = count + 1
        return slot
      }
      if (count < least) {
        rarest = slot
        least = count
      }
      if (count === 0) break
    }
    this.rarest = rarest
    return -1
  }

  /** Counts the value that `find` has just not found, and keeps it if there is a place. */
  add(column: number, from: number, to: number, kind: number, number: number) {
    const { slots, rarest } = this
    const count = slots[rarest * 4 + 2] as number
    if (count > 1) {
      slots[rarest * 4 + 2] = count - 1
      return
    }
    if ((this.used[column] as number) <= EXACT) (this.used[column] as number)++
    slots[rarest * 4] = hashes[0] as number
    slots[rarest * 4 + 1] = hashes[1] as number
    slots[rarest * 4 + 2] = 1
    slots[rarest * 4 + 3] = from
    this.lengths[rarest] = to - from
    this.kinds[rarest] = kind
    this.numbers[rarest] = number
  }

  /** The values of a column out of the buffer in which they were counted, the most frequent first. */
  take(column: number, bytes: Uint8Array): Counted {
    const { slots } = this
    const estimated = (this.used[column] as number) > EXACT
    const least = estimated ? 2 : 1
    const found: { key: number; from: number; to: number; count: number }[] = []
    for (let slot = column * SLOTS; slot < (column + 1) * SLOTS; slot++) {
      const count = slots[slot * 4 + 2] as number
      if (count < least) continue
      // 53 bits of the two hashes.
      const key = ((slots[slot * 4] as number) >>> 0) * 2 ** 21 + ((slots[slot * 4 + 1] as number) >>> 11)
      const from = slots[slot * 4 + 3] as number
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
