import type { ColumnProfile, DataProblem } from '../types'
import type { Block } from '../text/block'
import type { Declared } from './column-profile'
import { ColumnTotals } from './column-totals'
import { PreviewRows, PROBLEMS } from '../limits'
import { type Duplicates, RowCounts } from './row-counts'

/** Bytes that the values of all columns may take together. */
const BUDGET = 64 * 1024 * 1024
/** Frequent values that are kept of a column that had to make room. */
const FEW = 1000

/** The blocks of a file so far, joined in their order: the result does not depend on which worker scanned which. */
export class Totals {
  rows = 0
  lines = 0
  readonly preview = new PreviewRows()
  readonly problems: DataProblem[] = []
  problemCount = 0
  private readonly columns: ColumnTotals[] = []
  private readonly counts = new RowCounts()

  /** `lines`: those before the first block, of the header. */
  constructor(columns: number, lines: number) {
    this.lines = lines
    this.widen(columns)
  }

  /** Makes room for more columns; the rows so far have no value in them. */
  widen(columns: number) {
    while (this.columns.length < columns) this.columns.push(new ColumnTotals(this.rows))
  }

  /** Of each column, whether it has more values than are counted exactly. */
  crowded(): boolean[] {
    return this.columns.map(({ isCrowded }) => isCrowded)
  }

  add(block: Block) {
    for (const { line, text } of block.problems)
      if (this.problems.length < PROBLEMS) this.problems.push({ line: line + this.lines + 1, text })
    this.problemCount += block.problemCount
    for (const row of block.preview) this.preview.add(row)
    this.lines += block.lines
    this.rows += block.statistics.rows
    if (block.statistics.counts) this.counts.merge(block.statistics.counts)
    for (const [column, statistics] of block.statistics.columns.entries())
      this.columns[column]?.add(statistics)
    makeRoom(this.columns)
  }

  /** How many rows repeat an earlier row. */
  duplicates(): Duplicates {
    return this.counts.duplicates(this.rows)
  }

  /**
   * The profile of a column by its index. `declared`: the file's own word about it, such as a Parquet schema's; its
   * type overrides what the values look like.
   */
  profile(column: number, name: string, declared: Declared = {}): ColumnProfile {
    return (this.columns[column] ?? new ColumnTotals(this.rows)).profile(name, declared)
  }
}

/** The heaviest columns become estimates until the others fit into the budget. */
export function makeRoom(columns: readonly ColumnTotals[]) {
  let all = columns.reduce((sum, { weight }) => sum + weight, 0)
  if (all <= BUDGET) return
  for (const column of [...columns].sort((one, other) => other.weight - one.weight)) {
    const before = column.weight
    column.settle(FEW)
    all -= before - column.weight
    if (all <= BUDGET) return
  }
}

/** Duplicate rows as a profile has them; null: they were not counted. */
export const duplicatesOf = (duplicates: Duplicates | null) => ({
  duplicateRows: duplicates?.count ?? null,
  duplicateRowsEstimated: duplicates?.isEstimated ?? false,
})
