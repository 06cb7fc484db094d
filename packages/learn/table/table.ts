import type { Column, Table } from '../types'

/** A column as the profiler reads it (`readCsvTable`). */
interface ReadColumn {
  name: string
  type: string
  numbers?: Float64Array
  codes?: Int32Array
  levels?: string[]
}

/** The columns of a file as tables have them: infinities count as missing. */
export function tableOf(rows: number, columns: readonly ReadColumn[]): Table {
  return {
    rows,
    columns: columns.map(({ name, type, numbers, codes, levels }): Column => {
      if (numbers) return { kind: type === 'date' ? 'date' : 'number', name, values: finite(numbers) }
      return { kind: 'category', name, codes: codes ?? new Int32Array(rows).fill(-1), levels: levels ?? [] }
    }),
  }
}

function finite(values: Float64Array): Float64Array {
  return values.some((value) => value === Infinity || value === -Infinity)
    ? values.map((value) => (Number.isFinite(value) ? value : Number.NaN))
    : values
}

export function columnOf(table: Table, name: string): Column {
  const column = table.columns.find((one) => one.name === name)
  if (!column) throw new Error(`No column is named ${name}`)
  return column
}

export const isMissing = (column: Column, row: number): boolean =>
  column.kind === 'category' ? (column.codes[row] as number) < 0 : Number.isNaN(column.values[row] as number)

/** How many rows have no value, and how many different values there are. */
export function countsOf(column: Column): { missing: number; distinct: number } {
  if (column.kind === 'category') {
    const seen = new Uint8Array(column.levels.length)
    let missing = 0
    for (const code of column.codes)
      if (code < 0) missing++
      else seen[code] = 1
    return { missing, distinct: seen.reduce((sum, one) => sum + one, 0) }
  }
  const seen = new Set<number>()
  let missing = 0
  for (const value of column.values)
    if (Number.isNaN(value)) missing++
    else seen.add(value)
  return { missing, distinct: seen.size }
}

/** Some rows of a table, in the order of `rows`. */
export function rowsOf(table: Table, rows: Int32Array): Table {
  return {
    rows: rows.length,
    columns: table.columns.map((column): Column => {
      if (column.kind === 'category')
        return { ...column, codes: Int32Array.from(rows, (row) => column.codes[row] as number) }
      return { ...column, values: Float64Array.from(rows, (row) => column.values[row] as number) }
    }),
  }
}
