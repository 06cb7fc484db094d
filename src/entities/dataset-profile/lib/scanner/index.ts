/**
 * The scanner: statistics of a data file from its bytes, without a string per cell and in memory that does not grow
 * with the file. Pure: it knows a `Source` of bytes and no DOM.
 *
 * - `profile` tells by name and first bytes what a file is.
 * - `csv` cuts a file into blocks of 8 MB and joins what they give in their order. `csv-block` looks at one block:
 *   `record-reader` finds the fields, `value` tells what they are, `block` gathers. `guess` finds where records begin
 *   in a block that is looked at before the one in front of it is done.
 * - `json` decides what the rows of a file are (`json-survey` looks through it where that takes more than its beginning);
 *   `json-elements` reads one value, `json-rows` many, `json-columns` takes them apart.
 * - `parquet` reads one column after the other: `parquet-pages` its pages through hyparquet, `parquet-types` what the
 *   schema says of it, `parquet-nested` lists and structs as JSON. Loaded for such a file only.
 * - `excel` reads one sheet of a workbook: `zip` its parts, `excel-workbook` what all sheets share, `excel-rows` cells.
 * - `column-cells` gathers values whose kinds a format declares, column by column.
 * - `frequent` (top values), `distinct` (HyperLogLog) and `histogram` are the sketches; `totals` joins blocks.
 */
export { BLOCK } from './csv'
export { type CsvOrder, scanCsvBlock } from './csv-block'
export { previewSource, profileSource, type ProfileOptions } from './profile'
export { readAhead } from './read-ahead'
export { Refusal, REFUSALS } from './refusal'
export type { Source } from './source'
