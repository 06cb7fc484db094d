import type { DatasetProfileSummary } from '@/entities/dataset/model'
import type { DatasetProfile } from '@/entities/dataset-profile/model'

/** How much of a wide table is kept with the dataset. */
const KEPT_COLUMNS = 50
const KEPT_CHARACTERS = 200
const KEPT_ROWS = 5

/** The part of a file's profile that is stored with the dataset. */
export const summaryOf = (fileName: string, profile: DatasetProfile): DatasetProfileSummary => ({
  fileName,
  rowCount: profile.totalRows,
  columnCount: profile.columns.length,
  columns: profile.columns
    .slice(0, KEPT_COLUMNS)
    .map(({ name, type, missing }) => ({ name: name.slice(0, KEPT_CHARACTERS), type, missing })),
  rows: profile.rows
    .slice(0, KEPT_ROWS)
    .map((row) => row.slice(0, KEPT_COLUMNS).map((cell) => cell.slice(0, KEPT_CHARACTERS))),
})
