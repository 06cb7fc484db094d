import type { DatasetPreview, Reading, ReadingChoice } from './types'
import { COMMA, textOf } from './text/bytes'
import { cells, type CsvFormat } from './csv/csv-block'
import { decimalSign } from './csv/decimal-sign'
import { detectDialect } from './csv/dialect'
import { detectEncoding, markOf } from './text/encoding'
import { kindOfText, type Layout, layoutOf, namesOf, SEPARATOR, usualWidth } from './csv/header'
import { KIND } from './column/kind'
import { LONGEST, MOST_COLUMNS, PreviewRows } from './limits'
import { type Dialect, RecordReader } from './csv/record-reader'
import { ProfileError, PROFILE_ERRORS } from './profile-error'
import { type Sample, sampleOf, type SampleRecord } from './column/sample'
import { Part, type Source } from './text/source'
import { MISSING_MARKS, ValueReader } from './column/value'

export const SAMPLE = 64 * 1024
/** A file with a greater part of zeros is no text. */
const MOST_ZEROS = 0.1

/** Facts about a text table before its rows are read. */
export interface Head {
  format: CsvFormat
  names: string[]
  reading: Reading
  part: Part
  /** Where the rows begin in the file, and the lines before. */
  from: number
  lines: number
  /** Where the rows begin in the part. */
  index: number
}

/** Guesses how a text table is read, around what a person chose. Rejects with a ProfileError. */
export async function readHead(source: Source, choice: ReadingChoice): Promise<Head> {
  if (source.size === 0) throw new ProfileError(PROFILE_ERRORS.empty)
  const start = await source.read(0, Math.min(source.size, SAMPLE))
  const encoding = choice.encoding ?? detectEncoding(start).encoding
  const mark = markOf(start, encoding)
  const part = await Part.read(source, encoding, mark, mark + SAMPLE)
  if (part.length === 0) throw new ProfileError(PROFILE_ERRORS.empty)
  refuseBinary(part)
  const missing = choice.missing ?? MISSING_MARKS
  const signs = choice.decimal ? [choice.decimal] : (['.', ','] as const)
  const readers = signs.map((decimal) => new ValueReader({ decimal, missing }))
  const { dialect, sample, isSound } = detectDialect(
    part,
    { delimiter: separatorOf(part), ...choice },
    readers,
  )
  const whole = await withHeader(source, part, dialect, sample)
  const { records } = whole
  const sign = choice.decimal ?? decimalOf(records, dialect.delimiter, choice.headerLine, missing)
  const decimal = sign ?? '.'
  const values = new ValueReader({ decimal, missing })
  const layout = layoutOf(records, choice.headerLine, values)
  const found = namesOf(records, layout)
  const names = dialect.spaces ? found.map((name) => name.trim()) : found
  if (names.length > MOST_COLUMNS) throw new ProfileError(PROFILE_ERRORS.tooWide(names.length, MOST_COLUMNS))
  const { at, lines } = beginning(records, layout)
  const header = records[layout.header]
  const reading: Reading = {
    delimiter: String.fromCharCode(dialect.delimiter),
    headerLine: header?.line ?? 0,
    quote: dialect.quote === 0 ? '' : dialect.quote === 0x27 ? "'" : '"',
    escape: dialect.escape,
    encoding,
    decimal,
    missing: [...missing],
  }
  const format = {
    ...dialect,
    encoding,
    columns: names.length,
    hasTrailing: layout.hasTrailing,
    isQuoted: isSound && records.length > 1,
    decimal,
    hasSign: sign !== null,
    missing,
  }
  return { format, names, reading, part: whole.part, from: whole.part.placeOf(at), lines, index: at }
}

/** The delimiter that the first line names for Excel, or undefined. */
function separatorOf({ bytes, length }: Part): string | undefined {
  const end = Math.min(length, 16)
  const [line = ''] = textOf(bytes, 0, end, end).split('\n')
  return SEPARATOR.exec(line)?.[1] || undefined
}

/** Reads on until the sample has a header and a row, or all that there is. */
async function withHeader(source: Source, first: Part, dialect: Dialect, known: Sample) {
  let part = first
  let sample = known
  while (sample.records.length < 2 && !part.isLast) {
    const [record] = sample.records
    if (part.length - (record?.next ?? 0) > LONGEST) {
      if (record) break
      throw new ProfileError(PROFILE_ERRORS.tooLong(1))
    }
    part = await part.grow(source, part.length)
    sample = sampleOf(part, dialect)
  }
  const [record] = sample.records
  if (!record)
    throw new ProfileError(
      sample.unclosed > 0 ? PROFILE_ERRORS.unclosed(sample.unclosed) : PROFILE_ERRORS.noColumns,
    )
  return { part, records: sample.records }
}

/** Where the rows begin, and how many lines are before them. */
function beginning(records: SampleRecord[], { header, first }: Layout) {
  const above = records[header]
  if (above) return { at: above.next, lines: above.line + above.lines - 1 }
  const row = records[first]
  return row ? { at: row.at, lines: row.line - 1 } : { at: records.at(-1)?.next ?? 0, lines: 0 }
}

/** The decimal sign that the rows show, or null. With a comma between values it is a point. */
function decimalOf(
  records: SampleRecord[],
  delimiter: number,
  headerLine: number | undefined,
  missing: readonly string[],
) {
  if (delimiter === COMMA) return '.'
  const values = new ValueReader({ decimal: ',', missing })
  const rows = records.slice(layoutOf(records, headerLine, values).first)
  return decimalSign(
    Array.from({ length: usualWidth(rows) }, (_, column) =>
      rows
        .map(({ cells }) => cells[column] ?? '')
        .filter((cell) => kindOfText(cell, values) !== KIND.missing),
    ),
  )
}

/** The first rows as text. */
function rowsOf({ part, index, format }: Head): string[][] {
  const bytes = part.bytes.slice()
  const view = new DataView(bytes.buffer)
  const reader = new RecordReader(format, format.columns)
  const rows = new PreviewRows()
  for (let at = index; at < part.length && !rows.isFull; at = reader.next) {
    if (!reader.read(view, bytes, at, part.length, part.isLast)) break
    if (reader.isBlank) continue
    reader.undouble(bytes)
    rows.add(cells(bytes, reader, format.columns))
  }
  return rows.rows
}

/** How a text table is read and its first rows, from its first 64 kB. Rejects with a ProfileError. */
export async function previewCsv(source: Source, choice: ReadingChoice): Promise<DatasetPreview> {
  const head = await readHead(source, choice)
  const { names, reading } = head
  return {
    headers: names,
    rows: rowsOf(head),
    fileType: 'CSV',
    reading,
    encoding: reading.encoding,
    sheets: null,
  }
}

function refuseBinary({ bytes, length }: Part) {
  let zeros = 0
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros++
  if (zeros > length * MOST_ZEROS) throw new ProfileError(PROFILE_ERRORS.binary)
}
