import { clockText, dateOf, dateText } from './excel-dates'
import type { Workbook } from './excel-workbook'
import { type Attributes, excelText, type XmlHandlers } from './excel-xml'
import { KIND } from '../column/kind'

/** Columns that a sheet of Excel has. */
const MOST_LETTERS = 16_384

/** A cell with a value. */
export interface Cell {
  /** Counted from 0. */
  column: number
  kind: number
  text: string
  /** The value of kinds that are numbers. */
  number: number
}

export interface RowListener {
  /** Gets each row that has a value with its number, counted from 1. */
  onRow: (row: number, cells: Cell[]) => void
  /** Gets the row of each formula whose value is not stored. */
  onFormula: (row: number) => void
}

/** Finds the rows of a sheet in its XML. */
export function rowHandlers(
  { texts, formats, is1904 }: Workbook,
  { onRow, onFormula }: RowListener,
): XmlHandlers {
  let row = 0
  let column = -1
  let cells: Cell[] = []
  let cell: Attributes | null = null
  let value = ''
  let isValue = false
  let isSpoken = false
  let isFormula = false
  let hasValue = false

  const add = (kind: number, text: string, number = 0) => {
    if (text.trim() !== '' && column >= 0 && column < MOST_LETTERS) cells.push({ column, kind, text, number })
  }
  /** A number or, by its style, a date. An error (#N/A) is no number, and so it is missing. */
  const addNumber = (style: string | undefined) => {
    const number = Number(value)
    if (value.trim() === '' || !Number.isFinite(number)) return
    const format = formats[Number(style ?? -1)]
    if (format === 'span')
      return add(KIND.interval, (number < 0 ? '-' : '') + clockText(msOf(Math.abs(number))))
    if (format === 'time' && number >= 0 && number < 1)
      return add(KIND.time, clockText(msOf(number)), msOf(number))
    if (format && number >= 0) {
      const ms = dateOf(number, is1904)
      return add(KIND.date, dateText(ms), ms)
    }
    const isInteger = Number.isInteger(number)
    // Some programs write more digits than a double has.
    const isExact = !isInteger || Number.isSafeInteger(number) || !/^-?\d+$/.test(value.trim())
    add(isInteger ? KIND.integer : KIND.number, isExact ? String(number) : value.trim(), number)
  }
  const finish = ({ t, s }: Attributes) => {
    if (t === 's') add(KIND.text, texts[Number(value)] ?? '')
    else if (t === 'str' || t === 'inlineStr') add(KIND.text, excelText(value))
    else if (t === 'b') add(KIND.boolean, /^(1|true)$/i.test(value.trim()) ? 'true' : 'false')
    else if (t === 'd') {
      const ms = Date.parse(/T/.test(value) && !/Z|[+-]\d\d:?\d\d$/.test(value) ? `${value}Z` : value)
      if (!Number.isNaN(ms)) add(KIND.date, dateText(ms), ms)
    } else addNumber(s)
  }
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1)
        cells = []
        column = -1
      } else if (name === 'c') {
        cell = attributes
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        value = ''
        isFormula = false
        hasValue = false
      } else if (name === 'f') isFormula = true
      else if (name === 'rPh') isSpoken = true
      else if (cell && (name === 'v' || name === 't')) {
        hasValue = true
        isValue = !isSpoken
      }
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'c' && cell) {
        finish(cell)
        // An empty text is stored as a value without characters.
        if (isFormula && (!hasValue || (cell.t !== 'str' && value === ''))) onFormula(row)
        cell = null
      } else if (name === 'row' && cells.length > 0) onRow(row, cells)
    },
    text: (part) => {
      if (isValue) value += part
    },
  }
}

const msOf = (days: number) => Math.round(days * 86_400_000)

/** The column of a place such as `AB12`, counted from 0. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at++) {
    const letter = place.charCodeAt(at) & 0xdf
    if (letter < 0x41 || letter > 0x5a) break
    column = column * 26 + letter - 0x40
  }
  return column - 1
}
