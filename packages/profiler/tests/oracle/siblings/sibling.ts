import type { ColumnProfile, ColumnType, Reading } from '../../../types'

/** A hostile file and what its profile must say. */
export interface Sibling {
  name: string
  /** Its extension says what it is. */
  file: string
  content: string | Uint8Array
  /** Of the refusal, where the file has no profile. */
  refusal?: RegExp
  rows?: number
  headers?: string[]
  types?: ColumnType[]
  preview?: string[][]
  reading?: Partial<Reading>
  /** By index. */
  columns?: Record<number, Partial<ColumnProfile>>
  /** The words of the column of that index that could not be read. */
  failures?: Record<number, RegExp>
}

/** Lines of a file, each with its end. */
export const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('')
export const repeat = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
