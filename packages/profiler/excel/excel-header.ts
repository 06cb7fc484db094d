import type { Cell } from './excel-rows'
import { kindOfText, layoutOf } from '../csv/header'
import { KIND } from '../column/kind'
import { plainValues } from '../column/value'

/** A row of a sheet with the number that it has there. */
export interface SheetRow {
  row: number
  cells: Cell[]
}

/**
 * Where the header is among the first rows of a sheet, -1 for none, and where the rows of the table begin. Rows above the
 * first that fills more than half of the usual width are titles; from there on it is decided as in a text table. A short
 * line of names right above rows that have no header leaves columns without a name.
 */
export function sheetLayout(rows: SheetRow[]): { header: number; first: number } {
  const left = Math.min(...rows.map(({ cells }) => Math.min(...cells.map(({ column }) => column))))
  const ends = rows.map(({ cells }) => Math.max(...cells.map(({ column }) => column + 1)) - left)
  const wide = ends
    .filter((_, at) => (rows[at] as SheetRow).cells.length > 1)
    .sort((one, other) => one - other)
  const width = wide[(wide.length - 1) >> 1] ?? 1
  const from = Math.max(
    0,
    rows.findIndex(({ cells }) => cells.length * 2 > width),
  )
  const records = rows.slice(from).map(({ row, cells }) => {
    const texts = Array.from({ length: width }, () => '')
    for (const cell of cells) if (cell.column - left < width) texts[cell.column - left] = shown(cell)
    return { cells: texts, count: width, line: row, lines: 1, at: 0, next: 0, isStray: false }
  })
  const { header, first } = layoutOf(records, undefined, plainValues)
  if (header !== -1) return { header: from + header, first: from + first }
  const above = rows[from - 1]
  const isHeader = above && isNames(above.cells) && above.row + 1 === rows[from]?.row
  return { header: isHeader ? from - 1 : -1, first: from }
}

const isNames = (cells: Cell[]) => cells.length > 1 && cells.every(({ kind }) => kind === KIND.text)

/**
 * The text that determines the kind of a cell: a text cell that looks like a number, a date or a comment
 * stays text.
 */
function shown({ kind, text }: Cell): string {
  if (kind !== KIND.text) return text
  const looks = kindOfText(text, plainValues)
  return looks === KIND.missing || (looks === KIND.text && !text.startsWith('#')) ? text : `~${text}`
}

/** Whether the text of a cell is a mark of a missing value. */
export const isMissing = ({ kind, text }: Cell) =>
  kind === KIND.text && text.length < 10 && kindOfText(text, plainValues) === KIND.missing
