import { parquetMetadataAsync } from 'hyparquet'
import type { FileMetaData, RowGroup } from 'hyparquet/src/types.js'
import type { DatasetProfile } from '../types'
import { ColumnCells, ColumnGroup } from '../column/column-cells'
import { KIND } from '../column/kind'
import { MOST_SUMS } from '../column/row-counts'
import { duplicatesOf } from '../column/totals'
import { MOST_COLUMNS, rowsOf } from '../limits'
import { CodecError } from './parquet-codecs'
import { chunksOf, columnsOf, EncryptedError, type ParquetColumn } from './parquet-columns'
import { FlatPages } from './parquet-flat'
import { nestedRows } from './parquet-nested'
import { PageReader } from './parquet-pages'
import { RowNotes } from './parquet-rows'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source, Tell } from '../text/source'

/** A column as it is read: what was gathered so far, and why it could not be read further. */
interface Reading {
  column: ParquetColumn
  cells: ColumnCells
  /** Null where the file has too many rows to compare them. */
  notes: RowNotes | null
  failure: string | null
}

/**
 * The profile of a Parquet file: the schema gives the types, and the values are read page by page, one column of a row
 * group after the other. A column that cannot be read has a `failure`; the others do not depend on it. Rejects with a
 * ProfileError if no column can be read.
 */
export async function profileParquet(source: Source, tell: Tell): Promise<DatasetProfile> {
  const metadata = await metadataOf(source)
  const columns = columnsIn(metadata)
  const all = metadata.row_groups.reduce((sum, { num_rows }) => sum + Number(num_rows), 0)
  if (all === 0) throw new ProfileError(PROFILE_ERRORS.noValues)
  const cells = new ColumnGroup(false)
  const readings = columns.map((column): Reading => {
    const own = new ColumnCells(cells)
    return { column, cells: own, notes: all > MOST_SUMS ? null : new RowNotes(own), failure: null }
  })
  let rows = 0
  let read = 0
  for (const group of metadata.row_groups) {
    // It has no pages, and its offsets mean nothing.
    if (Number(group.num_rows) === 0) continue
    for (const reading of readings) {
      if (reading.failure !== null) continue
      const size = sizeOf(group, reading.column)
      for await (const part of readGroup(source, group, reading))
        await tell({ bytes: Math.min(source.size, read + Math.round(size * part)), rows })
      read += size
    }
    rows += Number(group.num_rows)
    await tell({ bytes: Math.min(source.size, read), rows })
  }
  const [first] = readings
  if (first && readings.every(({ failure }) => failure !== null)) throw new ProfileError(first.failure ?? '')
  await tell({ bytes: source.size, rows: all })
  return {
    headers: columns.map(({ name }) => name),
    rows: rowsOf(
      readings.map(({ cells, failure }) => (failure === null ? cells.preview : null)),
      all,
    ),
    // Rows cannot be compared while a column is missing.
    ...duplicatesOf(readings.every(({ failure }) => failure === null) ? cells.duplicates(all) : null),
    totalRows: all,
    fileSize: source.size,
    fileType: 'Parquet',
    reading: null,
    encoding: null,
    sheets: null,
    columns: readings.map(({ column, cells, failure }) => profileOf(column, cells, failure)),
    problems: [],
    problemCount: 0,
  }
}

async function metadataOf(source: Source): Promise<FileMetaData> {
  const file = {
    byteLength: source.size,
    slice: async (from: number, to = source.size) => {
      const bytes = await source.read(from, to)
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
    },
  }
  const end = await source.read(Math.max(0, source.size - 4), source.size)
  const mark = String.fromCharCode(...end)
  if (mark === 'PARE') throw new ProfileError(PROFILE_ERRORS.encryptedParquet)
  if (mark !== 'PAR1') throw new ProfileError(PROFILE_ERRORS.cutParquet)
  try {
    // Columns of GeoParquet stay the bytes that they are.
    return await parquetMetadataAsync(file, { geoparquet: false })
  } catch (error) {
    throw error instanceof ProfileError
      ? error
      : new ProfileError(PROFILE_ERRORS.badParquet, { cause: error })
  }
}

function columnsIn(metadata: FileMetaData): ParquetColumn[] {
  let columns: ParquetColumn[]
  try {
    columns = columnsOf(metadata)
  } catch (error) {
    throw new ProfileError(PROFILE_ERRORS.badParquet, { cause: error })
  }
  if (columns.length === 0) throw new ProfileError(PROFILE_ERRORS.noFields)
  if (columns.length > MOST_COLUMNS)
    throw new ProfileError(PROFILE_ERRORS.tooWide(columns.length, MOST_COLUMNS))
  return columns
}

/** Bytes of a column in a row group. */
function sizeOf({ columns }: RowGroup, { leaves }: ParquetColumn): number {
  return leaves.reduce(
    (sum, { index }) => sum + Number(columns[index]?.meta_data?.total_compressed_size ?? 0),
    0,
  )
}

/**
 * Reads a column of a row group; yields the finished fraction after each page. An error sets its `failure`.
 */
async function* readGroup(source: Source, group: RowGroup, reading: Reading): AsyncGenerator<number> {
  const { column, cells, notes } = reading
  const all = Number(group.num_rows)
  const start = cells.rows
  const check = (rows: number) => {
    if (rows > all) throw new Error('the column has more rows than the file says')
    return rows / all
  }
  try {
    const chunks = chunksOf(group, column)
    const [chunk] = chunks
    if (column.flat && chunk) {
      const reader = new PageReader(source, chunk)
      const pages = new FlatPages(cells, column.flat, notes)
      for (let page = await reader.flat(); page; page = await reader.flat()) {
        pages.add(page)
        yield check(pages.rows)
      }
      pages.finish()
    } else
      for await (const texts of nestedRows(source, column, chunks)) {
        for (const text of texts) {
          if (text !== '') notes?.value(cells.rows, text)
          cells.addText(KIND.text, text)
        }
        yield check(cells.rows - start)
      }
    cells.flush()
    if (cells.rows - start !== all) throw new Error('the column has fewer rows than the file says')
  } catch (error) {
    reading.failure = failureOf(error)
  }
}

/** Why a column could not be read, in words; rethrows errors that end the whole profile. */
function failureOf(error: unknown): string {
  if (error instanceof ProfileError) throw error
  if (error instanceof EncryptedError) return PROFILE_ERRORS.encryptedColumn
  if (error instanceof CodecError) return PROFILE_ERRORS.codec(error.message)
  const [, encoding] = /unsupported encoding: (\S+)/.exec(String(error)) ?? []
  return encoding ? PROFILE_ERRORS.encoding(encoding) : PROFILE_ERRORS.badColumn
}

/** The profile of a column; a column that could not be read has only its type. */
function profileOf({ name, storedType, flat }: ParquetColumn, cells: ColumnCells, failure: string | null) {
  const read = failure === null ? cells : new ColumnCells(new ColumnGroup())
  return read.finish(name, { type: flat?.type ?? 'text', storedType, failure })
}
