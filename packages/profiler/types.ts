/**
 * The type of a column, decided from all of its values. `mixed`: values of several types, none of which includes the
 * others. `empty`: every value is missing. Lists and objects are `text`: their JSON.
 */
export type ColumnType =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'interval'
  | 'binary'
  | 'text'
  | 'mixed'
  | 'empty'

export interface TopValue {
  /** At most 200 characters. */
  value: string
  count: number
}

/** `from` is included; `to` is excluded, except in the last bin. Milliseconds since 1970 in a date column. */
export interface HistogramBin {
  from: number
  to: number
  count: number
}

/** A number, or its exact digits where a double cannot hold it. For dates ISO 8601 in UTC. */
export type Figure = number | string

/** The 25th, 50th and 75th percentile, interpolated between neighbours for numbers and dates (as SQL's percentile_cont). */
export interface Quartiles {
  q1: Figure
  median: Figure
  q3: Figure
}

/** Forms of text that are dates or numbers to people, but ambiguous to programs. */
export type TextForm =
  | 'dd/mm/yyyy'
  | 'mm/dd/yyyy'
  | 'dd/mm/yyyy or mm/dd/yyyy'
  | 'thousands'
  | 'percent'
  | 'currency'

/** How many values are lower than `below` or higher than `above`: three interquartile ranges from the quartiles. */
export interface Outliers {
  below: number
  above: number
  low: number
  high: number
}

/** Statistics of one column. Figures are those of the column's own type: a text column has no mean. */
export interface ColumnProfile {
  name: string
  type: ColumnType
  /** The type that the file itself declares, such as `DECIMAL(38,2)`; null where the format declares none. */
  storedType: string | null
  /** Cells without a value: empty, absent, NaN, or one of the reading's missing marks. */
  missing: number
  /** Of numbers, dates and times; otherwise null. */
  min: Figure | null
  max: Figure | null
  /** Of numbers; otherwise null. */
  mean: number | null
  /** Sample standard deviation (n - 1) of numbers; null for fewer than two values. */
  deviation: number | null
  /** Of numbers and dates; otherwise null. */
  quartiles: Quartiles | null
  /** Whether `quartiles` are an estimate: more different values than are kept exactly. */
  quartilesEstimated: boolean
  /** How many different values (1 and 1.0 are one number): exact up to 50,000, an estimate (about 2 %) above. */
  distinct: number
  distinctEstimated: boolean
  /**
   * The 101 numbers below which 0, 1, … 100 percent of the values lie, interpolated as `quartiles`; milliseconds since 1970
   * for dates. Empty for other columns. An estimate where `quartilesEstimated` is set.
   */
  percentiles: number[]
  /** The most frequent values, at most 50; none where each value occurs about once. */
  top: TopValue[]
  /** Whether the counts of `top` are lower bounds. */
  topEstimated: boolean
  /**
   * Of numbers or dates, empty for other columns: at most 16 bins with round edges (up to 31 for whole numbers one by one),
   * of equal width except for months. Their edges are powers of two where `distinctEstimated` is set.
   */
  histogram: HistogramBin[]
  /** Spellings that count as missing (`n/a`), the most frequent 5; empty cells are not among them. */
  marks: TopValue[]
  /** Values that may stand for a missing value, such as `-` or -999, and were counted as values; at most 5. */
  placeholders: TopValue[]
  /** Texts among the numbers or dates of a mixed column; at most 5. */
  strays: TopValue[]
  /** The form that most texts of a text column share; null where they share none. */
  form: TextForm | null
  /** Numbers far from the others; null where there are none. An estimate where `quartilesEstimated` is set. */
  outliers: Outliers | null
  /** Why the column could not be read although the others could; null where it was read. */
  failure: string | null
}

/** Something wrong in the file that did not stop the profile. Lines count from 1, those inside quotes too. */
export interface DataProblem {
  line: number
  text: string
}

export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252'

/** How a text file (or workbook) is read. Everything in it is guessed and can be corrected. */
export interface Reading {
  /** One ASCII character. */
  delimiter: string
  /** The line of the header, counted from 1; 0: the file has none and columns are named column1, column2, … */
  headerLine: number
  /** The character that quotes a field; empty: nothing is quoted. */
  quote: '"' | "'" | ''
  /** How a quote inside a quoted field is written: doubled, or behind a backslash. */
  escape: 'doubled' | 'backslash'
  encoding: Encoding
  decimal: '.' | ','
  /** Texts that stand for a missing value, compared without case; an empty cell is always missing. */
  missing: string[]
}

/** Preview and statistics of one file (document 2 section 3: dataset preview, dataset stats). */
export interface DatasetProfile {
  headers: string[]
  /** The first 1,000 rows as text (fewer of long rows, at least 5), each cell at most 1,000 characters. */
  rows: string[][]
  totalRows: number
  /** Rows with the same text in every cell as an earlier row; null where they are not counted (more than 1,048,576 rows of a
   * format other than CSV). In Parquet cells are compared by their stored values. */
  duplicateRows: number | null
  /** Whether `duplicateRows` is an estimate: the file has more than 262,144 different rows. */
  duplicateRowsEstimated: boolean
  /** Bytes. */
  fileSize: number
  fileType: 'CSV' | 'JSON' | 'JSON Lines' | 'Parquet' | 'Excel'
  /** How the text was read; null for formats that say it themselves (JSON, Parquet, Excel). */
  reading: Reading | null
  /** Of JSON; null for Parquet and Excel; for CSV as in `reading`. */
  encoding: Encoding | null
  /** The sheets of a workbook and the sheet that was read; null for other formats. */
  sheets: { names: string[]; read: string } | null
  columns: ColumnProfile[]
  /** The first 100 problems, and how many there are. */
  problems: DataProblem[]
  problemCount: number
}

/** The user's corrections: the rest is guessed. `sheet` is for workbooks; `headerLine` is for both. */
export type ReadingChoice = Partial<Reading> & { sheet?: string }

/** The part of a profile that is shown before the statistics are known. */
export type DatasetPreview = Pick<
  DatasetProfile,
  'headers' | 'rows' | 'fileType' | 'reading' | 'encoding' | 'sheets'
>

/** How far a profile is. With two of them: MB/s and the time that is left. */
export interface ProfileProgress {
  bytes: number
  totalBytes: number
  rows: number
  /** ms on the page's monotonic clock (`performance.now()`). */
  at: number
}
