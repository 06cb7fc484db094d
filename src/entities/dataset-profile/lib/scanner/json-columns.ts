import { MOST_COLUMNS } from './limits'
import { Refusal, REFUSALS } from './refusal'

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
