import type { DecodedArray } from 'hyparquet/src/types.js'
import { type ColumnCells, kindOfType } from '../column/column-cells'
import { PREVIEW } from '../limits'
import type { Page } from './parquet-pages'
import type { RowNotes } from './parquet-rows'
import type { Stored } from './parquet-types'

/** Hands the pages of a flat column to its cells; a value of a dictionary is looked at once and counted. */
export class FlatPages {
  /** Rows of all pages, those that are only counted so far too. */
  rows = 0
  private readonly addValue: (value: unknown, rows?: number) => void
  private dictionary: DecodedArray | null = null
  /** The row of the file at which the pages begin. */
  private readonly start: number
  private counts = new Uint32Array()

  constructor(
    private readonly cells: ColumnCells,
    stored: Stored,
    /** Null where rows are not compared. */
    private readonly notes: RowNotes | null,
  ) {
    this.start = cells.rows
    const kind = kindOfType(stored.type)
    const text = stored.text as ((value: unknown) => string) | null
    const write = stored.write as ((value: unknown, bytes: Uint8Array, start: number) => number) | null
    const number = stored.number as ((value: unknown, text: string) => number) | null
    if (text === null)
      this.addValue = (value, rows) => {
        const bytes = value as Uint8Array
        cells.addBytes(kind, bytes, 0, bytes.length, 0, rows)
      }
    else if (number === null) this.addValue = (value, rows) => cells.addText(kind, text(value), 0, rows)
    else
      this.addValue = (value, rows) => {
        if (write !== null) {
          const start = cells.reserve(80)
          const end = write(value, cells.bytes, start)
          if (end !== -1) return cells.addWritten(kind, number(value, ''), end, rows)
        }
        const written = text(value)
        cells.addText(kind, written, number(value, written), rows)
      }
  }

  add({ values, dictionary, present, rows }: Page) {
    if (values.length < rows && present === null) throw new Error('a page has fewer values than rows')
    if (dictionary !== this.dictionary) {
      this.finish()
      this.dictionary = dictionary
      this.counts = new Uint32Array(dictionary?.length ?? 0)
      this.notes?.setDictionary(dictionary)
    }
    const { cells, counts, notes } = this
    const first = this.start + this.rows
    let next = 0
    let missing = 0
    for (let row = 0; row < rows; row++) {
      if (present !== null && present[row] === 0) {
        if (cells.rows < PREVIEW) cells.addMissing()
        else missing++
        continue
      }
      const value: unknown = values[next++]
      if (dictionary === null) {
        if (missing > 0) {
          cells.addMissing(missing)
          missing = 0
        }
        this.addValue(value)
        notes?.value(first + row, value)
        continue
      }
      const index = value as number
      if (!(index < dictionary.length)) throw new Error('a value is not in the dictionary')
      notes?.index(first + row, index)
      if (cells.rows < PREVIEW) this.addValue(dictionary[index])
      else (counts[index] as number)++
    }
    if (missing > 0) cells.addMissing(missing)
    this.rows += rows
  }

  /** Hands on what was counted. */
  finish() {
    const { dictionary, counts } = this
    if (dictionary === null) return
    for (const [index, count] of counts.entries()) if (count > 0) this.addValue(dictionary[index], count)
    counts.fill(0)
  }
}
