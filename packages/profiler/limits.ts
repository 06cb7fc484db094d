/** Bytes of the longest row. */
export const LONGEST = 16 * 1024 * 1024
export const MOST_COLUMNS = 2000
/** Most rows of the preview. It ends earlier, though not before `LEAST`, after so many characters, or so many of one column. */
export const PREVIEW = 1000
const LEAST = 5
const PREVIEW_CHARACTERS = 200_000
const COLUMN_CHARACTERS = 10_000
/** Characters of a cell in the preview. */
export const CELL = 1000
/** Most problems that are reported in full; the others are counted. */
export const PROBLEMS = 100

/** The first rows as far as there is room for them, added one after the other. */
export class PreviewRows {
  readonly rows: string[][] = []
  private characters = 0

  get isFull(): boolean {
    const { length } = this.rows
    return length >= PREVIEW || (length >= LEAST && this.characters >= PREVIEW_CHARACTERS)
  }

  add(row: string[]) {
    if (this.isFull) return
    this.rows.push(row)
    for (const { length } of row) this.characters += length
  }
}

/** The first cells of one column as far as there is room for them. */
export class PreviewCells {
  readonly cells: string[] = []
  private characters = 0

  get isFull(): boolean {
    const { length } = this.cells
    return length >= PREVIEW || (length >= LEAST && this.characters >= COLUMN_CHARACTERS)
  }

  add(cell: string) {
    this.cells.push(cell)
    this.characters += cell.length
  }
}

/** The first of `rows` rows from the first cells of their columns; null stands for a column that could not be read. */
export function rowsOf(columns: readonly (PreviewCells | null)[], rows: number): string[][] {
  const preview = new PreviewRows()
  const known = columns.flatMap((column) => (column?.isFull ? [column.cells.length] : []))
  const end = Math.min(rows, PREVIEW, ...known)
  for (let row = 0; row < end; row++) preview.add(columns.map((column) => column?.cells[row] ?? ''))
  return preview.rows
}
