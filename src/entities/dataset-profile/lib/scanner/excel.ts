import type { DatasetProfile, ReadingChoice } from '../../model/types'
import { ColumnCells, ColumnGroup } from './column-cells'
import { type Cell, rowHandlers } from './excel-rows'
import { openWorkbook } from './excel-workbook'
import { readXml } from './excel-xml'
import { MOST_COLUMNS, PREVIEW } from './limits'
import { Refusal, REFUSALS } from './refusal'
import type { Source, Tell } from './source'

/** Rows in which the header is looked for. */
const LOOKS = 30

/**
 * The profile of one sheet of an Excel workbook (.xlsx, .xlsm): the first that is not hidden, or the one that `choice`
 * names. The header is the first row that fills more than half of the widest, so that titles above a table are left
 * out; `headerLine` of `choice` names another, and 0 none. Rows without a value are no rows. The sheet is read a piece
 * at a time; the texts that its cells refer to are in memory. Rejects with a Refusal.
 */
export async function profileExcel(
  source: Source,
  tell: Tell,
  { sheet: chosen, headerLine }: ReadingChoice = {},
): Promise<DatasetProfile> {
  const workbook = await openWorkbook(source)
  const { sheets } = workbook
  const sheet =
    chosen === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name === chosen)
  if (!sheet) throw new Refusal(chosen === undefined ? REFUSALS.noSheets : REFUSALS.noSheet(chosen))
  const table = new SheetTable(headerLine)
  const handlers = rowHandlers(workbook, (row, cells) => table.add(row, cells))
  for await (const place of readXml(source, sheet.entry, handlers))
    await tell({ bytes: Math.min(place, source.size), rows: table.rows })
  const columns = table.finish()
  if (columns.length === 0) throw new Refusal(REFUSALS.emptySheet(sheet.name))
  if (table.rows === 0) throw new Refusal(REFUSALS.onlyHeader)
  await tell({ bytes: source.size, rows: table.rows })
  return {
    headers: columns.map(({ name }) => name),
    rows: Array.from({ length: Math.min(PREVIEW, table.rows) }, (_, row) =>
      columns.map(({ cells }) => cells.preview[row] ?? ''),
    ),
    totalRows: table.rows,
    fileSize: source.size,
    fileType: 'Excel',
    reading: null,
    encoding: null,
    sheets: { names: sheets.map(({ name }) => name), read: sheet.name },
    columns: columns.map(({ name, cells }) => cells.finish(name)),
    problems: [],
    problemCount: 0,
  }
}

interface Column {
  name: string
  cells: ColumnCells
}

/** The table on a sheet, whose header is found before its rows are counted. */
class SheetTable {
  rows = 0
  private readonly group = new ColumnGroup()
  private readonly columns = new Map<number, Column>()
  /** The first rows, until the header is known. */
  private first: { row: number; cells: Cell[] }[] | null = []

  constructor(private readonly headerLine: number | undefined) {}

  add(row: number, cells: Cell[]) {
    if (!this.first) this.addRow(cells)
    else if (this.first.push({ row, cells }) === LOOKS) this.begin()
  }

  /** The columns from left to right. */
  finish(): Column[] {
    this.begin()
    const columns = [...this.columns].sort(([one], [other]) => one - other)
    for (const [, { cells }] of columns) if (cells.rows < this.rows) cells.addMissing(this.rows - cells.rows)
    return columns.map(([, column]) => column)
  }

  private begin() {
    const { first, headerLine } = this
    if (!first) return
    this.first = null
    const widest = Math.max(0, ...first.map(({ cells }) => cells.length))
    const header =
      headerLine === undefined
        ? first.findIndex(({ cells }) => cells.length * 2 > widest)
        : first.findIndex(({ row }) => row >= headerLine)
    if (headerLine === 0) for (const { cells } of first) this.addRow(cells)
    else if (header !== -1) {
      for (const { column, text } of first[header]?.cells ?? []) this.open(column, text)
      for (const { cells } of first.slice(header + 1)) this.addRow(cells)
    } else this.first = headerLine === undefined ? null : []
  }

  private addRow(cells: Cell[]) {
    for (const { column, kind, text, number } of cells) {
      const into = (this.columns.get(column) ?? this.open(column, `column${column + 1}`)).cells
      // A file may name a cell twice; the first one counts.
      if (into.rows > this.rows) continue
      if (into.rows < this.rows) into.addMissing(this.rows - into.rows)
      into.addText(kind, text, number)
    }
    this.rows++
  }

  private open(index: number, name: string): Column {
    if (this.columns.size === MOST_COLUMNS)
      throw new Refusal(REFUSALS.tooWide(MOST_COLUMNS + 1, MOST_COLUMNS))
    const column = { name, cells: new ColumnCells(this.group) }
    this.columns.set(index, column)
    return column
  }
}
