import type { DataProblem } from '../types'
import { type Block, type BlockStatistics, Statistics } from '../text/block'
import { BAD_BYTES, isUtf8, textOf } from '../text/bytes'
import { decimalSign } from './decimal-sign'
import { guessRecord } from './guess'
import { KIND } from '../column/kind'
import { CELL, LONGEST, PreviewRows, PROBLEMS } from '../limits'
import { isOneRecord, swallows } from './quotes'
import { unitOf } from '../text/encoding'
import { type Dialect, FLAG, RecordReader } from './record-reader'
import { type Encoding, Part, type Source } from '../text/source'
import { ValueReader, type ValueRules } from '../column/value'

export interface CsvFormat extends Dialect, ValueRules {
  encoding: Encoding
  columns: number
  /** Whether a row may end in a delimiter behind its last value. */
  hasTrailing: boolean
  /** Whether fields are quoted, without a stray quote in the sample. */
  isQuoted: boolean
  /** Whether the decimal sign was chosen or seen. */
  hasSign: boolean
}

/** One block of a file: the records that begin in it. */
export interface CsvOrder {
  format: CsvFormat
  start: number
  end: number
  /** Where its first record begins, if that is known; otherwise it is guessed and has to be checked. */
  from?: number
  /** Columns that are known to have too many values for all of them. */
  crowded?: boolean[]
}

/** Bytes behind a block that are read with it: its last record mostly ends there. */
export const MARGIN = 64 * 1024

/** The file ends inside a quoted field. */
const CUT_OFF = 'The file ends inside quotation marks: this row is cut off and left out'

/** Scans one block of a CSV file. */
export async function scanCsvBlock(source: Source, order: CsvOrder): Promise<Block> {
  const { format, start, end } = order
  const { encoding, columns } = format
  const origin = order.from ?? start - unitOf(encoding)
  // One more than there are columns, to see what is behind the last.
  const reader = new RecordReader(format, columns + 1)
  const statistics = new Statistics(columns, new ValueReader(format), order.crowded)
  const preview = new PreviewRows()
  const problems: DataProblem[] = []
  let problemCount = 0
  let lines = 0
  let fatal: Block['fatal']
  const doubts: Block['doubts'] = {}
  let hasUtf8 = false
  let part = await Part.read(source, encoding, origin, Math.max(origin, end) + MARGIN)
  const first = order.from === undefined ? guessRecord(part, reader, format) : 0
  let at = first
  let nul = part.bytes.subarray(0, part.length).indexOf(0, at)

  const tell = (text: string) => {
    problemCount++
    if (problems.length < PROBLEMS) problems.push({ line: lines, text })
  }

  for (let limit = part.indexOf(end); at < limit; ) {
    if (!reader.read(part.view, part.bytes, at, part.length, part.isLast)) {
      const isLong = part.length - at > LONGEST
      if (part.isLast && !isLong && format.isQuoted && isOneRecord(part, at, format, columns)) {
        tell(CUT_OFF)
        at = part.length
        break
      }
      if (part.isLast || isLong) {
        const line = lines + (isLong ? 0 : reader.lines)
        fatal = { line, reason: isLong ? 'tooLong' : 'unclosed' }
        doubts.quotes ??= part.placeOf(at)
        break
      }
      part = await part.grow(source, Math.max(MARGIN, part.length - at))
      limit = part.indexOf(end)
      nul = part.bytes.subarray(0, part.length).indexOf(0, at)
      continue
    }
    const { count, next, flags } = reader
    if (!reader.isBlank) {
      if (doubts.quotes === undefined && (flags & FLAG.stray || isSwallow(part, at, reader, format)))
        doubts.quotes = part.placeOf(at)
      reader.undouble(part.bytes)
      if (nul !== -1 && nul < next) {
        tell('NUL bytes')
        nul = part.bytes.subarray(0, part.length).indexOf(0, next)
      }
      if (flags !== 0) {
        if (flags & FLAG.high) {
          const isBad = !isUtf8(part.view, part.bytes, at, next)
          if (isBad) tell(BAD_BYTES)
          if (isBad) doubts.bytes ??= part.placeOf(at)
          else hasUtf8 = true
        }
        if (flags & FLAG.stray) tell('Text after a closing quotation mark')
      }
      if (count !== columns && !(count === columns + 1 && format.hasTrailing && isLastEmpty(reader)))
        tell(`${count} ${count === 1 ? 'value' : 'values'} instead of ${columns}`)
      addRow(statistics, columns, part, reader)
      if (!preview.isFull) preview.add(cells(part.bytes, reader, columns))
    }
    lines += reader.lines
    at = next
  }
  const blockStatistics = statistics.finish(part.bytes)
  if (!format.hasSign) doubts.decimal = decimalIn(blockStatistics) === ','
  return {
    from: part.placeOf(first),
    next: part.placeOf(at),
    lines,
    statistics: blockStatistics,
    preview: preview.rows,
    problems,
    problemCount,
    doubts,
    hasUtf8,
    fatal,
  }
}

/** Values of each column that are looked at for a decimal sign. */
const LOOKS = 100

/** The decimal sign of values that are no whole numbers, if they have one. */
function decimalIn({ columns }: BlockStatistics) {
  return decimalSign(
    columns.map(({ entries: { kinds, ends, bytes } }) => {
      const texts: string[] = []
      for (let at = 0; at < kinds.length && texts.length < LOOKS; at++)
        if (kinds[at] === KIND.text || kinds[at] === KIND.number)
          texts.push(textOf(bytes, ends[at - 1] ?? 0, ends[at] as number, CELL))
      return texts
    }),
  )
}

/** Whether the record at `at` has a quoted field that looks like several records. */
const isSwallow = (part: Part, at: number, { lines, next }: RecordReader, format: CsvFormat) =>
  lines > 1 && swallows(part, { at, next, lines }, format, format.columns)

const isLastEmpty = ({ starts, ends, count }: RecordReader) => starts[count - 1] === ends[count - 1]

function addRow(statistics: Statistics, columns: number, part: Part, { starts, ends, count }: RecordReader) {
  const { view, bytes } = part
  const given = Math.min(count, columns)
  for (let column = 0; column < given; column++)
    statistics.add(column, view, bytes, starts[column] as number, ends[column] as number)
  for (let column = given; column < columns; column++) statistics.addMissing(column)
  statistics.endRow()
}

/** The fields of the record as text, as many as there are columns. */
export function cells(bytes: Uint8Array, { starts, ends, count }: RecordReader, columns: number): string[] {
  return Array.from({ length: columns }, (_, column) =>
    column < count ? textOf(bytes, starts[column] as number, ends[column] as number, CELL) : '',
  )
}
