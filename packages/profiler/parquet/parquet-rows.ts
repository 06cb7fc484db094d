import type { ColumnCells } from '../column/column-cells'
import { double, hash, hashes, hashNumber } from '../column/hash'

/** Notes the hashes of stored values in the rows of one column, so that whole rows can be compared. */
export class RowNotes {
  /** Hashes of the values of a dictionary, which are computed once. */
  private known = new Int32Array()

  constructor(private readonly cells: ColumnCells) {}

  setDictionary(dictionary: ArrayLike<unknown> | null) {
    const { length } = dictionary ?? []
    this.known = new Int32Array(length * 2)
    for (let index = 0; index < length; index++) {
      hashValue(dictionary?.[index])
      this.known.set(hashes, index * 2)
    }
  }

  value(row: number, value: unknown) {
    hashValue(value)
    this.cells.noteRow(row, hashes[0] as number, hashes[1] as number)
  }

  /** A value of the dictionary. */
  index(row: number, index: number) {
    this.cells.noteRow(row, this.known[index * 2] as number, this.known[index * 2 + 1] as number)
  }
}

const encoder = new TextEncoder()

/** Sets `hashes` to those of a value. A whole number has the same as a number and as a bigint. */
function hashValue(value: unknown) {
  if (typeof value === 'number' || (typeof value === 'bigint' && BigInt(Number(value)) === value)) {
    double[0] = Number(value)
    hashNumber()
    return
  }
  const bytes = value instanceof Uint8Array ? value : encoder.encode(String(value))
  hash(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes, 0, bytes.length)
}
