import type { ColumnProfile, ColumnType } from '../../model/types'
import { Statistics } from './block'
import { textOf } from './bytes'
import { CELL, PREVIEW } from './limits'
import { Totals } from './totals'
import { KIND } from './value'

const encoder = new TextEncoder()
/** Rows, and bytes of their texts, that are gathered before they are joined with those before. */
const ROWS = 100_000
const BYTES = 4 * 1024 * 1024

const KIND_OF: Partial<Record<ColumnType, number>> = {
  integer: KIND.integer,
  number: KIND.number,
  boolean: KIND.boolean,
  date: KIND.date,
}

/** Gathers the values of one column whose type is known. Columns may be gathered one after the other. */
export class ColumnCells {
  rows = 0
  /** The first rows as text. */
  readonly preview: string[] = []
  private readonly totals = new Totals(1, 0)
  private readonly kind: number
  private statistics = new Statistics(1)
  private rowsBefore = 0
  private bytes = new Uint8Array(64 * 1024)
  private view = new DataView(this.bytes.buffer)
  private length = 0

  constructor(
    type: ColumnType,
    private readonly storedType: string | null,
  ) {
    this.kind = KIND_OF[type] ?? KIND.text
  }

  addMissing(rows = 1) {
    for (let row = 0; row < rows; row++) this.statistics.addMissing(0)
    this.count('', rows)
  }

  /** A value by its text, in as many rows. `number`: its own, or ms since 1970 of a date. */
  addText(text: string, number = 0, rows = 1) {
    if (text === '' || Number.isNaN(number)) return this.addMissing(rows)
    if (this.rows < PREVIEW) this.count(text.length > CELL ? `${text.slice(0, CELL)}…` : text, rows)
    else this.rows += rows
    this.makeRoom(text.length * 3)
    const { bytes } = this
    const from = this.length
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
    this.add(from, to, number, rows)
  }

  /** A text by its UTF-8. */
  addBytes(text: Uint8Array, rows = 1) {
    if (text.length === 0) return this.addMissing(rows)
    if (this.rows < PREVIEW) this.count(textOf(text, 0, text.length, CELL), rows)
    else this.rows += rows
    this.makeRoom(text.length)
    this.bytes.set(text, this.length)
    this.add(this.length, this.length + text.length, 0, rows)
  }

  /** The profile of the column. */
  finish(name: string): ColumnProfile {
    this.flush()
    return { ...this.totals.profile(0, name), storedType: this.storedType }
  }

  private add(from: number, to: number, number: number, rows: number) {
    this.length = to
    const { statistics, kind, view, bytes } = this
    for (let row = 0; row < rows; row++) statistics.addKnown(kind, number, 0, view, bytes, from, to)
    if (this.length > BYTES || this.rows - this.rowsBefore > ROWS) this.flush()
  }

  private count(text: string, rows: number) {
    for (let row = 0; row < rows && this.preview.length < PREVIEW; row++) this.preview.push(text)
    this.rows += rows
  }

  private flush() {
    this.statistics.rows = this.rows - this.rowsBefore
    this.totals.add({
      from: 0,
      next: 0,
      lines: 0,
      statistics: this.statistics.finish(this.bytes),
      preview: [],
      problems: [],
      problemCount: 0,
    })
    this.statistics = new Statistics(1)
    this.rowsBefore = this.rows
    this.length = 0
  }

  private makeRoom(more: number) {
    if (this.length + more <= this.bytes.length) return
    const bytes = new Uint8Array((this.length + more) * 2)
    bytes.set(this.bytes.subarray(0, this.length))
    this.bytes = bytes
    this.view = new DataView(bytes.buffer)
  }
}
