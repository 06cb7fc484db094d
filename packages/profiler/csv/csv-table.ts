import type { ColumnType, DatasetProfile } from '../types'
import { textOf } from '../text/bytes'
import { found, KIND } from '../column/kind'
import { CELL } from '../limits'
import { readHead } from '../reading'
import { readRecords } from './read-records'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source, Tell } from '../text/source'
import { ValueReader } from '../column/value'

/** All values of a column: numbers (dates as ms since 1970, NaN where missing), or codes of texts (-1 where missing). */
export type TableColumn =
  | { name: string; type: ColumnType; numbers: Float64Array }
  | { name: string; type: ColumnType; codes: Int32Array; levels: string[] }

/** Collects the values of one column. */
interface Collector {
  add: (row: number, bytes: Uint8Array, from: number, to: number) => void
  column: (rows: number) => TableColumn
}

function numberCollector(name: string, type: ColumnType, rows: number, values: ValueReader): Collector {
  const numbers = new Float64Array(rows).fill(Number.NaN)
  return {
    add(row, bytes, from, to) {
      const kind = values.kindOf(bytes, from, to)
      if (kind !== KIND.missing && kind !== KIND.text && kind !== KIND.nonFinite)
        numbers[row] = found[0] as number
    },
    column: (count) => ({ name, type, numbers: numbers.subarray(0, count) }),
  }
}

function textCollector(name: string, type: ColumnType, rows: number, values: ValueReader): Collector {
  const codes = new Int32Array(rows).fill(-1)
  const known = new Map<string, number>()
  const levels: string[] = []
  return {
    add(row, bytes, from, to) {
      const text = textOf(bytes, from, to, CELL)
      let code = known.get(text)
      if (code === undefined) {
        const isMissing = values.kindOf(bytes, from, to) === KIND.missing
        code = isMissing ? -1 : levels.push(text) - 1
        known.set(text, code)
      }
      codes[row] = code
    },
    column: (count) => ({ name, type, codes: codes.subarray(0, count), levels }),
  }
}

const SCALED: ReadonlySet<ColumnType> = new Set(['integer', 'number', 'date'])

/**
 * All values of a text table, by the types that its profile found. Memory grows with the file: callers limit the rows of
 * the profile first. Rejects with a ProfileError, or with the reason of `tell`.
 */
export async function readCsvTable(source: Source, profile: DatasetProfile, tell: Tell) {
  if (!profile.reading) throw new ProfileError(PROFILE_ERRORS.notProfiled)
  const { format, from } = await readHead(source, profile.reading)
  const { columns } = format
  const values = new ValueReader(format)
  const collectors = profile.columns.map(({ name, type }) =>
    (SCALED.has(type) ? numberCollector : textCollector)(name, type, profile.totalRows, values),
  )
  const rows = await readRecords(source, { format, from }, profile.totalRows, {
    take(row, part, reader) {
      const given = Math.min(reader.count, columns)
      for (let column = 0; column < given; column++)
        collectors[column]?.add(
          row,
          part.bytes,
          reader.starts[column] as number,
          reader.ends[column] as number,
        )
    },
    tell,
  })
  return { rows, columns: collectors.map((collector) => collector.column(rows)) }
}
