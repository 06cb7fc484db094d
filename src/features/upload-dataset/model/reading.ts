import type { Reading, ReadingChoice } from '@/entities/dataset-profile/model'
import { formatNumber } from '@/shared/lib/format'

export interface Option {
  value: string
  label: string
}

/** How one field of a reading is offered. */
export interface FieldOffer {
  label: string
  options: readonly Option[]
  /** Values that are none of the options are typed. */
  other?: OtherOffer
}

export interface OtherOffer {
  /** The option that opens the field. */
  option: string
  label: string
  /** The message for a text that `parse` refuses. */
  problem: string
  inputMode?: 'numeric'
}

const DELIMITERS: readonly Option[] = [
  { value: ',', label: 'Comma (,)' },
  { value: ';', label: 'Semicolon (;)' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Pipe (|)' },
  { value: ' ', label: 'Space' },
  { value: ':', label: 'Colon (:)' },
  { value: '\u0001', label: 'Control-A' },
]

/** Lines that are offered; any other can be typed. */
const LINES = 5

/** The highest line that can be typed: a table below that many lines of text is no table. */
const LAST_LINE = 1_000_000

export const OFFERS = {
  delimiter: {
    label: 'Delimiter',
    options: DELIMITERS,
    other: {
      option: 'Another character…',
      label: 'Delimiter character',
      problem: 'Enter one character that is not a letter, digit or quote',
    },
  },
  headerLine: {
    label: 'Header',
    options: [
      ...Array.from({ length: LINES }, (_, index) => ({
        value: String(index + 1),
        label: `In line ${index + 1}`,
      })),
      { value: '0', label: 'None' },
    ],
    other: {
      option: 'In another line…',
      label: 'Header line',
      problem: `Enter a line from 1 to ${formatNumber(LAST_LINE)}`,
      inputMode: 'numeric',
    },
  },
  quote: {
    label: 'Quote',
    options: [
      { value: '"', label: 'Double (")' },
      { value: "'", label: "Single (')" },
      { value: '', label: 'None' },
    ],
  },
  escape: {
    label: 'Quote inside quotes',
    options: [
      { value: 'doubled', label: 'Doubled' },
      { value: 'backslash', label: 'After a backslash' },
    ],
  },
  encoding: {
    label: 'Encoding',
    options: [
      { value: 'UTF-8', label: 'UTF-8' },
      { value: 'UTF-16 LE', label: 'UTF-16 LE' },
      { value: 'UTF-16 BE', label: 'UTF-16 BE' },
      { value: 'Windows-1252', label: 'Windows-1252 (Western)' },
    ],
  },
  decimal: {
    label: 'Decimal separator',
    options: [
      { value: '.', label: 'Point (1.5)' },
      { value: ',', label: 'Comma (1,5)' },
    ],
  },
} as const satisfies Record<string, FieldOffer>

export type OfferedField = keyof typeof OFFERS

/** The choice of one field from its control's text; null where the text is none. */
export function choiceOf(field: OfferedField | 'missing' | 'sheet', text: string): ReadingChoice | null {
  switch (field) {
    case 'delimiter':
      return isDelimiter(text) ? { delimiter: text } : null
    case 'headerLine': {
      const line = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : Number.NaN
      return line <= LAST_LINE ? { headerLine: line } : null
    }
    case 'missing':
      return { missing: marksOf(text) }
    default:
      return { [field]: text }
  }
}

/** The same from a field that is typed into; null too for "no header", which is an option of its own. */
export function typedChoiceOf(field: OfferedField, text: string): ReadingChoice | null {
  const choice = choiceOf(field, text)
  return choice?.headerLine === 0 ? null : choice
}

/** One ASCII character that can be between values. */
const isDelimiter = (text: string) =>
  text.length === 1 && text > '\u0000' && text < '\u0080' && !/["'\r\n\da-z]/i.test(text)

/** The missing marks in a text that has them between commas. */
export function marksOf(text: string): string[] {
  const marks = text.split(',').map((mark) => mark.trim())
  const known = new Set<string>()
  return marks.filter((mark) => {
    const key = mark.toLowerCase()
    if (mark === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}

export const textOfMarks = (marks: readonly string[]): string => marks.join(', ')

/** The fields that were chosen and not followed, such as a header in a line that the file does not have. */
export const unusedIn = (reading: Reading, choice: ReadingChoice): (keyof Reading)[] =>
  (Object.keys(reading) as (keyof Reading)[]).filter(
    (field) => choice[field] !== undefined && String(choice[field]) !== String(reading[field]),
  )

/** A reading in one line, such as `Comma (,)` and `Header in line 1`. */
export function summaryOfReading(reading: Reading): string[] {
  const { headerLine, quote, escape, encoding, decimal, missing } = reading
  return [
    delimiterLabel(reading.delimiter),
    headerLine === 0 ? 'No header' : `Header in line ${formatNumber(headerLine)}`,
    quote === ''
      ? 'No quotes'
      : `${quote === '"' ? 'Double' : 'Single'} quotes${escape === 'backslash' ? ' with backslashes' : ''}`,
    encoding,
    `Decimal ${decimal === '.' ? 'point' : 'comma'}`,
    missing.length === 0 ? 'Only empty cells count as missing' : `Missing: ${textOfMarks(missing)}`,
  ]
}

export function delimiterLabel(delimiter: string): string {
  const known = DELIMITERS.find(({ value }) => value === delimiter)
  if (known) return known.label
  const code = delimiter.codePointAt(0) ?? 0
  return `Delimiter ${code > 32 && code < 127 ? delimiter : unicode(code)}`
}

const unicode = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
