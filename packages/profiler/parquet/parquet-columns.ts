import { parquetSchema } from 'hyparquet'
import type { FileMetaData, RowGroup, SchemaTree } from 'hyparquet/src/types.js'
import { nestedName, type Stored, storedOf } from './parquet-types'

/** A column of the table: an element at the top of the schema. Columns may share a name. */
export interface ParquetColumn {
  name: string
  tree: SchemaTree
  /** From the root of the schema to each physical column, and that column's index in a row group. */
  leaves: { path: SchemaTree[]; index: number }[]
  storedType: string
  /** Storage of a column that is neither nested nor repeated; null for a column that is shown as JSON. */
  flat: Stored | null
}

/** The columns of a file in their order. Throws what the schema of a damaged file makes the library throw. */
export function columnsOf(metadata: FileMetaData): ParquetColumn[] {
  const root = parquetSchema(metadata)
  let index = 0
  const leavesOf = (path: SchemaTree[], tree: SchemaTree): ParquetColumn['leaves'] =>
    tree.children.length === 0
      ? [{ path: [...path, tree], index: index++ }]
      : tree.children.flatMap((child) => leavesOf([...path, tree], child))
  return root.children.map((tree) => {
    const isFlat = tree.children.length === 0 && tree.element.repetition_type !== 'REPEATED'
    const flat = isFlat ? storedOf(tree.element) : null
    return {
      name: tree.element.name,
      tree,
      leaves: leavesOf([root], tree),
      storedType: flat?.storedType ?? nestedName(tree),
      flat,
    }
  })
}

/** The chunks of a column in a row group; throws `EncryptedError`, or in words if the file does not have them. */
export function chunksOf(group: RowGroup, column: ParquetColumn) {
  return column.leaves.map(({ path, index }) => {
    const chunk = group.columns[index]
    if (chunk?.crypto_metadata) throw new EncryptedError()
    if (!chunk?.meta_data || chunk.file_path) throw new Error('the column is in another file')
    return { metadata: chunk.meta_data, path }
  })
}

export class EncryptedError extends Error {}
