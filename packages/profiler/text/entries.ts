import { hashes } from '../column/hash'
import { isScaled } from '../column/kind'

/** Different values of a column that are counted exactly. */
export const EXACT = 50_000
/** The kind of an entry that has not been read yet. */
const UNREAD = 255
const FIRST_SIZE = 16

/** The entries of one column, as a worker hands them on. */
export interface PlainEntries {
  /** Two hashes of each entry. */
  keys: Int32Array
  counts: Float64Array
  kinds: Uint8Array
  /** Numbers of the entries whose kind is a number; empty when no entry has a number. */
  numbers: Float64Array
  /** Where the text of each entry ends in `bytes`; it begins at the end of the previous text. */
  ends: Int32Array
  bytes: Uint8Array
}

/**
 * The different values of a column with their counts, in the order in which they were first seen, in an open hash
 * table. Texts stay in a buffer of the owner.
 */
export class Entries {
  size = 0
  keys = new Int32Array(FIRST_SIZE * 2)
  counts = new Float64Array(FIRST_SIZE)
  froms = new Int32Array(FIRST_SIZE)
  lengths = new Int32Array(FIRST_SIZE)
  kinds = new Uint8Array(FIRST_SIZE)
  /** Allocated with the first number. */
  numbers: Float64Array | null = null
  /** Per slot: the first hash, the index of the entry plus one. */
  private table = new Int32Array(FIRST_SIZE * 4)

  /** Entries to look through, not to look up: their table is empty. */
  static from({ keys, counts, kinds, numbers, ends }: PlainEntries): Entries {
    const entries = new Entries()
    const froms = new Int32Array(ends.length)
    if (ends.length > 0) froms.set(ends.subarray(0, -1), 1)
    entries.size = counts.length
    entries.froms = froms
    entries.lengths = ends.map((end, index) => end - (froms[index] as number))
    return Object.assign(entries, { keys, counts, kinds, numbers: numbers.length > 0 ? numbers : null })
  }

  /** The index of the entry whose hashes are in `hashes`, or -1. */
  find(): number {
    const { table } = this
    const one = hashes[0] as number
    const mask = table.length - 1
    for (let slot = (one << 1) & mask; ; slot = (slot + 2) & mask) {
      const index = table[slot + 1] as number
      if (index === 0) return -1
      if (table[slot] === one && this.keys[index * 2 - 1] === hashes[1]) return index - 1
    }
  }

  /** Adds the value that `find` did not find, and returns its index. */
  add(count: number, from: number, length: number): number {
    if (this.size === this.counts.length) this.grow()
    const index = this.size++
    this.keys[index * 2] = hashes[0] as number
    this.keys[index * 2 + 1] = hashes[1] as number
    this.counts[index] = count
    this.froms[index] = from
    this.lengths[index] = length
    this.kinds[index] = UNREAD
    this.enter(index)
    return index
  }

  isRead(index: number): boolean {
    return this.kinds[index] !== UNREAD
  }

  setKind(index: number, kind: number, number: number) {
    this.kinds[index] = kind
    if (number === 0 && !this.numbers) return
    this.numbers ??= new Float64Array(this.counts.length)
    this.numbers[index] = number
  }

  numberOf(index: number): number {
    return this.numbers ? (this.numbers[index] as number) : 0
  }

  /** Removes all entries; their room stays. */
  clear() {
    this.size = 0
    this.table.fill(0)
  }

  /** Keeps the entries that occur more than `least` times. */
  keepAbove(least: number) {
    let to = 0
    for (let index = 0; index < this.size; index++) {
      if ((this.counts[index] as number) <= least) continue
      this.keys[to * 2] = this.keys[index * 2] as number
      this.keys[to * 2 + 1] = this.keys[index * 2 + 1] as number
      this.counts[to] = this.counts[index] as number
      this.froms[to] = this.froms[index] as number
      this.lengths[to] = this.lengths[index] as number
      this.kinds[to] = this.kinds[index] as number
      if (this.numbers) this.numbers[to] = this.numbers[index] as number
      to++
    }
    this.size = to
    this.table.fill(0)
    for (let index = 0; index < to; index++) this.enter(index)
  }

  /** The count that at most `most` entries exceed. */
  countBelow(most: number): number {
    const { counts, size } = this
    if (size <= most) return 0
    // Mostly it is 1, and to look for that is faster than to sort.
    let repeated = 0
    for (let index = 0; index < size; index++) if ((counts[index] as number) > 1) repeated++
    return repeated <= most ? 1 : (counts.slice(0, size).sort()[size - most - 1] as number)
  }

  /** The entries with their texts out of `bytes`; texts without a number are cut to `limit` bytes. */
  plain(bytes: Uint8Array, limit: number): PlainEntries {
    const { size } = this
    const ends = new Int32Array(size)
    let length = 0
    for (let index = 0; index < size; index++) {
      const isCut = !isScaled(this.kinds[index] as number)
      length += isCut ? Math.min(limit, this.lengths[index] as number) : (this.lengths[index] as number)
      ends[index] = length
    }
    const texts = new Uint8Array(length)
    for (let index = 0, to = 0; index < size; to = ends[index++] as number) {
      const from = this.froms[index] as number
      const end = ends[index] as number
      // A loop is faster than `set` for a few bytes.
      for (let at = to; at < end; at++) texts[at] = bytes[from + at - to] as number
    }
    return {
      keys: this.keys.slice(0, size * 2),
      counts: this.counts.slice(0, size),
      kinds: this.kinds.slice(0, size),
      numbers: this.numbers?.slice(0, size) ?? new Float64Array(),
      ends,
      bytes: texts,
    }
  }

  private enter(index: number) {
    const { table } = this
    const mask = table.length - 1
    let slot = ((this.keys[index * 2] as number) << 1) & mask
    while (table[slot + 1] !== 0) slot = (slot + 2) & mask
    table[slot] = this.keys[index * 2] as number
    table[slot + 1] = index + 1
  }

  private grow() {
    const size = this.counts.length * 2
    const wider = <T extends Int32Array | Float64Array | Uint8Array>(old: T, wide: T) => {
      wide.set(old)
      return wide
    }
    this.keys = wider(this.keys, new Int32Array(size * 2))
    this.counts = wider(this.counts, new Float64Array(size))
    this.froms = wider(this.froms, new Int32Array(size))
    this.lengths = wider(this.lengths, new Int32Array(size))
    this.kinds = wider(this.kinds, new Uint8Array(size))
    if (this.numbers) this.numbers = wider(this.numbers, new Float64Array(size))
    this.table = new Int32Array(size * 4)
    for (let index = 0; index < this.size; index++) this.enter(index)
  }
}
