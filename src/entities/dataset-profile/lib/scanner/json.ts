import type { DataProblem, DatasetProfile } from '../../model/types'
import { BAD_BYTES, isUtf8 } from './bytes'
import { previewOf, statisticsOf } from './cells'
import { detectEncoding } from './encoding'
import { afterSpace, afterValue, linesIn } from './json-elements'
import { JsonColumns } from './json-columns'
import { LONGEST, PREVIEW } from './limits'
import { Refusal, REFUSALS } from './refusal'
import { Part, type Source, type Tell } from './source'
import { Totals } from './totals'

/** Bytes that are parsed at a time: their values are all in memory. */
const BLOCK = 2 * 1024 * 1024

const ARRAY = 0x5b
const OBJECT = 0x7b
const COMMA = 0x2c
const CLOSE = 0x5d
const decoder = new TextDecoder()

/**
 * The profile of a JSON array or of JSON Lines (a value in each line), a few megabytes at a time. A line that is not JSON is a
 * problem; an array that is not JSON or that is cut off is refused. `asLines`: the name says that it is JSON Lines.
 * Rejects with a Refusal.
 */
export async function profileJson(source: Source, tell: Tell, asLines: boolean): Promise<DatasetProfile> {
  if (source.size === 0) throw new Refusal(REFUSALS.empty)
  const { encoding, mark } = detectEncoding(await source.read(0, Math.min(source.size, 4096)))
  let part = await Part.read(source, encoding, mark, mark + BLOCK)
  const isLines = asLines || (await isJsonLines(source, part))
  const columns = new JsonColumns()
  const totals = new Totals(0, 0)
  const preview: unknown[][] = []
  let at = isLines ? 0 : afterSpace(part.bytes, 0, part.length) + 1
  let isClosed = false
  let needsComma = false
  for (;;) {
    const start = at
    const rows: unknown[][] = []
    const problems: DataProblem[] = []
    const lineAt = (place: number) => linesIn(part.bytes, start, place)
    while (!isClosed) {
      let from = afterSpace(part.bytes, at, part.length)
      if (!isLines && part.bytes[from] === CLOSE && from < part.length) {
        isClosed = true
        at = from + 1
        break
      }
      if (needsComma && from < part.length) {
        if (part.bytes[from] !== COMMA) throw new Refusal(REFUSALS.badJson(totals.lines + lineAt(from) + 1))
        from = afterSpace(part.bytes, from + 1, part.length)
      }
      const end = isLines ? endOfLine(part, from) : afterValue(part.bytes, from, part.length)
      if (from >= part.length || end === -1) break
      const text = decoder.decode(part.bytes.subarray(from, end))
      if (text.includes('\ufffd') && !isUtf8(part.view, part.bytes, from, end))
        problems.push({ line: lineAt(from), text: BAD_BYTES })
      try {
        const cells = columns.cellsOf(JSON.parse(text))
        rows.push(cells)
        if (preview.length < PREVIEW) preview.push(cells)
      } catch (error) {
        if (error instanceof Refusal) throw error
        if (!isLines) throw new Refusal(REFUSALS.badJson(totals.lines + lineAt(from) + 1))
        problems.push({ line: lineAt(from), text: 'Not valid JSON' })
      }
      at = end
      needsComma = !isLines
    }
    totals.widen(columns.count)
    totals.add({
      from: part.placeOf(start),
      next: part.placeOf(at),
      lines: lineAt(at),
      statistics: statisticsOf(rows, columns.count),
      preview: [],
      problems,
      problemCount: problems.length,
    })
    const place = part.placeOf(at)
    await tell({ bytes: part.isLast ? source.size : place, rows: totals.rows })
    if (isClosed || part.isLast) break
    if (at === start) {
      if (part.length - at > LONGEST) throw new Refusal(REFUSALS.tooLong(totals.lines + 1))
      part = await part.grow(source, part.length)
    } else {
      part = await Part.read(source, encoding, place, place + BLOCK)
      at = 0
    }
  }
  if (!isLines && !isClosed)
    throw new Refusal(REFUSALS.cutOff(totals.lines + linesIn(part.bytes, at, part.length) + 1))
  if (!isLines && part.isLast && afterSpace(part.bytes, at, part.length) < part.length)
    throw new Refusal(REFUSALS.badJson(totals.lines + 1))
  if (totals.rows === 0) throw new Refusal(isLines ? REFUSALS.noRows : REFUSALS.emptyArray)
  if (columns.count === 0) throw new Refusal(REFUSALS.noFields)
  return {
    headers: columns.names,
    rows: preview.map((cells) => previewOf(cells, columns.count)),
    totalRows: totals.rows,
    fileSize: source.size,
    fileType: isLines ? 'JSON Lines' : 'JSON',
    reading: null,
    encoding,
    sheets: null,
    columns: columns.names.map((name, column) => totals.profile(column, name)),
    problems: totals.problems,
    problemCount: totals.problemCount,
  }
}

/** The end of the line at `from`; -1 if more of it may follow. */
function endOfLine({ bytes, length, isLast }: Part, from: number): number {
  const end = bytes.indexOf(0x0a, from)
  return end !== -1 && end < length ? end : isLast ? length : -1
}

/** Whether a value follows the first one, without a comma between. Refuses a file that is neither that nor an array. */
async function isJsonLines(source: Source, first: Part): Promise<boolean> {
  let part = first
  const from = afterSpace(part.bytes, 0, part.length)
  if (from === part.length && part.isLast) throw new Refusal(REFUSALS.empty)
  if (part.bytes[from] === ARRAY) return false
  if (part.bytes[from] !== OBJECT) throw new Refusal(REFUSALS.notArray)
  for (;;) {
    const end = afterValue(part.bytes, from, part.length)
    const next = end === -1 ? part.length : afterSpace(part.bytes, end, part.length)
    if (next < part.length) {
      if (part.bytes[next] === OBJECT) return true
      throw new Refusal(REFUSALS.notArray)
    }
    if (part.isLast || part.length > LONGEST) throw new Refusal(REFUSALS.notArray)
    part = await part.grow(source, part.length)
  }
}
