import type { DataProblem } from '../../model/types'
import { type Block, Statistics } from './block'
import { BAD_BYTES, isUtf8, textOf } from './bytes'
import { guessRecord } from './guess'
import { CELL, LONGEST, PREVIEW, PROBLEMS } from './limits'
import { FLAG, RecordReader } from './record-reader'
import { type Encoding, Part, type Source } from './source'

export interface CsvFormat {
  encoding: Encoding
  /** A byte. */
  delimiter: number
  columns: number
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

/** Bytes behind a block that are read along: its last record mostly ends there. */
export const MARGIN = 64 * 1024

/** Looks at one block of a CSV file. */
export async function scanCsvBlock(source: Source, order: CsvOrder): Promise<Block> {
  const { format, start, end } = order
  const { encoding, delimiter, columns } = format
  const origin = order.from ?? start - (encoding === 'UTF-8' ? 1 : 2)
  const reader = new RecordReader(delimiter, columns)
  const statistics = new Statistics(columns, undefined, order.crowded)
  const preview: string[][] = []
  const problems: DataProblem[] = []
  let problemCount = 0
  let lines = 0
  let fatal: Block['fatal']
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
      if (part.isLast || isLong) {
        const line = lines + (isLong ? 0 : reader.lines)
        fatal = { line, reason: isLong ? 'tooLong' : 'unclosed' }
        break
      }
      part = await part.grow(source, Math.max(MARGIN, part.length - at))
      limit = part.indexOf(end)
      nul = part.bytes.subarray(0, part.length).indexOf(0, at)
      continue
    }
    const { count, next, flags } = reader
    if (!reader.isBlank(at)) {
      reader.undouble(part.bytes)
      if (nul !== -1 && nul < next) {
        tell('NUL bytes')
        nul = part.bytes.subarray(0, part.length).indexOf(0, next)
      }
      if (flags !== 0) {
        if (flags & FLAG.high && !isUtf8(part.view, part.bytes, at, next)) tell(BAD_BYTES)
        if (flags & FLAG.stray) tell('Text after a closing quotation mark')
      }
      if (count !== columns) tell(`${count} ${count === 1 ? 'value' : 'values'} instead of ${columns}`)
      addRow(statistics, part, reader)
      if (preview.length < PREVIEW) preview.push(cells(part, reader, columns))
    }
    lines += reader.lines
    at = next
  }
  return {
    from: part.placeOf(first),
    next: part.placeOf(at),
    lines,
    statistics: statistics.finish(part.bytes),
    preview,
    problems,
    problemCount,
    fatal,
  }
}

function addRow(statistics: Statistics, { view, bytes }: Part, { starts, ends, count }: RecordReader) {
  statistics.rows++
  const given = Math.min(count, starts.length)
  for (let column = 0; column < given; column++)
    statistics.add(column, view, bytes, starts[column] as number, ends[column] as number)
  for (let column = given; column < starts.length; column++) statistics.addMissing(column)
}

/** The fields of the record as text, as many as there are columns. */
export function cells(part: Part, { starts, ends, count }: RecordReader, columns: number): string[] {
  return Array.from({ length: columns }, (_, column) =>
    column < count ? textOf(part.bytes, starts[column] as number, ends[column] as number, CELL) : '',
  )
}
