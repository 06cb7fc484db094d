import type { DatasetProfileSummary } from '@/entities/dataset/model'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { saveFile } from '@/shared/lib/save-file'

/** How much of a wide table is kept with the dataset. */
const KEPT_COLUMNS = 50
const KEPT_CHARACTERS = 200

/** What the dataset keeps of the profile of one of its files. */
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

/** UPL-06: the statistics under their documented names (D2 §3), and everything that is known of each column. */
export function statisticsOf(fileName: string, profile: DatasetProfile) {
  const { columns, problems, problemCount, reading, sheets, encoding } = profile
  return {
    fileName,
    rowCount: profile.totalRows,
    columnCount: columns.length,
    fileSize: megabytes(profile.fileSize),
    fileType: profile.fileType,
    missingValues: missingValues(profile),
    dataTypes: Object.fromEntries(columns.map(({ name, type }) => [name, type])),
    reading,
    sheet: sheets?.read ?? null,
    encoding,
    columns,
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
