import { typeOf } from '../column/column-type'
import { found, KIND, KINDS } from '../column/kind'
import type { SampleRecord } from '../column/sample'
import type { ValueReader } from '../column/value'

/** The line that gives Excel the delimiter, and its first field. */
export const SEPARATOR = /^"?sep=(.?)"?\r?$/i

const encoder = new TextEncoder()

/** Where the rows of a table begin, and how it is named. */
export interface Layout {
  /** The index of the header among the records, or -1. */
  header: number
  /** The index of the first row. */
  first: number
  /** Columns of the table. */
  columns: number
  /** Whether the header begins with the second column, because the first has no name (as R writes the names of rows). */
  isShifted: boolean
  /** Whether rows end in a delimiter behind their last value. */
  hasTrailing: boolean
}

/** The number of fields that most records have; in a tie the first record's number, then the greatest. */
export function usualWidth(records: SampleRecord[]): number {
  const counts = new Map<number, number>()
  for (const { count } of records) counts.set(count, (counts.get(count) ?? 0) + 1)
  const first = records[0]?.count ?? 0
  const rank = (width: number) => (counts.get(width) ?? 0) * 10_000 + (width === first ? 9999 : width / 2)
  return [...counts.keys()].reduce((best, width) => (rank(width) > rank(best) ? width : best), first)
}

/** The KIND of a text. */
export const kindOfText = (cell: string, values: ValueReader) => {
  const bytes = encoder.encode(cell)
  return values.kindOf(bytes, 0, bytes.length)
}

/** The types of the columns of some rows: of numbers, of booleans, of dates, of times; null for all else. */
export function familiesOf(rows: SampleRecord[], columns: number, values: ValueReader): (string | null)[] {
  return Array.from({ length: columns }, (_, column) => {
    const kinds = new Float64Array(KINDS)
    for (const { cells } of rows) {
      found[0] = 0
      ;(kinds[kindOfText(cells[column] ?? '', values)] as number)++
    }
    const type = typeOf(kinds)
    if (type === 'integer' || type === 'number') return 'number'
    return type === 'boolean' || type === 'date' || type === 'time' ? type : null
  })
}

/** Whether a record looks like the rows below it and not like their header. */
function isRow(record: SampleRecord, rows: SampleRecord[], columns: number, values: ValueReader): boolean {
  if (rows.length === 0) {
    const own = familiesOf([record], columns, values)
    const typed = own.filter((family) => family !== null).length
    return typed === columns || (typed * 2 >= columns && !hasSteps(record.cells, own))
  }
  const families = familiesOf(rows, columns, values)
  let same = 0
  for (const [column, family] of families.entries()) {
    const cell = record.cells[column] ?? ''
    if (family === null || kindOfText(cell, values) === KIND.missing) continue
    if (familiesOf([record], column + 1, values)[column] !== family) return false
    same++
  }
  return same > 0 && !isSeries(record, rows, families)
}

/** Whether the numbers of a record are whole and rise by equal steps. */
function hasSteps(cells: string[], families: (string | null)[]): boolean {
  const numbers = cells.filter((_, column) => families[column] === 'number').map(Number)
  const step = (numbers[1] as number) - (numbers[0] as number)
  return (
    step > 0 &&
    numbers.every(
      (number, at) => Number.isInteger(number) && (at === 0 || number - (numbers[at - 1] as number) === step),
    )
  )
}

/** Whether the numbers of a record are the names of columns, such as years: equal steps, under text that occurs once. */
function isSeries({ cells }: SampleRecord, rows: SampleRecord[], families: (string | null)[]): boolean {
  const texts = cells.flatMap((cell, column) => (families[column] === null ? [{ cell, column }] : []))
  return (
    texts.length > 0 &&
    hasSteps(cells, families) &&
    // Rows may count, too.
    !rows.every((row) => hasSteps(row.cells, families)) &&
    texts.every(({ cell, column }) => rows.every((row) => row.cells[column] !== cell))
  )
}

/** Whether the first column of rows holds their names: different texts, or 1, 2, 3, … */
function hasRowNames(rows: SampleRecord[], values: ValueReader): boolean {
  const names = rows.map(({ cells }) => cells[0] ?? '')
  if (new Set(names).size < names.length) return false
  return familiesOf(rows, 1, values)[0] === null || names.every((name, at) => name === String(at + 1))
}

/** Whether a record is as short as a header that leaves columns without a name, and has no values in it. */
const isShortHeader = ({ cells }: SampleRecord, values: ValueReader) =>
  cells.length > 1 && cells.every((cell) => kindOfText(cell, values) === KIND.text)

/**
 * The layout of a table. `headerLine`: the line of its header, 0 for none, undefined to guess: lines above the first
 * record as wide as the rows are titles or comments; a record that looks like the rows below it is no header.
 */
export function layoutOf(
  records: SampleRecord[],
  headerLine: number | undefined,
  values: ValueReader,
): Layout {
  const start = records[0]?.line === 1 && SEPARATOR.test(records[0].cells[0] ?? '') ? 1 : 0
  const body = records.slice(start)
  const width = usualWidth(body.length > 1 ? body.slice(1) : body)
  if (headerLine !== undefined && headerLine > 0) {
    const at = records.findIndex(({ line, lines }) => headerLine < line + Math.max(1, lines))
    return named(records, at === -1 ? 0 : at, values)
  }
  // Titles and comments, if the rows agree on another width.
  const agreeing = body.filter(({ count }) => count === width).length
  let from = start
  if (width > 1 && agreeing > 1 && agreeing * 2 > body.length - 1 && (body[0]?.count ?? 0) < width)
    while ((records[from]?.count ?? width) < width) from++
  // A title of which a spreadsheet filled up the columns, above a header without gaps.
  let full = from
  while (isTitle(records[full], width, values)) full++
  const below = records[full]
  if (full > from && below?.cells.every((cell) => kindOfText(cell, values) === KIND.text)) from = full
  const isComment = (at: number) => records[at]?.cells[0]?.trimStart().startsWith('#') === true
  while (isComment(from) && from + 1 < records.length) {
    if (records[from]?.count === width && rowsLookAlike(records, from + 1, width, values)) break
    from++
  }
  const record = records[from]
  if (!record) return { header: -1, first: from, columns: width, isShifted: false, hasTrailing: false }
  const rows = records.slice(from + 1)
  const above = records[from - 1]
  const isHeaderless = record.count >= width && isRow(record, rows, width, values)
  if (headerLine === undefined && from > start && above && !isComment(from - 1) && isShort(above, width)) {
    const hasNames = hasRowNames(records.slice(from), values)
    if (
      (isHeaderless && isShortHeader(above, values)) ||
      (hasNames && above.count === width - 1 && isHeaderless)
    )
      return named(records, from - 1, values)
  }
  if (headerLine === 0 || isHeaderless)
    return { header: -1, first: from, columns: width, isShifted: false, hasTrailing: false }
  return named(records, from, values)
}

/** Whether a record has a text in its first column at most, and columns enough for that to be strange. */
const isTitle = (record: SampleRecord | undefined, width: number, values: ValueReader) =>
  record !== undefined &&
  width > 2 &&
  record.cells.every((cell, column) => {
    const kind = kindOfText(cell, values)
    return kind === KIND.missing || (column === 0 && kind === KIND.text)
  })

const isShort = ({ count }: SampleRecord, width: number) => count < width

/** Whether the record at `from` is a row and no header. */
function rowsLookAlike(records: SampleRecord[], from: number, width: number, values: ValueReader): boolean {
  const record = records[from]
  return record !== undefined && isRow(record, records.slice(from + 1), width, values)
}

/** The layout below a header: no column of the rows is without a place. */
function named(records: SampleRecord[], header: number, values: ValueReader): Layout {
  const own = records[header]?.count ?? 0
  const rows = records.slice(header + 1)
  const width = usualWidth(rows)
  const isWider = width > own && rows.filter(({ count }) => count >= width).length * 2 > rows.length
  const hasTrailing = isWider && width === own + 1 && rows.every(({ cells }) => (cells[own] ?? '') === '')
  const isShifted = isWider && !hasTrailing && width === own + 1 && hasRowNames(rows, values)
  const columns = isWider && !hasTrailing ? width : own
  return { header, first: header + 1, columns, isShifted, hasTrailing }
}

/** The names of the columns; one without any in a header that is too short is called by its place. */
export function namesOf(records: SampleRecord[], { header, columns, isShifted }: Layout): string[] {
  const own = records[header]?.cells ?? []
  return Array.from(
    { length: columns },
    (_, column) => own[column - (isShifted ? 1 : 0)] ?? `column${column + 1}`,
  )
}
