import type { ColumnProfile, ColumnType, DatasetProfile, Figure } from '../../types'
import type { Answer, ColumnAnswer } from './answers'
import type { OracleFile } from './files/file'

/** A figure in which the scanner and DuckDB (or the way in which the file was written) do not agree. */
export interface Difference {
  file: string
  /** The kind of the column's values, or its name where there is no kind; '' for figures of the whole file. */
  column: string
  figure: string
  found: unknown
  expected: unknown
}

/** Different values up to here are counted, not estimated. */
const EXACT = 50_000
/** An estimate of different values may be off by as much of them, one of a quartile by as much of the range. */
const ESTIMATE = 0.05
const QUARTILE = 0.002
/** Half of the distance between neighbouring floats around 1. */
const FLOAT = 2 ** -24

/** The type of a column whose values DuckDB stores in that type. DuckDB has no type for a mixture: it is text. */
function columnTypeOf(type: string): ColumnType {
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$|^BIGNUM$|^DECIMAL\(\d+,0\)$/.test(type)) return 'integer'
  if (/^(DOUBLE|FLOAT|DECIMAL.*)$/.test(type)) return 'number'
  if (/^(DATE|TIMESTAMP.*)$/.test(type)) return 'date'
  if (/^TIME(_NS)?$/.test(type)) return 'time'
  if (type === 'BOOLEAN' || type === 'INTERVAL') return type.toLowerCase() as ColumnType
  return type === 'BLOB' ? 'binary' : 'text'
}

const isClose = (found: number, expected: number, relative: number) =>
  Object.is(found, expected) ||
  Math.abs(found - expected) <= relative * Math.max(Math.abs(found), Math.abs(expected)) ||
  found === expected

/** ms of a date or of a time of day. */
function msOf(figure: Figure): number {
  if (typeof figure === 'number') return figure
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)/.exec(figure) ?? []
  return hours ? (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000 : Date.parse(figure)
}

/** The sign and digits of a number without zeros that mean nothing, and where its point is. */
const digitsOf = (figure: Figure) => {
  const [, sign, whole = '', part = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(String(figure)) ?? []
  const digits = (whole + part).replace(/^0+/, '')
  const point = Number(exponent) - part.length + digits.length
  return digits === '' ? '0' : `${sign}${digits.replace(/0+$/, '')}e${point}`
}

/** Compares what is compared, and counts it. */
export class Comparison {
  readonly differences: Difference[] = []
  compared = 0

  constructor(
    private readonly file: OracleFile,
    private readonly answer: Answer,
  ) {}

  get name() {
    return this.file.name
  }

  private note(column: string, figure: string, found: unknown, expected: unknown, isSame: boolean) {
    this.compared++
    if (!isSame) this.differences.push({ file: this.file.name, column, figure, found, expected })
    return isSame
  }

  private equal(column: string, figure: string, found: unknown, expected: unknown) {
    return this.note(column, figure, found, expected, JSON.stringify(found) === JSON.stringify(expected))
  }

  /** `profile` is the refusal's words where there is none. */
  compare(profile: DatasetProfile | string): this {
    const { answer, file } = this
    if (typeof profile === 'string') {
      this.note('', 'refusal', profile, answer.error ?? null, answer.error !== undefined)
      return this
    }
    if (file.headers) this.equal('', 'headers', profile.headers, file.headers)
    for (const [field, value] of Object.entries(file.reading ?? {}))
      this.equal('', field, profile.reading?.[field as keyof typeof profile.reading], value)
    if (answer.guess) {
      const { rows, names, error } = answer.guess
      this.equal('', 'guess', error ?? [rows, names?.length], [profile.totalRows, profile.columns.length])
    }
    if (!answer.columns) {
      this.equal('', 'refusal', null, answer.error)
      return this
    }
    const isSameShape =
      this.equal('', 'rows', profile.totalRows, answer.rows) &&
      this.equal('', 'columns', profile.columns.length, answer.columns.length)
    if (!isSameShape) return this
    for (const [index, column] of profile.columns.entries())
      this.compareColumn(file.kinds[index] ?? column.name, column, answer.columns[index] as ColumnAnswer)
    return this
  }

  private compareColumn(kind: string, column: ColumnProfile, answer: ColumnAnswer) {
    const [, stored, missing, distinct, min, max, mean, deviation, ...quartiles] = answer
    // Parquet says what a column would hold; of other formats an empty column says nothing.
    const isEmpty = missing === this.answer.rows && (stored === '"NULL"' || this.file.ask !== 'read_parquet')
    const type = isEmpty ? 'empty' : columnTypeOf(stored)
    this.equal(kind, 'failure', column.failure, null)
    this.equal(kind, 'missing', column.missing, missing)
    if (!this.equal(kind, 'type', column.type, type)) return
    const isFew = distinct <= EXACT
    const isCounted = isFew ? column.distinct === distinct : isClose(column.distinct, distinct, ESTIMATE)
    this.note(kind, 'distinct', column.distinct, distinct, isCounted && column.distinctEstimated === !isFew)

    const isNumber = type === 'integer' || type === 'number'
    const isDate = type === 'date'
    this.edge(kind, 'min', column.min, min, type, stored)
    this.edge(kind, 'max', column.max, max, type, stored)
    const scale = Math.max(Math.abs(Number(min)), Math.abs(Number(max)))
    // A float is written with the digits that name it, which is not exactly its value.
    const slack = stored === 'FLOAT' ? FLOAT * scale : 0
    this.close(kind, 'mean', column.mean, isNumber ? mean : null, slack)
    this.close(kind, 'deviation', column.deviation, isNumber ? deviation : null, slack)
    for (const [index, name] of (['q1', 'median', 'q3'] as const).entries()) {
      const found = column.quartiles?.[name] ?? null
      const expected = quartiles[index] as number | null
      if (isDate && found !== null && expected !== null)
        this.note(kind, name, found, expected, Math.abs(msOf(found) - expected) <= 1)
      else {
        const estimate = column.quartilesEstimated ? QUARTILE * (Number(max) - Number(min)) : 0
        this.close(kind, name, found, isNumber ? expected : null, Math.max(slack, estimate))
      }
    }
  }

  /** The least or the greatest value: exact, dates and times to the millisecond. */
  private edge(
    kind: string,
    name: string,
    found: Figure | null,
    expected: Figure | null,
    type: ColumnType,
    stored: string,
  ) {
    if (found === null || expected === null) return this.equal(kind, name, found, expected)
    if (type === 'date' || type === 'time')
      return this.note(kind, name, found, expected, Math.abs(msOf(found) - Number(expected)) < 1)
    const isExact =
      stored === 'DOUBLE'
        ? Number(found) === Number(expected)
        : stored === 'FLOAT'
          ? Math.fround(Number(found)) === expected
          : digitsOf(found) === digitsOf(expected)
    return this.note(kind, name, found, expected, isExact)
  }

  /** Equal to 1e-9, or less than `slack` apart. */
  private close(kind: string, name: string, found: Figure | null, expected: number | null, slack = 0) {
    if (found === null || expected === null) return this.equal(kind, name, found, expected)
    const isSame = isClose(Number(found), expected, 1e-9) || Math.abs(Number(found) - expected) <= slack
    return this.note(kind, name, found, expected, isSame)
  }
}
