import type { DataProblem } from '../../model/types'
import { note, REGISTERS } from './distinct'
import { type Counted, Frequent } from './frequent'
import { hash, hashes } from './hash'
import { Histograms } from './histogram'
import { found, KIND, KINDS, kindOf } from './value'

/** Numbers of a series: the smallest, the greatest, the sum. Each column has two: of its numbers, of its dates. */
export const MIN = 0
export const MAX = 1
export const SUM = 2
export const SERIES = 3

/** The statistics of some rows: plain arrays, so that a worker can hand them to another. */
export interface BlockStatistics {
  columns: number
  rows: number
  /** KINDS for each column. */
  kinds: Float64Array
  /** SERIES for each series. */
  series: Float64Array
  histograms: Pick<Histograms, 'bins' | 'scale' | 'base'>
  registers: Uint8Array
  counted: Counted[]
}

/** What one block of a file holds. Blocks are looked at on their own, by any worker, and joined in their order. */
export interface Block {
  /** Where its first record begins in the file, and where the record after its last one does. */
  from: number
  next: number
  lines: number
  statistics: BlockStatistics
  /** The first rows as text. */
  preview: string[][]
  /** Lines count from 0 at `from`. */
  problems: DataProblem[]
  problemCount: number
  /** What ends the whole profile, once the blocks before have shown that this one begins where it does. */
  fatal?: { line: number; reason: 'tooLong' | 'unclosed' }
}

/** Gathers the statistics of a block. Nothing is kept of a cell but what it adds to them. */
export class Statistics {
  rows = 0
  private readonly kinds: Float64Array
  private readonly series: Float64Array
  private readonly histograms: Histograms
  private readonly registers: Uint8Array
  private readonly frequent: Frequent

  constructor(private readonly columns: number) {
    this.kinds = new Float64Array(columns * KINDS)
    this.series = new Float64Array(columns * 2 * SERIES)
    for (let at = 0; at < this.series.length; at += SERIES) {
      this.series[at + MIN] = Number.POSITIVE_INFINITY
      this.series[at + MAX] = Number.NEGATIVE_INFINITY
    }
    this.histograms = new Histograms(columns * 2)
    this.registers = new Uint8Array(columns * REGISTERS)
    this.frequent = new Frequent(columns)
  }

  /** A cell whose kind its bytes tell. `view` and `bytes` are of one buffer. */
  add(column: number, view: DataView, bytes: Uint8Array, from: number, to: number) {
    if (from === to) {
      this.addMissing(column)
      return
    }
    hash(view, bytes, from, to)
    const slot = this.frequent.find(column)
    if (slot === -1) this.addNew(kindOf(bytes, from, to), column, from, to)
    else this.addKind(this.frequent.kinds[slot] as number, column, this.frequent.numbers[slot] as number)
  }

  /** A cell whose kind is known, and its number, if it is one; `bytes` hold its text. */
  addKnown(
    kind: number,
    number: number,
    column: number,
    view: DataView,
    bytes: Uint8Array,
    from: number,
    to: number,
  ) {
    hash(view, bytes, from, to)
    // The text "1" is another value than the number 1.
    ;(hashes[0] as number) ^= Math.imul(kind, 0x9e3779b1)
    found[0] = number
    if (this.frequent.find(column) === -1) this.addNew(kind, column, from, to)
    else this.addKind(kind, column, number)
  }

  addMissing(column: number) {
    ;(this.kinds[column * KINDS + KIND.missing] as number)++
  }

  /** A cell whose hash no slot has; its number, if it is one, is in `found`. */
  private addNew(kind: number, column: number, from: number, to: number) {
    const number = found[0] as number
    if (kind !== KIND.missing) {
      this.frequent.add(column, from, to, kind, number)
      note(this.registers, column, hashes[0] as number, hashes[1] as number)
    }
    this.addKind(kind, column, number)
  }

  private addKind(kind: number, column: number, number: number) {
    ;(this.kinds[column * KINDS + kind] as number)++
    if (kind === KIND.integer || kind === KIND.number) this.addNumber(column * 2, number)
    else if (kind === KIND.date) this.addNumber(column * 2 + 1, number)
  }

  private addNumber(series: number, value: number) {
    const { series: numbers } = this
    const at = series * SERIES
    if (value < (numbers[at + MIN] as number)) numbers[at + MIN] = value
    if (value > (numbers[at + MAX] as number)) numbers[at + MAX] = value
    ;(numbers[at + SUM] as number) += value
    this.histograms.add(series, value)
  }

  /** What was gathered. `bytes`: the buffer that all cells were in. */
  finish(bytes: Uint8Array): BlockStatistics {
    const { columns, rows, kinds, series, registers } = this
    const { bins, scale, base } = this.histograms
    const counted = Array.from({ length: columns }, (_, column) => this.frequent.take(column, bytes))
    return { columns, rows, kinds, series, histograms: { bins, scale, base }, registers, counted }
  }
}
