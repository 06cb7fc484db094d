import { type BlockStatistics, Statistics } from './block'
import { CELL, MOST_COLUMNS } from './limits'
import { Refusal, REFUSALS } from './refusal'
import { found, KIND, kindOf } from './value'

const encoder = new TextEncoder()

/** The columns of JSON rows, in the order in which their names first occur. */
export class JsonColumns {
  private readonly indexes = new Map<string, number>()

  get names(): string[] {
    return [...this.indexes.keys()]
  }

  get count(): number {
    return this.indexes.size
  }

  /** The cells of one element: an object's by its keys, an array's by their place, anything else as `value`. */
  cellsOf(element: unknown): unknown[] {
    const cells: unknown[] = []
    const entries: [string, unknown][] = Array.isArray(element)
      ? element.map((value, place) => [String(place + 1), value])
      : typeof element === 'object' && element !== null
        ? Object.entries(element)
        : [['value', element]]
    for (const [name, value] of entries) {
      let column = this.indexes.get(name)
      if (column === undefined) {
        column = this.indexes.size
        this.indexes.set(name, column)
        if (column === MOST_COLUMNS) throw new Refusal(REFUSALS.tooWide(entries.length, MOST_COLUMNS))
      }
      cells[column] = value
    }
    return cells
  }
}

/** Nested values stay text. */
const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean)

export function previewOf(cells: unknown[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => {
    const text = textOf(cells[column])
    return text.length > CELL ? `${text.slice(0, CELL)}…` : text
  })
}

/** Statistics of some rows of cells. A JSON string is a date or text, never a number. */
export function statisticsOf(rows: unknown[][], columns: number): BlockStatistics {
  const statistics = new Statistics(columns)
  let bytes = new Uint8Array(64 * 1024)
  let view = new DataView(bytes.buffer)
  let length = 0
  for (const cells of rows) {
    statistics.rows++
    for (let column = 0; column < columns; column++) {
      const value = cells[column]
      const text = textOf(value)
      if (text === '') {
        statistics.addMissing(column)
        continue
      }
      // A UTF-16 unit takes at most three bytes.
      if (length + text.length * 3 > bytes.length) {
        const larger = new Uint8Array((length + text.length * 3) * 2)
        larger.set(bytes)
        bytes = larger
        view = new DataView(bytes.buffer)
      }
      const end = length + encoder.encodeInto(text, bytes.subarray(length)).written
      let kind: number = KIND.text
      if (typeof value === 'number') {
        kind = Number.isInteger(value) ? KIND.integer : KIND.number
        found[0] = value
      } else if (typeof value === 'boolean') kind = KIND.boolean
      else if (typeof value === 'string' && kindOf(bytes, length, end) === KIND.date) kind = KIND.date
      statistics.addKnown(kind, found[0] as number, column, view, bytes, length, end)
      length = end
    }
  }
  return statistics.finish(bytes)
}
