import { assembleNested } from 'hyparquet/src/assemble.js'
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import type { DecodedArray } from 'hyparquet/src/types.js'
import { Digits, jsonText } from '../json/json-text'
import type { ParquetColumn } from './parquet-columns'
import { type Chunk, PageReader } from './parquet-pages'
import { type Stored, storedOf } from './parquet-types'
import type { Source } from '../text/source'

/** One physical column below a nested column, and its rows that were not passed on yet. */
interface Leaf {
  key: string
  reader: PageReader
  convert: (value: unknown) => unknown
  rows: unknown[]
  isDone: boolean
}

/**
 * The rows of a nested column in one row group, some thousand at a time, as values for `jsonText`. Its physical columns
 * are cut into pages at different rows, so each is read until all have a row.
 */
export async function* nestedRows(
  source: Source,
  { tree }: ParquetColumn,
  chunks: Chunk[],
): AsyncGenerator<string[]> {
  const isVariant = tree.element.logical_type?.type === 'VARIANT'
  const leaves = chunks.map((chunk): Leaf => {
    const { element, path } = chunk.path.at(-1) as Chunk['path'][number]
    const convert = isVariant ? (value: unknown) => value : converterOf(storedOf(element))
    return { key: path.join('.'), reader: new PageReader(source, chunk), convert, rows: [], isDone: false }
  })
  for (;;) {
    for (const leaf of leaves)
      while (!leaf.isDone && leaf.rows.length < 2)
        leaf.isDone = !(await leaf.reader.nested(leaf.rows, leaf.convert))
    // The last row may go on in the next page.
    const count = Math.min(...leaves.map(({ rows, isDone }) => (isDone ? rows.length : rows.length - 1)))
    if (count === 0) return
    const data = new Map<string, DecodedArray>()
    for (const leaf of leaves) data.set(leaf.key, leaf.rows.splice(0, count))
    assembleNested(data, tree, DEFAULT_PARSERS)
    const rows = data.get(tree.path.join('.')) as unknown[]
    yield Array.from(rows, (row) => (row === null || row === undefined ? '' : jsonText(row)))
  }
}

/** Converts a value for `jsonText`, which writes it as a bare number or as a text. */
function converterOf({ type, text, number }: Stored): (value: unknown) => unknown {
  if (type === 'boolean') return (value) => value
  const write = text as ((value: unknown) => string) | null
  if (write === null) return (value) => decoder.decode(value as Uint8Array)
  return number !== null && (type === 'integer' || type === 'number')
    ? (value) => new Digits(write(value))
    : write
}

const decoder = new TextDecoder()
