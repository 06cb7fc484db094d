import { type BlockStatistics, Statistics } from './block'
import { CELL } from './limits'
import { found, isScaled, KIND } from './kind'
import { plainValues } from './value'

const encoder = new TextEncoder()

/** Nested values stay text; a bigint in them is written as a number. */
const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value !== 'object') return String(value as string | number | boolean | bigint)
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner))
}

/** Cells as text, as many as there are columns. */
export function previewOf(cells: unknown[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => {
    const text = textOf(cells[column])
    return text.length > CELL ? `${text.slice(0, CELL)}…` : text
  })
}

/** Gathers the statistics of values that have a type already. A text is a date or text, never a number. */
export class CellStatistics {
  private readonly statistics: Statistics
  /** The texts of all values: the statistics know values by their bytes. */
  private bytes = new Uint8Array(64 * 1024)
  private view = new DataView(this.bytes.buffer)
  private length = 0

  constructor(columns: number) {
    this.statistics = new Statistics(columns)
  }

  add(column: number, value: unknown) {
    const text = textOf(value)
    if (text === '' || Number.isNaN(value)) {
      this.statistics.addMissing(column)
      return
    }
    // A UTF-16 unit takes at most three bytes.
    const most = this.length + text.length * 3
    if (most > this.bytes.length) this.grow(most * 2)
    const from = this.length
    const to = from + encoder.encodeInto(text, this.bytes.subarray(from)).written
    const kind = this.kindOf(value, from, to)
    const number = isScaled(kind) ? (found[0] as number) : 0
    if (this.statistics.addKnown(kind, number, column, this.view, this.bytes, from, to)) this.length = to
  }

  finish(rows: number): BlockStatistics {
    this.statistics.rows = rows
    return this.statistics.finish(this.bytes)
  }

  /** The kind of a value, whose number it leaves in `found`. */
  private kindOf(value: unknown, from: number, to: number): number {
    if (typeof value === 'boolean') return KIND.boolean
    if (typeof value === 'number' || typeof value === 'bigint') {
      found[0] = Number(value)
      if (!Number.isFinite(found[0])) return KIND.nonFinite
      return Number.isInteger(found[0]) ? KIND.integer : KIND.number
    }
    if (typeof value !== 'string' && !(value instanceof Date)) return KIND.text
    return plainValues.kindOf(this.bytes, from, to) === KIND.date ? KIND.date : KIND.text
  }

  private grow(length: number) {
    const bytes = new Uint8Array(length)
    bytes.set(this.bytes)
    this.bytes = bytes
    this.view = new DataView(bytes.buffer)
  }
}

/** Statistics of some rows of cells. */
export function statisticsOf(rows: unknown[][], columns: number): BlockStatistics {
  const statistics = new CellStatistics(columns)
  for (const cells of rows)
    for (let column = 0; column < columns; column++) statistics.add(column, cells[column])
  return statistics.finish(rows.length)
}
