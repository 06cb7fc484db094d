import type { DatasetProfile } from '../../model/types'
import type { Block } from './block'
import { cells, type CsvFormat, type CsvOrder } from './csv-block'
import { detectDelimiter, detectEncoding } from './csv-format'
import { LONGEST, MOST_COLUMNS } from './limits'
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
  block?: number
}

/**
 * The profile of a CSV file. Its blocks are looked at in any order and joined in theirs: a block counts only if it
 * began exactly where the one before ended, else it is looked at again from there. So the result is the same with any
 * number of workers. Rejects with a Refusal, or with what `scan` or `tell` rejected with.
 */
export async function profileCsv(source: Source, options: CsvOptions): Promise<DatasetProfile> {
  const { scan, ahead, tell, block: size = BLOCK } = options
  const header = await readHeader(source)
  const { format, names, from } = header
  const totals = new Totals(names.length, header.lines)
  const blocks = Math.ceil((source.size - from) / size)
  const order = (index: number): CsvOrder => {
    const start = from + index * size
    return { format, start, end: Math.min(source.size, start + size) }
  }
  let next = from
  const ordered: Promise<Block>[] = []
  for (let index = 0; index < blocks; index++) {
    if (ahead === 1) ordered.push(scan({ ...order(index), from: next }))
    for (let other = index + ordered.length; ordered.length < ahead && other < blocks; other++) {
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
    reading: {
      delimiter: String.fromCharCode(format.delimiter),
      headerLine: 1,
      quote: '"',
      escape: 'doubled',
      encoding: format.encoding,
      decimal: '.',
      missing: ['NA', 'N/A', '#N/A', '<NA>', 'NaN', 'null', 'None'],
    },
    encoding: format.encoding,
    sheets: null,
    columns: names.map((name, column) => totals.profile(column, name)),
    problems: totals.problems,
    problemCount: totals.problemCount,
  }
}

/** The first record that is not a blank line, and what is to be known of the file before its rows are read. */
async function readHeader(source: Source): Promise<Header> {
  if (source.size === 0) throw new Refusal(REFUSALS.empty)
  const { encoding, mark } = detectEncoding(await source.read(0, Math.min(source.size, SAMPLE)))
  let part = await Part.read(source, encoding, mark, mark + SAMPLE)
  if (part.length === 0) throw new Refusal(REFUSALS.empty)
  refuseNul(part)
  const delimiter = detectDelimiter(part)
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
      return { format, names, from: part.placeOf(reader.next), lines }
    }
    at = reader.next
    if (at === part.length && !part.isLast) part = await part.grow(source, part.length)
  }
  throw new Refusal(REFUSALS.noColumns)
}

function refuseNul({ bytes, length }: Part) {
  const at = bytes.subarray(0, length).indexOf(0)
  if (at === -1) return
  let line = 1
  for (const byte of bytes.subarray(0, at)) if (byte === 0x0a) line++
  throw new Refusal(REFUSALS.nul(line))
}
