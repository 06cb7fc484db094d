import type { ColumnProfile, DatasetProfile, Figure } from '@orrery/profiler/types'
import { findingsOf } from './findings'

/** Empty cells of all columns. */
export const missingValues = ({ columns }: Pick<DatasetProfile, 'columns'>): number =>
  columns.reduce((sum, { missing }) => sum + missing, 0)

/** Bytes in MB of a million bytes, to two digits. */
export const megabytes = (bytes: number): number => Math.round(bytes / 10_000) / 100

/** The units of the figures in the export. */
const UNITS = {
  fileSize: 'MB (1,000,000 bytes)',
  fileSizeBytes: 'bytes',
  missingValues: 'cells',
  missing: 'rows',
  missingShare: 'part of the rows, 0 to 1',
  duplicateRows: 'rows that repeat an earlier row',
  distinct: 'values',
  deviation: 'as the values of the column; sample standard deviation',
  percentiles: 'values at 0, 1, … 100 percent; ms since 1970 in date columns',
  outliers: 'values beyond three interquartile ranges from the quartiles',
  dates: 'ISO 8601 in UTC',
  histogram: 'values; ms since 1970 in date columns',
  digits: 'figures in quotes are exact digits that a double cannot hold',
} as const

/**
 * UPL-06: the statistics under their documented names (D2 §3), and everything that is known of each column. Columns are
 * lists in the order of the file: names may repeat, be numbers or `__proto__`, which the keys of an object lose.
 */
export function statisticsOf(fileName: string, profile: DatasetProfile) {
  const { columns, problems, problemCount, reading, sheets, encoding } = profile
  return {
    fileName,
    rowCount: profile.totalRows,
    columnCount: columns.length,
    fileSize: megabytes(profile.fileSize),
    fileSizeBytes: profile.fileSize,
    fileType: profile.fileType,
    missingValues: missingValues(profile),
    duplicateRows: profile.duplicateRows,
    duplicateRowsEstimated: profile.duplicateRowsEstimated,
    dataTypes: columns.map(({ name, type }) => ({ name, type })),
    reading,
    sheet: sheets?.read ?? null,
    encoding,
    units: UNITS,
    columns: columns.map((column) => ({
      ...column,
      missingShare: profile.totalRows === 0 ? 0 : column.missing / profile.totalRows,
      notes: findingsOf(column, profile.totalRows).map(({ text }) => text),
    })),
    problemCount,
    problems,
  }
}

/** The columns of the CSV export: each with its unit. */
const CSV_COLUMNS: readonly [header: string, (column: ColumnProfile, totalRows: number) => Figure | null][] =
  [
    ['column', ({ name }) => name],
    ['type', ({ type }) => type],
    ['missing (rows)', ({ missing }) => missing],
    [
      'missing (%)',
      ({ missing }, rows) => (rows === 0 ? 0 : Number(((missing / rows) * 100).toPrecision(6))),
    ],
    ['distinct (values)', ({ distinct }) => distinct],
    ['distinct is an estimate', ({ distinctEstimated }) => yes(distinctEstimated)],
    ['minimum', ({ min }) => min],
    ['first quartile', ({ quartiles }) => quartiles?.q1 ?? null],
    ['median', ({ quartiles }) => quartiles?.median ?? null],
    ['third quartile', ({ quartiles }) => quartiles?.q3 ?? null],
    ['maximum', ({ max }) => max],
    ['quartiles are an estimate', ({ quartilesEstimated }) => yes(quartilesEstimated)],
    ['mean', ({ mean }) => mean],
    ['standard deviation', ({ deviation }) => deviation],
    ['far from the others (values)', ({ outliers }) => (outliers ? outliers.low + outliers.high : null)],
    ['most frequent value', ({ top }) => top[0]?.value ?? null],
    ['most frequent value (rows)', ({ top }) => top[0]?.count ?? null],
    [
      'notes',
      (column, rows) =>
        findingsOf(column, rows)
          .map(({ text }) => text)
          .join('; '),
    ],
  ]

const yes = (is: boolean) => (is ? 'yes' : 'no')

/**
 * UPL-06: the statistics as a CSV file, a row for each column of the data. Dates are ISO 8601 in UTC, numbers have a
 * decimal point. A text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function statisticsCsv({ columns, totalRows }: Pick<DatasetProfile, 'columns' | 'totalRows'>): string {
  const lines = [
    CSV_COLUMNS.map(([header]) => header),
    ...columns.map((column) => CSV_COLUMNS.map(([, valueOf]) => valueOf(column, totalRows) ?? '')),
  ]
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(value: Figure): string {
  const text = String(value)
  const isFormula = typeof value === 'string' && /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
