/**
 * The scanner: statistics of a data file from its bytes, without a string per cell and in memory that does
 * not grow
 * with the file. Pure: it knows a `Source` of bytes and no DOM.
 *
 * - `profile` determines the format of a file by its name and first bytes.
 * - `reading` guesses how a text table is read, around a person's choice: `encoding`, `dialect` (delimiter
 * and quotes, from
 *   a `sample`), `header`. `doubt` looks again where a block shows that the guess was wrong.
 * - `csv` cuts a text table into blocks of 8 MB and joins them in their order. `csv-block` scans one block:
 *   `record-reader` finds the fields, `block` gathers them. `guess` finds where records begin in a block that
 * is scanned
 *   before the previous block is done.
 * - `json` decides what the rows of a file are (`json-survey` looks through it where that takes more than its
 * beginning);
 *   `json-elements` reads one value, `json-rows` many, `json-columns` takes them apart.
 * - `parquet` reads one column after the other: `parquet-pages` its pages through hyparquet, `parquet-types`
 * what the
 *   schema says of it, `parquet-nested` lists and structs as JSON. Loaded for such a file only.
 * - `excel` reads one sheet of a workbook: `zip` its parts, `excel-workbook` what all sheets share,
 * `excel-rows` cells.
 * - `column-cells` gathers values whose kinds a format declares, column by column.
 * - `entries` counts the values of a column while they are few; `summary` has their sums and sketches
 * (`distinct`,
 *   `histogram`, `digest`) once they are many. `totals` joins blocks; `value` finds the kinds of texts,
 * `column-type` the
 *   type of a column, `column-profile` its figures.
 */
export { BLOCK } from './csv/csv'
export { type CsvOrder, scanCsvBlock } from './csv/csv-block'
export { previewSource, profileSource, type ProfileOptions } from './profile'
export { readAhead } from './text/read-ahead'
export { Refusal, REFUSALS } from './refusal'
export type { Source } from './text/source'
