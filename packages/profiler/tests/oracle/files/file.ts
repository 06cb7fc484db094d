import type { Reading } from '../../../types'

/** Named options of one of DuckDB's table functions. */
export type Options = Record<string, string | number | boolean | string[]>

/** A data file and how DuckDB is asked about it. */
export interface OracleFile {
  /** Its extension says what it is. */
  name: string
  bytes: Uint8Array
  /** DuckDB reads this in place of `bytes`: the same text in UTF-8, where it cannot read the encoding or the line ends. */
  asked?: Uint8Array
  ask: 'read_csv' | 'read_json' | 'read_parquet'
  /** The options without which DuckDB could not know what is in the file. */
  options: Options
  /** CSV whose dialect is known: asked a second time with it, so that figures are compared even where the guess differs. */
  dialect?: Options
  /** How the scanner should read it. */
  reading?: Partial<Reading>
  /** The kind of each column's values; differences are named by it. */
  kinds: string[]
  /** The names in the file; null where the file has none. */
  headers: string[] | null
}

/** Texts for a missing value, in the cases that the files have. DuckDB compares them as they are written. */
export const MARKS = ['', 'NA', 'N/A', 'null', 'NULL', 'NaN', 'nan', 'None']

const encoder = new TextEncoder()
export const utf8 = (text: string) => encoder.encode(text)
