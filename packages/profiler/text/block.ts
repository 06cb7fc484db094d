import type { DataProblem } from '../types'
import { Entries, EXACT, type PlainEntries } from './entries'
import { hash, hashes } from '../column/hash'
import { found, isScaled } from '../column/kind'
import { cellHash, type PlainRows, RowCounts, spread } from '../column/row-counts'
import { type PlainSummary, Summary } from '../column/summary'
import { plainValues, type ValueReader } from '../column/value'

/** Characters of a frequent value, and the bytes that they take at most, with one more. */
export const VALUE_LIMIT = 200
const VALUE_BYTES = (VALUE_LIMIT + 1) * 4
/** Values that a column keeps that is known to have more than EXACT: few enough for the processor's cache. */
const CROWDED = 1024
/** The most frequent values of a column with too many for all of them. */
const KEPT = 2000

/** The statistics of one column in some rows: plain data, which a worker hands to another. */
export interface ColumnStatistics {
  /** Cells without a value; missing marks are entries. */
  missing: number
  /** All values, or the frequent values when `summary` covers all. */
  entries: PlainEntries
  /** Of all values, where they are too many to be handed on; otherwise null. */
  summary: PlainSummary | null
}

/** The statistics of some rows. */
export interface BlockStatistics {
  rows: number
  /** How often each row occurs; null where cells are gathered by column. */
  counts: PlainRows | null
  columns: ColumnStatistics[]
}

/** One block of a file. Any worker scans it on its own; blocks are joined in their order. */
export interface Block {
  /** Offset of its first record in the file, and of the record after its last. */
  from: number
  next: number
  lines: number
  statistics: BlockStatistics
  /** The first rows as text. */
  preview: string[][]
  /** Lines count from 0 at `from`. */
  problems: DataProblem[]
  problemCount: number
  /** Where the first record begins that makes the quotes or the encoding doubtful; whether the decimal sign is a comma. */
  doubts?: { quotes?: number; bytes?: number; decimal?: boolean }
  /** Whether characters beyond ASCII are UTF-8 anywhere. */
  hasUtf8?: boolean
  /** Ends the whole profile, once the blocks before have shown that this one begins where it does. */
  fatal?: { line: number; reason: 'tooLong' | 'unclosed' }
}

/** Tables of the block before, empty: to let them grow again takes longer than to scan a block. */
let spare: Entries[] = []
let spareRows: RowCounts | null = null

/** Gathers the statistics of the cells of a block, whose texts are in one buffer until `finish`. */
export class Statistics {
  rows = 0
  private readonly entries: Entries[]
  /** How many values each column keeps. */
  private readonly most: Int32Array
  private readonly missing: Float64Array
  private readonly summaries: (Summary | null)[]
  private readonly counts = spareRows ?? new RowCounts()
  /** Sums of the hashes of the cells of the current row. */
  private one = 0
  private other = 0
  /** The two hashes of the value that was added last. */
  lastOne = 0
  lastOther = 0

  /**
   * `values` reads the kinds of cells that `add` gets. `crowded`: columns that are known to have more values than are
   * counted exactly, so that a small table does.
   */
  constructor(
    columns: number,
    private readonly values: ValueReader = plainValues,
    crowded: readonly boolean[] = [],
  ) {
    const reused = spare
    spare = []
    spareRows = null
    this.entries = Array.from({ length: columns }, (_, column) =>
      reused[column] && (!crowded[column] || reused[column].counts.length <= 2 * CROWDED)
        ? reused[column]
        : new Entries(),
    )
    this.most = Int32Array.from({ length: columns }, (_, column) => (crowded[column] ? CROWDED : EXACT))
    this.missing = new Float64Array(columns)
    this.summaries = Array.from({ length: columns }, () => null)
  }

  /** Adds a cell whose text determines its kind. `view` and `bytes` share a buffer. */
  add(column: number, view: DataView, bytes: Uint8Array, from: number, to: number) {
    if (from === to) {
      ;(this.missing[column] as number)++
      return
    }
    hash(view, bytes, from, to)
    this.one += cellHash(hashes[0] as number, column)
    this.other += cellHash(hashes[1] as number, column)
    const entries = this.entries[column] as Entries
    const index = entries.find()
    if (index !== -1) (entries.counts[index] as number)++
    else {
      entries.add(1, from, to - from)
      if (entries.size > (this.most[column] as number)) this.settle(column, bytes)
    }
  }

  /** Ends a row whose cells were added with `add` and `addMissing`. */
  endRow() {
    this.rows++
    this.counts.add(spread(this.one | 0), spread(this.other | 0))
    this.one = 0
    this.other = 0
  }

  /**
   * Adds a cell of a known KIND with the number, ms since 1970 or ms since midnight that it stands for (0 for other
   * kinds). `bytes` hold its text; for a number that a double cannot hold, all digits. Returns whether the text has to
   * stay in the buffer. NaN is missing.
   */
  addKnown(
    kind: number,
    number: number,
    column: number,
    view: DataView,
    bytes: Uint8Array,
    from: number,
    to: number,
    count = 1,
  ): boolean {
    hash(view, bytes, from, to)
    // The text "1" is another value than the number 1.
    ;(hashes[0] as number) ^= Math.imul(kind, 0x9e3779b1)
    this.lastOne = hashes[0] as number
    this.lastOther = hashes[1] as number
    const entries = this.entries[column] as Entries
    const index = entries.find()
    if (index !== -1) {
      ;(entries.counts[index] as number) += count
      return false
    }
    entries.setKind(entries.add(count, from, to - from), kind, number)
    if (entries.size > (this.most[column] as number)) this.settle(column, bytes)
    return true
  }

  addMissing(column: number, count = 1) {
    ;(this.missing[column] as number) += count
  }

  /** The statistics of everything added. `bytes`: the buffer of all cells. */
  finish(bytes: Uint8Array): BlockStatistics {
    const columns = this.entries.map((entries, column): ColumnStatistics => {
      const summary = this.summaries[column] as Summary | null
      this.read(entries, bytes)
      if (summary) {
        summary.add(entries, bytes, Number.POSITIVE_INFINITY)
        entries.keepAbove(Math.max(1, entries.countBelow(KEPT)))
      }
      return {
        missing: this.missing[column] as number,
        entries: entries.plain(bytes, VALUE_BYTES),
        summary: summary?.plain() ?? null,
      }
    })
    for (const entries of this.entries) entries.clear()
    spare = this.entries
    const counts = this.rows > 0 ? this.counts.plain() : null
    this.counts.clear()
    spareRows = this.counts
    return { rows: this.rows, counts, columns }
  }

  /** Makes room in a column with too many values: the rare half goes into its summary. */
  private settle(column: number, bytes: Uint8Array) {
    const entries = this.entries[column] as Entries
    const least = entries.countBelow((this.most[column] as number) / 2)
    ;(this.summaries[column] ??= new Summary()).add(entries, bytes, least, this.values)
    entries.keepAbove(least)
  }

  private read(entries: Entries, bytes: Uint8Array) {
    for (let index = 0; index < entries.size; index++) {
      if (entries.isRead(index)) continue
      const from = entries.froms[index] as number
      const kind = this.values.kindOf(bytes, from, from + (entries.lengths[index] as number))
      entries.kinds[index] = kind
      if (isScaled(kind)) entries.numbers ??= new Float64Array(entries.counts.length)
      if (entries.numbers) entries.numbers[index] = isScaled(kind) ? (found[0] as number) : 0
    }
  }
}
