import { found, KIND } from '../column/kind'
import { ValueReader } from '../column/value'
import { readHead } from '../reading'
import { textOf } from '../text/bytes'
import type { Source } from '../text/source'
import type { ReadingChoice } from '../types'
import { readRecords } from './read-records'

/** A cell: its text, and its number as training reads it (dates as ms since 1970), NaN for a text; null where it is missing. */
export interface Cell {
  text: string
  number: number
}

export interface RowPart {
  rows: (Cell | null)[][]
  names: readonly string[]
  /** The place in the file behind these rows. */
  end: number
}

export interface RowCounts {
  rows: number
  /** Rows with fewer or more cells than the header: cells that are missing are null, cells behind the last column are left out. */
  uneven: number
}

/** Longer texts are cut. */
const LONGEST = 100_000

/**
 * Reads a text table part by part, whatever its size, and hands on the rows of each part. `take` is awaited, so memory holds
 * one part. Rejects with a ProfileError, or with the reason of `take`.
 */
export async function readCsvRows(
  source: Source,
  choice: ReadingChoice,
  take: (part: RowPart) => Promise<void>,
): Promise<RowCounts> {
  const { format, from, names } = await readHead(source, choice)
  const values = new ValueReader(format)
  let rows: (Cell | null)[][] = []
  const flush = async (end: number) => {
    const full = rows
    rows = []
    if (full.length > 0) await take({ rows: full, names, end })
  }
  let uneven = 0
  const rowCount = await readRecords(source, { format, from }, Number.POSITIVE_INFINITY, {
    take(_, { bytes }, reader) {
      const given = Math.min(reader.count, format.columns)
      if (reader.count !== format.columns && !(format.hasTrailing && reader.count === format.columns + 1))
        uneven++
      rows.push(
        names.map((_name, column) => {
          if (column >= given) return null
          const [start, end] = [reader.starts[column] as number, reader.ends[column] as number]
          const kind = values.kindOf(bytes, start, end)
          if (kind === KIND.missing) return null
          const isNumber = kind !== KIND.text && kind !== KIND.nonFinite
          return {
            text: textOf(bytes, start, end, LONGEST),
            number: isNumber ? (found[0] as number) : Number.NaN,
          }
        }),
      )
    },
    tell: async ({ bytes }) => flush(bytes),
  })
  await flush(source.size)
  return { rows: rowCount, uneven }
}
