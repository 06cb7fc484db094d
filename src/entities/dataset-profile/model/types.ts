/** What the values of a column are. `mixed`: of several kinds, none of which includes the others. `empty`: all missing. */
export type ColumnType = 'integer' | 'number' | 'boolean' | 'date' | 'text' | 'mixed' | 'empty'

export interface TopValue {
  /** At most 200 characters of it. */
  value: string
  count: number
}

/** `from` is included; `to` is not, except in the last bin. Milliseconds since 1970 where the column is of dates. */
export interface HistogramBin {
  from: number
  to: number
  count: number
}

export interface ColumnProfile {
  name: string
  type: ColumnType
  /** Cells without a value: empty, left out, or a usual mark such as NA or null. */
  missing: number
  /** Numbers for numbers; for dates ISO 8601 in UTC; null where neither occurs. */
  min: number | string | null
  max: number | string | null
  /** Of the numbers; null where there are none. */
  mean: number | null
  /** How many different values: exact up to 200, an estimate (about 2 %) above. */
  distinct: number
  /** Whether `distinct` and `top` are estimates; the counts of `top` are then lower bounds. */
  estimated: boolean
  /** The most frequent values, at most 10; none where each value occurs about once. */
  top: TopValue[]
  /** At most 16 bins of equal width for numbers or dates; empty for other columns. */
  histogram: HistogramBin[]
}

/** Something wrong in the file that did not stop the profile. Lines count from 1, those inside quotes too. */
export interface DataProblem {
  line: number
  text: string
}

/** Preview and statistics of one file (document 2 section 3: dataset preview, dataset stats). */
export interface DatasetProfile {
  headers: string[]
  /** The first 5 rows as text, each cell at most 1,000 characters. */
  rows: string[][]
  totalRows: number
  /** Bytes. */
  fileSize: number
  fileType: 'CSV' | 'JSON' | 'JSON Lines' | 'Parquet'
  /** Null where the format has none. */
  delimiter: ',' | ';' | '\t' | '|' | null
  encoding: 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | null
  columns: ColumnProfile[]
  /** The first 100 problems, and how many there are. */
  problems: DataProblem[]
  problemCount: number
}

/** How far a profile is. With two of them: MB/s and the time that is left. */
export interface ProfileProgress {
  bytes: number
  totalBytes: number
  rows: number
  /** ms on the page's monotonic clock (`performance.now()`). */
  at: number
}
