import { QUOTE } from '../text/bytes'
import { ColumnCells, ColumnGroup } from '../column/column-cells'
import { ARRAY, OBJECT } from './json-elements'
import { KIND } from '../column/kind'
import { MOST_COLUMNS } from '../limits'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'

const BACKSLASH = 0x5c
const MINUS = 0x2d
/** The n of null. */
const NULL = 0x6e
const decoder = new TextDecoder()

/** A column, and the rows that had a value in it so far. */
interface Column {
  name: string
  cells: ColumnCells
  /** Where the value of the current row begins and ends, if it has one. */
  from: number
  to: number
}

/** The columns of JSON rows, in the order in which their names first occur. */
export class JsonColumns {
  rows = 0
  /** Whether a row was null, which has no column of its own. */
  hasNull = false
  readonly list: Column[] = []
  private readonly group = new ColumnGroup()
  private readonly indexes = new Map<string, Column>()
  /** The keys of the row before with their columns: mostly the next row has the same. */
  private readonly keys: { bytes: Uint8Array; column: Column }[] = []

  /**
   * Adds a row: an object's values by their keys (the last value of a repeated key), an array's by their
   * index, null nothing, anything else as `value`. `members` are those of the value from `from` to `to`, as
   * `JsonReader` gives them.
   */
  add(bytes: Uint8Array, from: number, to: number, members: readonly number[]) {
    const first = bytes[from]
    if (first === OBJECT) {
      for (let at = 0; at < members.length; at += 4) {
        const column = this.keyed(at / 4, bytes, members[at] as number, members[at + 1] as number)
        column.from = members[at + 2] as number
        column.to = members[at + 3] as number
      }
    } else if (first === ARRAY) {
      for (let at = 0; at < members.length; at += 4) {
        const column = this.named(String(at / 4 + 1))
        column.from = members[at + 2] as number
        column.to = members[at + 3] as number
      }
    } else if (first === NULL) this.hasNull = true
    else Object.assign(this.named('value'), { from, to })
    for (const column of this.list) {
      if (column.to === -1) column.cells.addMissing()
      else addValue(column.cells, bytes, column.from, column.to)
      column.to = -1
    }
    this.rows++
  }

  /** The column of a name; a new column had no value in the rows so far. */
  named(name: string): Column {
    const known = this.indexes.get(name)
    if (known) return known
    if (this.list.length === MOST_COLUMNS) throw new ProfileError(PROFILE_ERRORS.tooManyNames(MOST_COLUMNS))
    const column = { name, cells: new ColumnCells(this.group), from: 0, to: -1 }
    column.cells.addMissing(this.rows)
    this.indexes.set(name, column)
    this.list.push(column)
    return column
  }

  /** How many rows repeat an earlier row; null where that is not known. */
  duplicates() {
    return this.group.duplicates(this.rows)
  }

  /** Makes rows of columns that were filled one after the other. */
  settle() {
    this.rows = Math.max(0, ...this.list.map(({ cells }) => cells.rows))
    for (const { cells } of this.list) if (cells.rows < this.rows) cells.addMissing(this.rows - cells.rows)
  }

  private keyed(place: number, bytes: Uint8Array, from: number, to: number): Column {
    const guess = this.keys[place]
    if (guess && isSame(guess.bytes, bytes, from, to)) return guess.column
    const key = bytes.slice(from, to)
    const column = this.named(JSON.parse(decoder.decode(key)) as string)
    this.keys[place] = { bytes: key, column }
    return column
  }
}

function isSame(key: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (key.length !== to - from) return false
  for (let at = 0; at < key.length; at++) if (key[at] !== bytes[from + at]) return false
  return true
}

/** Adds a valid JSON value to a column. null, NaN and an empty text are missing; lists and objects are their JSON. */
export function addValue(cells: ColumnCells, bytes: Uint8Array, from: number, to: number) {
  const first = bytes[from] as number
  if (first === QUOTE) {
    let at = from
    while (at < to && bytes[at] !== BACKSLASH) at++
    if (at === to) cells.addString(bytes, from + 1, to - 1)
    else {
      const text = encoder.encode(JSON.parse(decoder.decode(bytes.subarray(from, to))) as string)
      cells.addString(text, 0, text.length)
    }
  } else if (first === OBJECT || first === ARRAY) {
    const text = compact(bytes.subarray(from, to))
    cells.addBytes(KIND.text, text, 0, text.length)
  } else if (first === 0x74 || first === 0x66) cells.addBytes(KIND.boolean, bytes, from, to)
  else if (first === 0x6e || first === 0x4e) cells.addMissing()
  else addNumber(cells, bytes, from, to)
}

/** Adds a number, or an infinity. A number written with a point or an exponent is not an integer. */
function addNumber(cells: ColumnCells, bytes: Uint8Array, from: number, to: number) {
  const isNegative = bytes[from] === MINUS
  let value = 0
  let at = isNegative ? from + 1 : from
  if (to - at <= 15)
    for (let digit = 0; at < to && (digit = (bytes[at] as number) - 0x30) >= 0 && digit <= 9; at++)
      value = value * 10 + digit
  if (at === to) return cells.addBytes(KIND.integer, bytes, from, to, isNegative ? 0 - value : value)
  const text = decoder.decode(bytes.subarray(from, to))
  cells.addBytes(/^-?\d+$/.test(text) ? KIND.integer : KIND.number, bytes, from, to, Number(text))
}

const encoder = new TextEncoder()

/** JSON without the space between its values and without commas that nothing follows. */
function compact(json: Uint8Array): Uint8Array {
  const text = new Uint8Array(json.length)
  let to = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (isText) {
      text[to++] = byte
      if (byte === BACKSLASH) text[to++] = json[++at] as number
      else if (byte === QUOTE) isText = false
    } else if (byte > 0x20) {
      if ((byte === 0x5d || byte === 0x7d) && text[to - 1] === 0x2c) to--
      text[to++] = byte
      isText = byte === QUOTE
    }
  }
  return text.subarray(0, to)
}
