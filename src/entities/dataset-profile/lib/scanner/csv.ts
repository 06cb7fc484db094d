import type { DatasetPreview, DatasetProfile, Reading, ReadingChoice } from '../../model/types'
import type { Block } from './block'
import { cells, type CsvFormat, type CsvOrder } from './csv-block'
import { detectDelimiter, detectEncoding } from './csv-format'
import { LONGEST, MOST_COLUMNS, PREVIEW } from './limits'
import { RecordReader } from './record-reader'
import { Refusal, REFUSALS } from './refusal'
import { Part, type Source, type Tell } from './source'
import { Totals } from './totals'

/** Bytes of a block. Part of the result: blocks are estimated on their own. */
export const BLOCK = 8 * 1024 * 1024
const SAMPLE = 64 * 1024

interface Header {
  format: CsvFormat
  names: string[]
  reading: Reading
  /** The first rows of the sample as text. */
  preview: () => string[][]
  /** Where the records begin, and the lines before. */
  from: number
  lines: number
}

export interface CsvOptions {
  /** Looks at a block: `scanCsvBlock`, here or in another worker. */
  scan: (order: CsvOrder) => Promise<Block>
  /** How many blocks may be ordered at a time. */
  ahead: number
  tell: Tell
  choice?: ReadingChoice
  block?: number
}

/**
 * The profile of a CSV file. Its blocks are looked at in any order and joined in theirs: a block counts only if it
 * began exactly where the one before ended, else it is looked at again from there. So the result is the same with any
 * number of workers. Rejects with a Refusal, or with what `scan` or `tell` rejected with.
 */
export async function profileCsv(source: Source, options: CsvOptions): Promise<DatasetProfile> {
  const { scan, ahead, tell, choice = {}, block: size = BLOCK } = options
  const header = await readHeader(source, choice)
  const { format, names, from } = header
  const totals = new Totals(names.length, header.lines)
  const blocks = Math.ceil((source.size - from) / size)
  const order = (index: number): CsvOrder => {
    const start = from + index * size
    return { format, start, end: Math.min(source.size, start + size), crowded }
  }
  let next = from
  let crowded: boolean[] = []
  /** The first block that may not be ordered before all in front of it are joined. */
  let barrier = 2
  const ordered: Promise<Block>[] = []
  for (let index = 0; index < blocks; index++) {
    if (index === barrier) {
      crowded = totals.crowded()
      barrier *= 2
    }
    const last = Math.min(blocks, barrier)
    if (ahead === 1) ordered.push(scan({ ...order(index), from: next }))
    for (let other = index + ordered.length; ordered.length < ahead && other < last; other++) {
      const guessed = scan(other === 0 ? { ...order(0), from } : order(other))
      // Whoever waits for it hears of it; until then nobody does.
      guessed.catch(() => undefined)
      ordered.push(guessed)
    }
    let block = (await ordered.shift()) as Block
    if (block.from !== next) block = await scan({ ...order(index), from: next })
    if (block.fatal) {
      const { line, reason } = block.fatal
      throw new Refusal(REFUSALS[reason](totals.lines + line + 1))
    }
    totals.add(block)
    next = block.next
    await tell({ bytes: next, rows: totals.rows })
  }
  if (totals.rows === 0) throw new Refusal(REFUSALS.onlyHeader)
  return {
    headers: names,
    rows: totals.preview,
    totalRows: totals.rows,
    fileSize: source.size,
    fileType: 'CSV',
    reading: header.reading,
    encoding: format.encoding,
    sheets: null,
    columns: names.map((name, column) => totals.profile(column, name)),
    problems: totals.problems,
    problemCount: totals.problemCount,
  }
}

/** The first record that is not a blank line, and what is to be known of the file before its rows are read. */
async function readHeader(source: Source, choice: ReadingChoice): Promise<Header> {
  if (source.size === 0) throw new Refusal(REFUSALS.empty)
  const detected = detectEncoding(await source.read(0, Math.min(source.size, SAMPLE)))
  const encoding = choice.encoding ?? detected.encoding
  const mark = encoding === detected.encoding ? detected.mark : 0
  let part = await Part.read(source, encoding, mark, mark + SAMPLE)
  if (part.length === 0) throw new Refusal(REFUSALS.empty)
  refuseNul(part)
  const delimiter = choice.delimiter?.charCodeAt(0) ?? detectDelimiter(part)
  const reader = new RecordReader(delimiter, MOST_COLUMNS)
  let lines = 0
  for (let at = 0; at < part.length; ) {
    if (!reader.read(part.view, part.bytes, at, part.length, part.isLast)) {
      if (part.isLast) throw new Refusal(REFUSALS.unclosed(lines + reader.lines + 1))
      if (part.length - at > LONGEST) throw new Refusal(REFUSALS.tooLong(lines + 1))
      part = await part.grow(source, part.length)
      continue
    }
    lines += reader.lines
    if (!reader.isBlank(at)) {
      if (reader.count > MOST_COLUMNS) throw new Refusal(REFUSALS.tooWide(reader.count, MOST_COLUMNS))
      reader.undouble(part.bytes)
      const names = cells(part, reader, reader.count)
      const format = { encoding, delimiter, columns: names.length }
      const reading: Reading = {
        delimiter: String.fromCharCode(delimiter),
        headerLine: lines,
        quote: '"',
        escape: 'doubled',
        encoding,
        decimal: '.',
        missing: ['NA', 'N/A', '#N/A', '<NA>', 'NaN', 'null', 'None'],
      }
      const { next } = reader
      const sample = part
      const preview = () => rowsAt(sample, new RecordReader(delimiter, names.length), next, names.length)
      return { format, names, reading, preview, from: part.placeOf(next), lines }
    }
    at = reader.next
    if (at === part.length && !part.isLast) part = await part.grow(source, part.length)
  }
  throw new Refusal(REFUSALS.noColumns)
}

/** The first rows of a part from `from` on. */
function rowsAt(part: Part, reader: RecordReader, from: number, columns: number): string[][] {
  const rows: string[][] = []
  for (let at = from; at < part.length && rows.length < PREVIEW; at = reader.next) {
    if (!reader.read(part.view, part.bytes, at, part.length, true)) break
    if (reader.isBlank(at)) continue
    reader.undouble(part.bytes)
    rows.push(cells(part, reader, columns))
  }
  return rows
}

/** How a text table is read and its first rows, from its first 64 kB. Rejects with a Refusal. */
export async function previewCsv(source: Source, choice: ReadingChoice): Promise<DatasetPreview> {
  const { names, reading, preview } = await readHeader(source, choice)
  const { encoding } = reading
  return { headers: names, rows: preview(), fileType: 'CSV', reading, encoding, sheets: null }
}

function refuseNul({ bytes, length }: Part) {
  const at = bytes.subarray(0, length).indexOf(0)
  if (at === -1) return
  let line = 1
  for (const byte of bytes.subarray(0, at)) if (byte === 0x0a) line++
  throw new Refusal(REFUSALS.nul(line))
}
