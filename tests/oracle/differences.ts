/** A kind of difference between the scanner's figures and DuckDB's, and each place where it is. */
export interface Named {
  kind: string
  /** Why the scanner's figure stays as it is. */
  reason: string
  figures: string[]
  /** By file: what the columns are made of, or their names; '' for figures of the whole file. */
  files: Record<string, string[]>
}

/** Differences that stay. The test fails on others, and on one that is gone. */
export const NAMED: Named[] = []
