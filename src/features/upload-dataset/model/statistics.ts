import type { DatasetProfileSummary } from '@/entities/dataset/model'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { saveFile } from '@/shared/lib/save-file'

/** How much of a wide table is kept with the dataset. */
const KEPT_COLUMNS = 50
const KEPT_CHARACTERS = 200

/** The part of a file's profile that is stored with the dataset. */
export const summaryOf = (fileName: string, profile: DatasetProfile): DatasetProfileSummary => ({
  fileName,
  rowCount: profile.totalRows,
  columnCount: profile.columns.length,
  columns: profile.columns
    .slice(0, KEPT_COLUMNS)
    .map(({ name, type, missing }) => ({ name: name.slice(0, KEPT_CHARACTERS), type, missing })),
  rows: profile.rows.map((row) => row.slice(0, KEPT_COLUMNS).map((cell) => cell.slice(0, KEPT_CHARACTERS))),
})

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
    dataTypes: columns.map(({ name, type }) => ({ name, type })),
    reading,
    sheet: sheets?.read ?? null,
    encoding,
    units: UNITS,
    columns: columns.map((column) => ({
      ...column,
      missingShare: profile.totalRows === 0 ? 0 : column.missing / profile.totalRows,
    })),
    problemCount,
    problems,
  }
}

/** Saves the statistics as a JSON file beside the name of the data file. */
export function saveStatistics(fileName: string, profile: DatasetProfile): void {
  const text = JSON.stringify(statisticsOf(fileName, profile), null, 2)
  const name = `${fileName
    .split('/')
    .at(-1)
    ?.replace(/\.[^.]+$/, '')}-statistics.json`
  saveFile(name, new Blob([text], { type: 'application/json' }))
}
