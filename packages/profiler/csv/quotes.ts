import type { Dialect } from './record-reader'
import type { Sample, SampleRecord } from '../column/sample'
import type { Part } from '../text/source'

/** Whether a cell is in quotes that were not taken for some. */
const isQuoted = (cell: string) => /^\s*(["']).*\1$/s.test(cell) && cell.trim().length > 1

/** The quote with which a cell begins and that it does not close. */
const openQuote = (cell: string) => {
  const [, quote] = /^\s*(["'])/.exec(cell) ?? []
  return quote !== undefined && isOdd(cell, quote) ? quote : null
}

const isOdd = (cell: string, quote: string) => cell.split(quote).length % 2 === 0

/** Whether a record that was read without quotes has some: around a cell, or around cells that a delimiter cut apart. */
export function hasQuotes(cells: string[]): boolean {
  if (cells.some(isQuoted)) return true
  let quote: string | null = null
  for (const cell of cells) {
    if (quote !== null && cell.trimEnd().endsWith(quote) && isOdd(cell, quote)) return true
    quote ??= openQuote(cell)
  }
  return false
}

/** Whether each line has as many fields as a record, if nothing is quoted. The bytes end with a line or the file. */
function areRecords(
  { bytes }: Part,
  from: number,
  to: number,
  { delimiter }: Pick<Dialect, 'delimiter'>,
  width: number,
): boolean {
  let fields = 1
  for (let place = from; place < to; place++) {
    const byte = bytes[place]
    if (byte === delimiter) fields++
    if (byte !== 0x0a && !(byte === 0x0d && bytes[place + 1] !== 0x0a)) continue
    if (fields !== width) return false
    fields = 1
  }
  return true
}

/** Whether a quoted field spans lines of which each has as many fields as a record, if nothing is quoted. */
export function swallows(
  part: Part,
  { at, next, lines }: Pick<SampleRecord, 'at' | 'next' | 'lines'>,
  dialect: Dialect,
  width: number,
): boolean {
  return dialect.quote !== 0 && lines > 1 && width > 1 && areRecords(part, at, next, dialect, width)
}

/** Whether the file ends inside a quoted field of its last record, and the quote is not a stray one further up. */
export function isCutOff(
  part: Part,
  { end, quoted, records }: Pick<Sample, 'end' | 'quoted' | 'records'>,
  dialect: Dialect,
  width: number,
): boolean {
  return dialect.quote !== 0 && quoted > 0 && records.length > 1 && isOneRecord(part, end, dialect, width)
}

/** Whether the bytes from `from` to the end of a part are one record and not several without quotes. */
export function isOneRecord(
  part: Part,
  from: number,
  dialect: Pick<Dialect, 'delimiter'>,
  width: number,
): boolean {
  const { bytes, length } = part
  const last = Math.max(bytes.lastIndexOf(0x0a, length - 2), bytes.lastIndexOf(0x0d, length - 2))
  return last < from || !areRecords(part, from, last + 1, dialect, width)
}
