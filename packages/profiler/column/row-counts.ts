/** Different rows that are counted one by one. */
const EXACT_ROWS = 262_144
const FIRST_SLOTS = 1024

/** Rows by their hashes, as a worker hands them on. */
export interface PlainRows {
  level: number
  /** Two hashes of each row. */
  keys: Int32Array
  counts: Uint32Array
}

/** How many rows repeat an earlier row. */
export interface Duplicates {
  count: number
  isEstimated: boolean
}

/**
 * How often each row occurs, by two hashes of it, in bounded memory. Up to EXACT_ROWS different rows all are kept. Above,
 * `level` rises: only rows whose second hash begins with so many zero bits are kept, with their exact counts. That sample
 * depends on the rows alone, so blocks that were counted apart join to the same result in any order.
 */
export class RowCounts {
  private level = 0
  private size = 0
  private keys = new Int32Array(FIRST_SLOTS * 2)
  /** 0 marks a free slot. */
  private counts = new Uint32Array(FIRST_SLOTS)

  /** `most`: different rows that are kept. */
  constructor(private readonly most: number = EXACT_ROWS) {}

  add(one: number, other: number, count = 1) {
    if (!isKept(other, this.level)) return
    const { keys, counts } = this
    const mask = counts.length - 1
    let slot = one & mask
    while (counts[slot] !== 0) {
      if (keys[slot * 2] === one && keys[slot * 2 + 1] === other) {
        ;(counts[slot] as number) += count
        return
      }
      slot = (slot + 1) & mask
    }
    keys[slot * 2] = one
    keys[slot * 2 + 1] = other
    counts[slot] = count
    this.size++
    if (this.size > this.most) {
      while (this.size > this.most) {
        this.level++
        this.rebuild(counts.length)
      }
    } else if (this.size * 2 > counts.length) this.rebuild(counts.length * 2)
  }

  merge({ level, keys, counts }: PlainRows) {
    if (level > this.level) {
      this.level = level
      this.rebuild(this.counts.length)
    }
    for (let at = 0; at < counts.length; at++)
      this.add(keys[at * 2] as number, keys[at * 2 + 1] as number, counts[at])
  }

  plain(): PlainRows {
    const keys = new Int32Array(this.size * 2)
    const counts = new Uint32Array(this.size)
    let at = 0
    for (let slot = 0; slot < this.counts.length; slot++) {
      if (this.counts[slot] === 0) continue
      keys[at * 2] = this.keys[slot * 2] as number
      keys[at * 2 + 1] = this.keys[slot * 2 + 1] as number
      counts[at++] = this.counts[slot] as number
    }
    return { level: this.level, keys, counts }
  }

  /** Removes all rows; their room stays. */
  clear() {
    this.level = 0
    this.size = 0
    this.counts.fill(0)
  }

  /** Of `rows` rows that were added. */
  duplicates(rows: number): Duplicates {
    if (this.level === 0) return { count: rows - this.size, isEstimated: false }
    const scale = 2 ** this.level
    const distinct = this.size * scale
    const apart = rows - distinct
    // Rows that repeat very often may all be outside the sample: then the number of different rows says more.
    if (apart > (4 * distinct) / Math.sqrt(this.size)) return { count: apart, isEstimated: true }
    const sampled = this.counts.reduce((sum, count) => sum + count, 0)
    return { count: Math.min(rows, (sampled - this.size) * scale), isEstimated: true }
  }

  /** Moves the rows that are still kept into a table of so many slots. */
  private rebuild(slots: number) {
    const { keys, counts } = this
    this.keys = new Int32Array(slots * 2)
    this.counts = new Uint32Array(slots)
    this.size = 0
    const mask = slots - 1
    for (let from = 0; from < counts.length; from++) {
      const other = keys[from * 2 + 1] as number
      if (counts[from] === 0 || !isKept(other, this.level)) continue
      let slot = (keys[from * 2] as number) & mask
      while (this.counts[slot] !== 0) slot = (slot + 1) & mask
      this.keys[slot * 2] = keys[from * 2] as number
      this.keys[slot * 2 + 1] = other
      this.counts[slot] = counts[from] as number
      this.size++
    }
  }
}

const isKept = (other: number, level: number) => level === 0 || other >>> (32 - level) === 0

/** Rows of which the sums are held while columns are read one cell after another: as many as a sheet of Excel has. */
export const MOST_SUMS = 1_048_576

/** The hashes of rows whose cells arrive in any order, as sums of those of the cells. */
export class RowSums {
  private sums = new Int32Array(2048)
  private isOver = false

  add(row: number, column: number, one: number, other: number) {
    if (row >= MOST_SUMS) {
      this.isOver = true
      return
    }
    if (row * 2 >= this.sums.length) {
      const wider = new Int32Array(Math.max(this.sums.length * 2, (row + 1) * 2))
      wider.set(this.sums)
      this.sums = wider
    }
    ;(this.sums[row * 2] as number) += cellHash(one, column)
    ;(this.sums[row * 2 + 1] as number) += cellHash(other, column)
  }

  /** Of the first `rows` rows; null where there are more than can be held. */
  duplicates(rows: number): Duplicates | null {
    if (this.isOver || rows > MOST_SUMS) return null
    const counts = new RowCounts()
    for (let row = 0; row < rows; row++)
      counts.add(spread(this.sums[row * 2] ?? 0), spread(this.sums[row * 2 + 1] ?? 0))
    return counts.duplicates(rows)
  }
}

/** The share that a cell has in the hash of its row: it depends on the column, so that swapped cells make another row. */
export function cellHash(hash: number, column: number): number {
  const mixed = Math.imul(hash ^ Math.imul(column + 1, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
}

/** Spreads the bits of a sum, of which the first and the last are looked at. */
export function spread(sum: number): number {
  const mixed = Math.imul(sum ^ (sum >>> 16), 0x7feb352d)
  return Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) ^ (mixed >>> 16)
}
