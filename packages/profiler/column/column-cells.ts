import type { ColumnProfile, ColumnType } from '../types'
import { Statistics } from '../text/block'
import { textOf } from '../text/bytes'
import type { Declared } from './column-profile'
import { ColumnTotals } from './column-totals'
import { found, KIND } from './kind'
import { CELL, PreviewCells } from '../limits'
import { type Duplicates, RowSums } from './row-counts'
import { makeRoom } from './totals'
import { plainValues } from './value'

const encoder = new TextEncoder()
/** Rows of all columns together, and bytes of texts of one, that are gathered before they join those before. */
const ROWS = 1_000_000
const BYTES = 4 * 1024 * 1024

const KIND_OF: Partial<Record<ColumnType, number>> = {
  integer: KIND.integer,
  number: KIND.number,
  boolean: KIND.boolean,
  date: KIND.date,
  time: KIND.time,
  interval: KIND.interval,
  binary: KIND.binary,
}

/** The KIND of the values of a column whose type is known. */
export const kindOfType = (type: ColumnType): number => KIND_OF[type] ?? KIND.text

/** Whether a text without a value has nothing but spaces. */
const isBlank = (text: Uint8Array, start: number, end: number) =>
  textOf(text, start, end, CELL).replaceAll('\u200b', '').trim() === ''

/** Columns of one file, which share a budget of memory. */
export class ColumnGroup {
  private readonly columns: ColumnTotals[] = []
  private readonly sums = new RowSums()

  /** `isByRow`: every cell is added in the order of its column's rows; otherwise its place is given by `noteRow`. */
  constructor(private readonly isByRow = true) {}

  /** Rows of one column that are gathered at a time. */
  get rows(): number {
    return Math.max(500, Math.floor(ROWS / Math.max(10, this.columns.length)))
  }

  open(): { totals: ColumnTotals; column: number } {
    const totals = new ColumnTotals(0)
    return { totals, column: this.columns.push(totals) - 1 }
  }

  /** Notes the hashes of a cell of a file whose columns count values without their rows. */
  noteRow(row: number, column: number, one: number, other: number) {
    this.sums.add(row, column, one, other)
  }

  /** Notes the hashes of a cell. */
  note(row: number, column: number, one: number, other: number) {
    if (this.isByRow) this.sums.add(row, column, one, other)
  }

  /** How many of the first `rows` rows repeat an earlier row; null where there are too many to know. */
  duplicates(rows: number): Duplicates | null {
    return this.sums.duplicates(rows)
  }

  makeRoom() {
    makeRoom(this.columns)
  }
}

/** Gathers the values of one column whose kinds are known. Columns may be gathered one after the other. */
export class ColumnCells {
  rows = 0
  /** The first rows as text. */
  readonly preview = new PreviewCells()
  private readonly totals: ColumnTotals
  private readonly column: number
  private statistics = new Statistics(1)
  private waiting = 0
  /** The texts of the values that wait, and room for the next. */
  bytes = new Uint8Array(1024)
  private view = new DataView(this.bytes.buffer)
  private length = 0

  constructor(private readonly group: ColumnGroup) {
    const { totals, column } = group.open()
    this.totals = totals
    this.column = column
  }

  /** Notes the hashes of this column's cell in a row, where cells are not added in the order of their rows. */
  noteRow(row: number, one: number, other: number) {
    this.group.noteRow(row, this.column, one, other)
  }

  addMissing(rows = 1) {
    this.statistics.addMissing(0, rows)
    this.count('', rows)
  }

  /** A value by its text, in as many rows, with the number that its kind has. NaN and an empty text are missing. */
  addText(kind: number, text: string, number = 0, rows = 1) {
    if (text === '' || Number.isNaN(number)) return this.addMissing(rows)
    this.makeRoom(text.length * 3)
    const { bytes, length: from } = this
    let to = from
    // Digits are copied faster than the encoder is called.
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit >= 0x80) {
        to = from + encoder.encodeInto(text, bytes.subarray(from)).written
        break
      }
      bytes[to++] = unit
    }
    this.add(kind, number, to, rows)
  }

  /** A value by the UTF-8 of its text from `start` to `end`. */
  addBytes(kind: number, text: Uint8Array, start: number, end: number, number = 0, rows = 1) {
    if (start === end) return this.addMissing(rows)
    this.makeRoom(end - start)
    const { bytes, length } = this
    if (end - start > 64) bytes.set(text.subarray(start, end), length)
    else for (let at = start; at < end; at++) bytes[length + at - start] = text[at] as number
    this.add(kind, number, length + end - start, rows)
  }

  /** Makes room in `bytes` and returns where the next text begins there. */
  reserve(most: number): number {
    this.makeRoom(most)
    return this.length
  }

  /** A value whose text was written into `bytes` where `reserve` said, up to `end`. */
  addWritten(kind: number, number: number, end: number, rows = 1) {
    this.add(kind, number, end, rows)
  }

  /** A text by its UTF-8, which may be a date. One of spaces is missing. */
  addString(text: Uint8Array, start: number, end: number) {
    const kind = start < end ? plainValues.kindOf(text, start, end) : KIND.missing
    if (kind === KIND.date || kind === KIND.time) this.addBytes(kind, text, start, end, found[0])
    else if (kind === KIND.missing && isBlank(text, start, end)) this.addMissing()
    else this.addBytes(KIND.text, text, start, end)
  }

  /** The profile of the column. */
  finish(name: string, declared: Declared = {}): ColumnProfile {
    this.flush()
    return this.totals.profile(name, declared)
  }

  /** Joins what was gathered with what was before. */
  flush() {
    const [column] = this.statistics.finish(this.bytes).columns
    if (column) this.totals.add(column)
    this.group.makeRoom()
    this.statistics = new Statistics(1, plainValues, [this.totals.isCrowded])
    this.waiting = 0
    this.length = 0
  }

  private add(kind: number, number: number, to: number, rows: number) {
    const { statistics, view, bytes, length: from } = this
    const row = this.rows
    if (!this.preview.isFull) this.count(textOf(bytes, from, to, CELL), rows)
    else this.rows += rows
    // An infinity has no place on the scale of the others.
    const isFinite = number - number === 0
    const known = isFinite ? kind : kind === KIND.number ? KIND.nonFinite : KIND.text
    if (statistics.addKnown(known, isFinite ? number : 0, 0, view, bytes, from, to, rows)) this.length = to
    this.group.note(row, this.column, statistics.lastOne, statistics.lastOther)
    if (this.length > BYTES || ++this.waiting > this.group.rows) this.flush()
  }

  private count(text: string, rows: number) {
    for (let row = 0; row < rows && !this.preview.isFull; row++) this.preview.add(text)
    this.rows += rows
  }

  private makeRoom(more: number) {
    if (this.length + more + 4 <= this.bytes.length) return
    const bytes = new Uint8Array((this.length + more + 4) * 2)
    bytes.set(this.bytes.subarray(0, this.length))
    this.bytes = bytes
    this.view = new DataView(bytes.buffer)
  }
}
