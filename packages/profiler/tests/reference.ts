import { parse } from 'csv-parse/sync'
import type { ColumnType } from '../types'

/** For tests: the profile of a CSV text, computed the slow way, with another parser and a string for each cell. */

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

type Kind =
  | 'missing'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'text'
  | 'infinite'
  | 'code'
  | 'science'

const MISSING =
  /^(na|n\/a|#n\/a|<na>|[+-]?nan|nat|null|none|\\n|-?1\.#(qnan|ind)|#(ref!|value!|div\/0!|name\?|num!|null!))?$/i
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const CODE = /^([+-]?0\d+(\.\d*)?|\+\d{7,})(e[+-]?\d+)?$/i
const DATE =
  /^(\d{4})(?:([-/])(\d\d?)\2(\d\d?)|\.(\d\d)\.(\d\d))(?:[Tt ](\d\d?:\d\d(?::\d\d(?:[.,]\d{1,3})?)?)(?: ?(Z|[+-]\d\d:\d\d)| (?:UTC|GMT))?)?$/
const TIME = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,3})?)?$/
const clock = (time: string) => time.replace(/^\d:/, '0$&').replace(',', '.')

function read(cell: string): { kind: Kind; number: number } {
  // oxlint-disable-next-line no-control-regex -- control characters count as spaces
  const value = cell.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  const number = Number(value)
  if (MISSING.test(value)) return { kind: 'missing', number: 0 }
  if (/^(true|false|yes|no|t|f)$/i.test(value))
    return { kind: 'boolean', number: /^[ty]/i.test(value) ? 1 : 0 }
  if (/^[+-]?inf(inity)?$/i.test(value)) return { kind: 'infinite', number: value.startsWith('-') ? -1 : 1 }
  if (NUMBER.test(value)) {
    if (!Number.isFinite(number)) return { kind: 'infinite', number: number < 0 ? -1 : 1 }
    if (CODE.test(value)) return { kind: 'code', number }
    if (/^\d+e\d+$/i.test(value)) return { kind: 'science', number }
    return { kind: /^[+-]?\d+$/.test(value) ? 'integer' : 'number', number }
  }
  if (TIME.test(value)) return { kind: 'time', number: Date.parse(`1970-01-01T${clock(value)}Z`) }
  const [, year, , month, day, m, d, time = '00:00', zone = 'Z'] = DATE.exec(value) ?? []
  const date = `${year}-${(month ?? m)?.padStart(2, '0')}-${(day ?? d)?.padStart(2, '0')}`
  const at = Date.parse(`${date}T${clock(time)}${zone}`)
  // JavaScript reads a day behind the last of a month as one of the next month.
  if (new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) && !Number.isNaN(at))
    return { kind: 'date', number: at }
  return { kind: 'text', number: 0 }
}

function typeOf(kinds: Kind[]): ColumnType {
  const count = (...of: Kind[]) => kinds.filter((kind) => of.includes(kind)).length
  const all = kinds.length
  if (all === 0) return 'empty'
  if (count('integer') === all) return 'integer'
  const isCoded = count('code') > 0 && count('code') >= count('number')
  if (count('integer', 'number', 'science', 'infinite', 'code') === all)
    return count('infinite') === all || isCoded ? 'text' : 'number'
  for (const type of ['boolean', 'date', 'time'] as const) if (count(type) === all) return type
  return !isCoded && count('integer', 'number', 'date') * 2 >= all ? 'mixed' : 'text'
}

/** The exact figures in the profile of a column. */
export function referenceColumn(cells: string[]) {
  const values = cells.map((text) => ({ text, ...read(text) })).filter(({ kind }) => kind !== 'missing')
  const type = typeOf(values.map(({ kind }) => kind))
  const isNumber = type === 'integer' || type === 'number'
  const joins = isNumber || type === 'date' || type === 'time' || type === 'boolean'
  const counts = new Map<string, number>()
  for (const { text, kind, number } of values) {
    const key = joins ? `${kind === 'infinite'} ${number === 0 ? 0 : number}` : text
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const top = [...counts.values()].sort((one, other) => other - one).slice(0, 50)
  const numbers = values
    .filter(({ kind }) => kind !== 'infinite')
    .map(({ number }) => number)
    .sort((one, other) => one - other)
  const hasRange = numbers.length > 0 && (isNumber || type === 'date' || type === 'time')
  const edge = (number: number) =>
    isNumber
      ? number
      : type === 'date'
        ? new Date(number).toISOString()
        : new Date(number).toISOString().slice(11, 23).replace('.000', '')
  const quartile = (part: number) => {
    const rank = part * (numbers.length - 1)
    const low = numbers[Math.floor(rank)] as number
    const high = numbers[Math.ceil(rank)] as number
    const between = low + (high - low) * (rank - Math.floor(rank))
    return isNumber ? between : edge(Math.round(between))
  }
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  return {
    exact: {
      type,
      missing: cells.length - values.length,
      min: hasRange ? edge(numbers[0] as number) : null,
      max: hasRange ? edge(numbers.at(-1) as number) : null,
      quartiles:
        hasRange && type !== 'time'
          ? { q1: quartile(0.25), median: quartile(0.5), q3: quartile(0.75) }
          : null,
      distinct: counts.size,
      // Where no value of many repeats, none is frequent.
      top: counts.size > 10 && top[0] === 1 ? [] : top,
      counted: hasRange && type !== 'time' ? numbers.length : 0,
    },
    deviation: isNumber && numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : null,
  }
}
