/**
 * The scanner: statistics of a data file from its bytes, without a string per cell and in memory that does not grow
 * with the file. Pure: it knows a `Source` of bytes and no DOM.
 *
 * - `profile` tells by name and first bytes what a file is.
 * - `csv` cuts a file into blocks of 8 MB and joins what they give in their order. `csv-block` looks at one block:
 *   `record-reader` finds the fields, `value` tells what they are, `block` gathers. `guess` finds where records begin
 *   in a block that is looked at before the one in front of it is done.
 * - `json` reads arrays and JSON Lines, a few megabytes at a time.
 * - `parquet` reads column by column through hyparquet, which is loaded for such a file only.
 * - `frequent` (top values), `distinct` (HyperLogLog) and `histogram` are the sketches; `totals` joins blocks.
 */
export { BLOCK } from './csv'
export { type CsvOrder, scanCsvBlock } from './csv-block'
export { previewSource, profileSource, type ProfileOptions } from './profile'
export { readAhead } from './read-ahead'
export { Refusal, REFUSALS } from './refusal'
export type { Source } from './source'
