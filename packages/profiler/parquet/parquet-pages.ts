import { assembleLists } from 'hyparquet/src/assemble.js'
import { parquetHeader } from 'hyparquet/src/column.js'
import { decompressPage, readDataPage, readDataPageV2 } from 'hyparquet/src/datapage.js'
import { readPlain } from 'hyparquet/src/plain.js'
import type {
  ColumnDecoder,
  ColumnMetaData,
  DecodedArray,
  PageHeader,
  SchemaTree,
} from 'hyparquet/src/types.js'
import { compressorsFor } from './parquet-codecs'
import type { Source } from '../text/source'

/** Bytes of a column that are fetched at a time. A page is fetched whole. */
const WINDOW = 2 * 1024 * 1024
/** No writer makes pages of more values or bytes; a file that says so would not fit into memory. */
const MOST_VALUES = 2 ** 24
const MOST_BYTES = 2 ** 29

/** The pages of one column of one row group, in their order. */
export interface Chunk {
  metadata: ColumnMetaData
  /** From the root of the schema to the column's own element. */
  path: SchemaTree[]
}

/** One page of a column that is neither nested nor repeated. */
export interface Page {
  /** Values of the file's physical type, 64-bit integers as numbers where those are exact; indexes into `dictionary` where that is not null. */
  values: DecodedArray
  dictionary: DecodedArray | null
  /** Of each row, 1 if it has a value and 0 if not; null if all have one. */
  present: number[] | null
  rows: number
}

/** Reads the pages of a column one after another, so that memory does not grow with the row group. */
export class PageReader {
  private at: number
  private readonly end: number
  private window: Uint8Array = new Uint8Array()
  private windowFrom = 0
  private dictionary: DecodedArray | null = null

  constructor(
    private readonly source: Source,
    private readonly chunk: Chunk,
  ) {
    const { data_page_offset, dictionary_page_offset, total_compressed_size } = chunk.metadata
    // Some writers leave zero for "no dictionary" or "no page".
    const offsets = [data_page_offset, dictionary_page_offset].map(Number).filter((offset) => offset > 0)
    this.at = Math.min(...offsets)
    this.end = this.at + Number(total_compressed_size)
    if (!(this.end <= source.size)) throw new Error('the column ends behind the file')
  }

  /** The next page of a flat column; null at the end. */
  async flat(): Promise<Page | null> {
    const page = await this.next()
    if (!page) return null
    const { definitionLevels, dataPage, rows, isIndexed } = page
    const hasGaps = definitionLevels && definitionLevels.length > 0 && dataPage.length < rows
    return {
      values: dataPage instanceof BigInt64Array ? integersOf(dataPage) : dataPage,
      dictionary: isIndexed ? this.dictionary : null,
      present: hasGaps ? definitionLevels : null,
      rows,
    }
  }

  /**
   * The rows of the next page of a nested column, appended to `rows`: lists for each level of repetition, as
   * hyparquet's `assembleNested` expects them. False at the end. `convert` is called for each value.
   */
  async nested(rows: unknown[], convert: (value: unknown) => unknown): Promise<boolean> {
    const page = await this.next()
    if (!page) return false
    const { dictionary } = this
    const raw =
      page.isIndexed && dictionary ? Array.from(page.dataPage, (at) => dictionary[at]) : page.dataPage
    const values = Array.from(raw, convert)
    const { definitionLevels, repetitionLevels } = page
    const more = assembleLists(rows, definitionLevels, repetitionLevels, values, this.chunk.path)
    if (more !== rows) for (const value of more) rows.push(value)
    return true
  }

  private async next() {
    const { element } = this.chunk.path.at(-1) as SchemaTree
    const { type, codec, path_in_schema } = this.chunk.metadata
    const decoder = { pathInSchema: path_in_schema, type, element, schemaPath: this.chunk.path, codec }
    const compressors = await compressorsFor(codec)
    while (this.at < this.end) {
      const header = await this.header()
      const bytes = await this.bytes(header.compressed_page_size)
      this.at += header.compressed_page_size
      const size = header.uncompressed_page_size
      const dictionary = header.dictionary_page_header
      if (dictionary) {
        const page = decompressPage(bytes, size, codec, compressors)
        const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
        checkCount(dictionary.num_values)
        this.dictionary = readPlain({ view, offset: 0 }, type, dictionary.num_values, element.type_length)
      } else if (header.data_page_header || header.data_page_header_v2)
        return pageOf(bytes, header, { ...decoder, compressors } as unknown as ColumnDecoder)
    }
    return null
  }

  private async header(): Promise<PageHeader> {
    // A header with statistics of long texts may be large.
    for (let size = 64 * 1024; ; size *= 16) {
      const available = Math.min(size, this.end - this.at)
      const bytes = await this.bytes(available)
      const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), offset: 0 }
      try {
        const header = parquetHeader(reader)
        this.at += reader.offset
        const { compressed_page_size, uncompressed_page_size } = header
        if (!(compressed_page_size >= 0 && compressed_page_size <= this.end - this.at))
          throw new DamageError('a page ends behind its column')
        if (!(uncompressed_page_size >= 0 && uncompressed_page_size <= MOST_BYTES))
          throw new DamageError('a page is too large')
        return header
      } catch (error) {
        if (error instanceof DamageError || available < size || size > WINDOW * 8) throw error
      }
    }
  }

  /** The next bytes, without moving on. */
  private async bytes(length: number): Promise<Uint8Array> {
    let from = this.at - this.windowFrom
    if (from < 0 || from + length > this.window.length) {
      const to = Math.min(this.end, this.at + Math.max(length, WINDOW))
      this.window = await this.source.read(this.at, to)
      this.windowFrom = this.at
      from = 0
    }
    if (from + length > this.window.length) throw new DamageError('the file ends within a page')
    return this.window.subarray(from, from + length)
  }
}

/** 64-bit integers as numbers where those are exact: they are read and written faster. */
function integersOf(values: BigInt64Array): (number | bigint)[] {
  const halves = new Int32Array(values.buffer, values.byteOffset, values.length * 2)
  const integers: (number | bigint)[] = []
  for (let at = 0; at < values.length; at++) {
    const high = halves[at * 2 + 1] as number
    const isExact = high > -0x10_0000 && high < 0x10_0000
    integers.push(isExact ? high * 2 ** 32 + ((halves[at * 2] as number) >>> 0) : (values[at] as bigint))
  }
  return integers
}

class DamageError extends Error {}

function checkCount(values: number) {
  if (!(values >= 0 && values <= MOST_VALUES)) throw new DamageError('a page has too many values')
}

function pageOf(bytes: Uint8Array, header: PageHeader, decoder: ColumnDecoder) {
  const { data_page_header: v1, data_page_header_v2: v2 } = header
  const rows = (v1 ?? v2)?.num_values ?? 0
  checkCount(rows)
  const page =
    v1 !== undefined
      ? readDataPage(
          decompressPage(bytes, header.uncompressed_page_size, decoder.codec, decoder.compressors),
          v1,
          decoder,
        )
      : readDataPageV2(bytes, header, decoder)
  return { ...page, rows, isIndexed: (v1 ?? v2)?.encoding.endsWith('_DICTIONARY') ?? false }
}
