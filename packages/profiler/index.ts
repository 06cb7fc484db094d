/**
 * Statistics of a data file from its bytes, without a string per cell and in memory that does not grow with the file.
 *
 * - `profile` determines the format by the file's name and first bytes; `reading` guesses how a text table is read, around
 *   a person's choice.
 * - `csv/csv` cuts a text table into blocks of 8 MB and joins them in their order; `csv/csv-block` scans one block, in any
 *   worker. `csv/guess` finds where records begin in a block that is scanned before the previous block is done.
 * - `json/json` decides what the rows of a file are; `parquet/parquet` reads one column after the other through hyparquet;
 *   `excel/excel` reads one sheet of a workbook. Parquet and Excel are loaded for such files only.
 * - `column/entries` counts the values of a column while they are few; `column/summary` holds their sums and sketches once
 *   they are many; `column/totals` joins blocks.
 */
export { BLOCK } from './csv/csv'
export { type CsvOrder, scanCsvBlock } from './csv/csv-block'
export { type Cell, readCsvRows, type RowCounts } from './csv/csv-rows'
export { readCsvTable, type TableColumn } from './csv/csv-table'
export { previewSource, profileSource, type ProfileOptions } from './profile'
export { readAhead } from './text/read-ahead'
export { ProfileError, PROFILE_ERRORS } from './profile-error'
export type { Source } from './text/source'
