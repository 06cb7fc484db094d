/** What a part is told. */
export interface BenchOptions {
  /** One round, small sizes. */
  quick: boolean
  only: string[]
}

/** Flat rows; the first value names the row. */
export interface BenchTable {
  title: string
  note?: string
  rows: Record<string, string | number | null>[]
  /** Some are too wide for a document. */
  inDocument?: boolean
}
