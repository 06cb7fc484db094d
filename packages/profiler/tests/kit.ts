import type { ReadingChoice } from '../types'
import { textOf } from '../text/bytes'
import { RecordReader, SENTINEL } from '../csv/record-reader'
import { type CsvOrder, profileSource, scanCsvBlock, type Source } from '..'
import { profileCsv } from '../csv/csv'

/** For tests: a source of bytes in memory. */
const sourceOf = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  read: async (from, to) => bytes.slice(from, to),
})

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** For tests: the profile of a text or of bytes as CSV. */
export function profileText(
  text: string | Uint8Array,
  { workers = 1, block, choice }: { workers?: number; block?: number; choice?: ReadingChoice } = {},
) {
  const source = sourceOf(typeof text === 'string' ? bytesOf(text) : text)
  return profileCsv(source, {
    ahead: workers,
    block,
    choice,
    scan: (order) => scanCsvBlock(source, order),
    tell: async () => undefined,
  })
}

/** For tests: the profile of a file of that name. */
export function profileNamed(name: string, text: string | Uint8Array) {
  const source = sourceOf(typeof text === 'string' ? bytesOf(text) : text)
  const scan = (order: CsvOrder) => scanCsvBlock(source, order)
  return profileSource(source, name, { ahead: 1, scan, tell: async () => undefined })
}

/** For tests: all records of a text but blank lines, read in one piece; null if a quote is never closed. */
export function recordsOf(text: string, delimiter: string): string[][] | null {
  const data = bytesOf(text)
  const bytes = Uint8Array.of(...data, ...SENTINEL)
  const dialect = {
    delimiter: delimiter.charCodeAt(0),
    quote: 0x22,
    escape: 'doubled',
    spaces: false,
  } as const
  const reader = new RecordReader(dialect, 50)
  const records: string[][] = []
  for (let at = 0; at < data.length; at = reader.next) {
    if (!reader.read(new DataView(bytes.buffer), bytes, at, data.length, true)) return null
    if (reader.isBlank) continue
    reader.undouble(bytes)
    const { starts, ends, count } = reader
    records.push(
      Array.from({ length: count }, (_, field) =>
        textOf(bytes, starts[field] as number, ends[field] as number, 1000),
      ),
    )
  }
  return records
}
