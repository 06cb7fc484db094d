import { BACKSLASH, CR, LF } from '../text/bytes'
import type { CsvFormat } from './csv-block'
import { FLAG, type RecordReader } from './record-reader'
import type { Part } from '../text/source'

/** Records to look at when rating a guess. */
const LOOKS = 10

/**
 * The probable start of the first record of a part that was cut out of a file. Its first byte may be inside
 * quotes or not: both cases are followed to a line end, and the case whose following records look more like
 * records wins. The caller checks it against the end of the previous part, so a wrong guess only costs time.
 */
export function guessRecord(part: Part, reader: RecordReader, format: CsvFormat): number {
  const { columns, delimiter } = format
  const outside = afterRecord(part, reader, outsideField(part, delimiter))
  const inside = afterRecord(part, reader, insideField(part, format))
  if (inside === -1 || outside === inside) return outside === -1 ? part.length : outside
  if (outside === -1) return inside
  return looks(part, reader, inside, columns) > looks(part, reader, outside, columns) ? inside : outside
}

/** The line end or the next field behind the first byte, if that is outside quotes. */
function outsideField({ bytes, length }: Part, delimiter: number): number {
  for (let at = 0; at < length; at++) {
    if (bytes[at] === LF || bytes[at] === CR) return at
    if (bytes[at] === delimiter) return at + 1
  }
  return -1
}

/** The position after the quoted field that contains the first byte, if that is inside quotes. */
function insideField({ bytes, length }: Part, { quote, escape }: CsvFormat): number {
  for (let at = quote === 0 ? length : 0; at < length; at++) {
    if (escape === 'backslash' && bytes[at] === BACKSLASH) at++
    if (bytes[at] !== quote) continue
    if (bytes[at + 1] === quote) at++
    else return at + 1
  }
  return -1
}

function afterRecord({ view, bytes, length, isLast }: Part, reader: RecordReader, from: number): number {
  if (from === -1 || from >= length) return -1
  if (bytes[from] === CR) return bytes[from + 1] === LF ? from + 2 : from + 1
  if (bytes[from] === LF) return from + 1
  return reader.read(view, bytes, from, length, isLast) ? reader.next : -1
}

/** How much the records from here on look as they should. */
function looks(
  { view, bytes, length, isLast }: Part,
  reader: RecordReader,
  from: number,
  columns: number,
): number {
  let score = 0
  let at = from
  for (let look = 0; look < LOOKS && at < length; look++) {
    if (!reader.read(view, bytes, at, length, isLast)) break
    score += (reader.count === columns ? 1 : 0) - (reader.flags & FLAG.stray ? 1 : 0)
    at = reader.next
  }
  return score
}
