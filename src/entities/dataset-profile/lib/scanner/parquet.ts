import { parquetMetadataAsync, parquetRead, parquetSchema } from 'hyparquet'
import type { DatasetProfile } from '../../model/types'
import { CellStatistics, previewOf } from './cells'
import { MOST_COLUMNS, PREVIEW } from './limits'
import { Refusal, REFUSALS } from './refusal'
import type { Source, Tell } from './source'
import { Totals } from './totals'

/** Cells whose text is in memory at a time. */
const CELLS = 1_000_000

/** The profile of a Parquet file, some rows of one column at a time. Rejects with a Refusal. */
export async function profileParquet(source: Source, tell: Tell): Promise<DatasetProfile> {
  const file = {
    byteLength: source.size,
    slice: async (from: number, to = source.size) => {
      const bytes = await source.read(from, to)
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
    },
  }
  const metadata = await readable(parquetMetadataAsync(file))
  const names = parquetSchema(metadata).children.map(({ element }) => element.name)
  if (names.length === 0) throw new Refusal(REFUSALS.noFields)
  if (names.length > MOST_COLUMNS) throw new Refusal(REFUSALS.tooWide(names.length, MOST_COLUMNS))
  const all = Number(metadata.num_rows)
  if (all === 0) throw new Refusal(REFUSALS.onlyHeader)

  /** Values of one column. */
  const valuesOf = async (name: string, rowStart: number, rowEnd: number) => {
    let values: unknown[] = []
    const onComplete = (rows: unknown[][]) => {
      values = rows.map(([value]) => value)
    }
    await readable(parquetRead({ file, metadata, columns: [name], rowStart, rowEnd, onComplete }))
    // A file that promises more rows than it has would be read for ever.
    if (values.length !== rowEnd - rowStart) throw new Refusal(REFUSALS.badParquet)
    return values
  }

  const step = Math.max(1000, Math.floor(CELLS / names.length))
  const totals = new Totals(names.length, 0)
  const preview: unknown[][] = Array.from({ length: Math.min(all, PREVIEW) }, () => [])
  for (let from = 0; from < all; from += step) {
    const to = Math.min(all, from + step)
    const statistics = new CellStatistics(names.length)
    for (const [column, name] of names.entries()) {
      const values = await valuesOf(name, from, to)
      for (const value of values) statistics.add(column, value)
      if (from === 0) for (const [row, cells] of preview.entries()) cells[column] = values[row]
    }
    totals.add({
      from,
      next: to,
      lines: 0,
      statistics: statistics.finish(to - from),
      preview: [],
      problems: [],
      problemCount: 0,
    })
    await tell({ bytes: Math.round((source.size * to) / all), rows: to })
  }
  return {
    headers: names,
    rows: preview.map((cells) => previewOf(cells, names.length)),
    totalRows: all,
    fileSize: source.size,
    fileType: 'Parquet',
    reading: null,
    encoding: null,
    sheets: null,
    columns: names.map((name, column) => totals.profile(column, name)),
    problems: [],
    problemCount: 0,
  }
}

/** What the library can't read is refused in words; a file that is gone has its own. */
async function readable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(REFUSALS.badParquet, { cause: error })
  }
}
