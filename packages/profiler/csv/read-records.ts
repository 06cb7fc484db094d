import type { Head } from '../reading'
import { Part, type Source, type Tell } from '../text/source'
import { RecordReader } from './record-reader'

/** Bytes that are read at a time. */
const STEP = 4 * 1024 * 1024

interface Reader {
  /** Called with each record; the reader holds it until the next record is read. */
  take: (row: number, part: Part, reader: RecordReader) => void
  /** Called between two parts of the file. */
  tell: Tell
}

/** Reads the records of a text table in their order, without blank records, up to `most`. Resolves with their number. */
export async function readRecords(
  source: Source,
  { format, from }: Pick<Head, 'format' | 'from'>,
  most: number,
  { take, tell }: Reader,
): Promise<number> {
  const reader = new RecordReader(format, format.columns)
  let rows = 0
  let step = STEP
  for (let origin = from; origin < source.size; ) {
    const part = await Part.read(source, format.encoding, origin, origin + step)
    let at = 0
    while (at < part.length && rows < most) {
      if (!reader.read(part.view, part.bytes, at, part.length, part.isLast)) break
      at = reader.next
      if (reader.isBlank) continue
      reader.undouble(part.bytes)
      take(rows, part, reader)
      rows++
    }
    if (part.isLast || rows === most) break
    // A record that is longer than the part is read again with more bytes behind it.
    step = at === 0 ? step * 2 : STEP
    origin = part.placeOf(at)
    await tell({ bytes: origin, rows })
  }
  return rows
}
