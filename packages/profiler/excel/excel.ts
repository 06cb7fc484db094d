import type { DataProblem, DatasetProfile, ReadingChoice } from '../types'
import { ColumnCells, ColumnGroup } from '../column/column-cells'
import { isMissing, sheetLayout, type SheetRow } from './excel-header'
import { type Cell, rowHandlers } from './excel-rows'
import { openWorkbook, type Sheet, type Workbook } from './excel-workbook'
import { readXml } from './excel-xml'
import { duplicatesOf } from '../column/totals'
import { MOST_COLUMNS, rowsOf } from '../limits'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source, Tell } from '../text/source'

/** Rows in which the header is looked for. */
const LOOKS = 30

/**
 * The profile of one sheet of an Excel workbook (.xlsx, .xlsm): the first sheet that has cells and is not
 * hidden, or the sheet that `choice` names. Its header is found by `sheetLayout`; `headerLine` of `choice`
 * names another, and 0 none. Rows without a value do not count; rows above the header and formulas without a
 * value are reported. The sheet is read in chunks; the texts that its cells refer to are in memory. Rejects
 * with a ProfileError.
 */
export async function profileExcel(
  source: Source,
  tell: Tell,
  { sheet: chosen, headerLine }: ReadingChoice = {},
): Promise<DatasetProfile> {
  const workbook = await openWorkbook(source)
  const { sheets } = workbook
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  const possible =
    chosen === undefined
      ? [...(shown.length > 0 ? shown : sheets)]
      : sheets.filter(({ name }) => name === chosen).slice(0, 1)
  let [sheet] = possible
  if (!sheet)
    throw new ProfileError(chosen === undefined ? PROFILE_ERRORS.noSheets : PROFILE_ERRORS.noSheet(chosen))
  const first = sheet
  let table = await readSheet(source, workbook, sheet, tell, headerLine)
  for (const other of possible.slice(1)) {
    if (!table.isEmpty) break
    sheet = other
    table = await readSheet(source, workbook, sheet, tell, headerLine)
  }
  const columns = table.finish()
  if (table.rows === 0 && table.formulas > 0) throw new ProfileError(PROFILE_ERRORS.noStoredValues)
  if (columns.length === 0) throw new ProfileError(PROFILE_ERRORS.emptySheet(first.name))
  if (table.rows === 0) throw new ProfileError(PROFILE_ERRORS.onlyHeader)
  await tell({ bytes: source.size, rows: table.rows })
  return {
    headers: columns.map(({ name }) => name),
    rows: rowsOf(
      columns.map(({ cells }) => cells.preview),
      table.rows,
    ),
    ...duplicatesOf(table.duplicates()),
    totalRows: table.rows,
    fileSize: source.size,
    fileType: 'Excel',
    reading: null,
    encoding: null,
    sheets: { names: sheets.map(({ name }) => name), read: sheet.name },
    columns: columns.map(({ name, cells }) => cells.finish(name)),
    problems: table.problems,
    problemCount: table.problems.length,
  }
}

async function readSheet(
  source: Source,
  workbook: Workbook,
  sheet: Sheet,
  tell: Tell,
  headerLine: number | undefined,
): Promise<SheetTable> {
  const table = new SheetTable(headerLine)
  const handlers = rowHandlers(workbook, {
    onRow: (row, cells) => table.add(row, cells),
    onFormula: (row) => table.addFormula(row),
  })
  for await (const place of readXml(source, sheet.entry, handlers))
    await tell({ bytes: Math.min(place, source.size), rows: table.rows })
  return table
}

interface Column {
  name: string
  cells: ColumnCells
}

/** The table on a sheet, whose header is found before its rows are counted. */
class SheetTable {
  rows = 0
  /** Formulas whose value is not stored, and the row of the first. */
  formulas = 0
  private firstFormula = 0
  private skipped: SheetRow[] = []
  private readonly group = new ColumnGroup()
  private readonly columns = new Map<number, Column>()
  /** The first rows, until the header is known. */
  private first: SheetRow[] | null = []

  constructor(private readonly headerLine: number | undefined) {}

  add(row: number, cells: Cell[]) {
    if (!this.first) this.addRow(cells)
    else if (this.first.push({ row, cells }) === LOOKS) this.begin()
  }

  addFormula(row: number) {
    if (this.formulas++ === 0) this.firstFormula = row
  }

  get isEmpty(): boolean {
    return this.formulas === 0 && this.columns.size === 0 && (this.first ?? []).length === 0
  }

  /** Rows that were left out, and formulas without a value. */
  get problems(): DataProblem[] {
    const { skipped, formulas } = this
    const of = (count: number, noun: string) =>
      `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
    const problems: DataProblem[] = []
    if (skipped[0])
      problems.push({
        line: skipped[0].row,
        text: `${of(skipped.length, 'row')} above the table ${skipped.length === 1 ? 'is' : 'are'} left out`,
      })
    if (formulas > 0)
      problems.push({
        line: this.firstFormula,
        text: `${of(formulas, 'formula')} ${formulas === 1 ? 'has' : 'have'} no stored value; open and save the file in Excel`,
      })
    return problems
  }

  /** How many rows repeat an earlier row. */
  duplicates() {
    return this.group.duplicates(this.rows)
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
    if (first.length === 0 || headerLine === 0) return this.addAll(first)
    const chosen = first.findIndex(({ row }) => row >= (headerLine ?? 0))
    if (headerLine !== undefined && chosen === -1) {
      this.first = []
      return
    }
    const layout = headerLine === undefined ? sheetLayout(first) : { header: chosen, first: chosen + 1 }
    const { header } = layout
    if (headerLine === undefined) this.skipped = first.slice(0, header === -1 ? layout.first : header)
    for (const { column, text } of first[header]?.cells ?? []) this.open(column, text)
    this.addAll(first.slice(header === -1 ? layout.first : header + 1))
  }

  private addAll(rows: SheetRow[]) {
    for (const { cells } of rows) this.addRow(cells)
  }

  private addRow(cells: Cell[]) {
    for (const cell of cells) {
      const { column, kind, text, number } = cell
      const into = (this.columns.get(column) ?? this.open(column, `column${column + 1}`)).cells
      // A file may name a cell twice; the first one counts.
      if (into.rows > this.rows) continue
      if (into.rows < this.rows) into.addMissing(this.rows - into.rows)
      if (isMissing(cell)) into.addMissing()
      else into.addText(kind, text, number)
    }
    this.rows++
  }

  private open(index: number, name: string): Column {
    if (this.columns.size === MOST_COLUMNS)
      throw new ProfileError(PROFILE_ERRORS.tooWide(MOST_COLUMNS + 1, MOST_COLUMNS))
    const column = { name, cells: new ColumnCells(this.group) }
    this.columns.set(index, column)
    return column
  }
}
