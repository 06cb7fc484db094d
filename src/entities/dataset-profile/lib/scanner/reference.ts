import { parse } from 'csv-parse/sync'
import type { ColumnType } from '../../model/types'

/** For tests: the same of a CSV text, found out the slow way, with another parser and a string for each cell. */

/** The records of a text as csv-parse reads them; null if a quote is never closed. */
export function referenceRecords(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as string[][]
  } catch (error) {
    if ((error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED') return null
    throw error
  }
}

const MISSING = /^(na|n\/a|#n\/a|<na>|nan|null|none)?$/i
const INTEGER = /^[+-]?\d+$/
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const DATE = /^(\d{4})([-/])(\d\d)\2(\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

function read(cell: string): { kind: Exclude<ColumnType, 'mixed' | 'empty'> | 'missing'; number: number } {
  // oxlint-disable-next-line no-control-regex -- control characters count as spaces
  const value = cell.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  if (MISSING.test(value)) return { kind: 'missing', number: 0 }
  if (/^(true|false|yes|no)$/i.test(value)) return { kind: 'boolean', number: 0 }
  if (NUMBER.test(value) && Number.isFinite(Number(value)))
    return { kind: INTEGER.test(value) ? 'integer' : 'number', number: Number(value) }
  const [, year, , month, day, time = '00:00', zone = 'Z'] = DATE.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  const at = Date.parse(`${date}T${time}${zone}`)
  // What JavaScript reads as the day after the last of a month is no date.
  if (new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) && !Number.isNaN(at))
    return { kind: 'date', number: at }
  return { kind: 'text', number: 0 }
}

/** What is exact in the profile of a column with few different values. */
export function referenceColumn(cells: string[]) {
  const values = cells.map((text) => ({ text, ...read(text) })).filter(({ kind }) => kind !== 'missing')
  const counts = new Map<string, number>()
  for (const { text } of values) counts.set(text, (counts.get(text) ?? 0) + 1)
  const kinds = new Set(values.map(({ kind }) => kind))
  const texts = values.filter(({ kind }) => kind === 'text').length
  const [only] = kinds
  const type: ColumnType =
    kinds.size === 0
      ? 'empty'
      : kinds.size === 1
        ? (only as ColumnType)
        : [...kinds].every((kind) => kind === 'integer' || kind === 'number')
          ? 'number'
          : texts >= values.length * 0.9
            ? 'text'
            : 'mixed'
  const isDate = type === 'date'
  const numbers = values
    .filter(({ kind }) => (isDate ? kind === 'date' : kind === 'integer' || kind === 'number'))
    .map(({ number }) => number)
  const edge = (number: number) => (isDate ? new Date(number).toISOString() : number)
  return {
    type,
    missing: cells.length - values.length,
    min: numbers.length > 0 ? edge(Math.min(...numbers)) : null,
    max: numbers.length > 0 ? edge(Math.max(...numbers)) : null,
    distinct: counts.size,
    top: [...counts.values()].sort((one, other) => other - one).slice(0, 10),
    counted: numbers.length,
  }
}
