import { textOf } from '../text/bytes'
import { MOST_COLUMNS } from '../limits'
import { type Dialect, FLAG, RecordReader } from '../csv/record-reader'
import type { Part } from '../text/source'

/** Records of a sample, and characters of a cell in it. */
const RECORDS = 300
const CELL = 200

/** One record of a sample that is no blank line. */
export interface SampleRecord {
  cells: string[]
  /** Fields of the record, those without a cell too. */
  count: number
  /** Its first line, counted from 1. */
  line: number
  /** Line ends in it. */
  lines: number
  /** Offset of the record in the part, and of the next record. */
  at: number
  next: number
  isStray: boolean
}

export interface Sample {
  records: SampleRecord[]
  /** The line of a quote that is open at the end of the file; 0 if there is none. */
  unclosed: number
  /** Where the last record ends. */
  end: number
  /** Fields in quotes, and other fields with a quote in them. */
  quoted: number
  loose: number
  /** The part of the sampled bytes that is in records, unless there were enough of them. */
  coverage: number
}

/** The first records of a part in a dialect. The part is left as it is. */
export function sampleOf(part: Part, dialect: Dialect, from = 0): Sample {
  const { length, isLast } = part
  // Quotes are unescaped in a copy.
  const bytes = part.bytes.slice()
  const view = new DataView(bytes.buffer)
  const reader = new RecordReader(dialect, MOST_COLUMNS)
  const records: SampleRecord[] = []
  let line = 1
  let at = from
  let isComplete = true
  let quoted = 0
  let loose = 0
  while (at < length && records.length < RECORDS) {
    isComplete = reader.read(view, bytes, at, length, isLast)
    if (!isComplete) break
    if (!reader.isBlank) {
      const { starts, ends, next, lines, count, flags } = reader
      for (let field = 0; field < Math.min(count, MOST_COLUMNS); field++) {
        const start = starts[field] as number
        if (dialect.quote === 0) break
        if (start > at && bytes[start - 1] === dialect.quote) quoted++
        else if (hasByte(bytes, dialect.quote, start, ends[field] as number)) loose++
      }
      reader.undouble(bytes)
      const cells = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, field) =>
        textOf(bytes, starts[field] as number, ends[field] as number, CELL),
      )
      records.push({ cells, count, line, lines, at, next, isStray: (flags & FLAG.stray) !== 0 })
    }
    line += reader.lines
    at = reader.next
  }
  const unclosed = !isComplete && isLast ? line + reader.lines : 0
  // The last record of a part that is cut off is no evidence; a quote that is open to its end is.
  const open = isComplete ? 0 : length - at
  const usual = records.length === 0 ? 0 : (at - from) / records.length
  const coverage = open > 20 * usual || unclosed > 0 ? (at - from) / (length - from) : 1
  return { records, unclosed, end: at, quoted, loose, coverage }
}

function hasByte(bytes: Uint8Array, byte: number, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === byte) return true
  return false
}
