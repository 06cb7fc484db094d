import type { Encoding } from '../../model/types'
import { SENTINEL } from './record-reader'
import { fromUtf16, unitsIn } from './utf16'

/** Where the bytes come from. `read` rejects if they can't be read; what it gives may be written to. */
export interface Source {
  size: number
  read: (from: number, to: number) => Promise<Uint8Array>
}

/** Told how far a profile is, after each block. Rejects to stop it. */
export type Tell = (done: { bytes: number; rows: number }) => Promise<void>

export type { Encoding } from '../../model/types'

/** A part of a file as UTF-8 with SENTINEL behind it. */
export class Part {
  /** Of `bytes`. */
  readonly view: DataView

  private constructor(
    /** Where it begins in the file. */
    readonly from: number,
    readonly bytes: Uint8Array,
    /** How many of `bytes` are data. */
    readonly length: number,
    /** Whether the file ends where the part does. */
    readonly isLast: boolean,
    private readonly encoding: Encoding,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  static async read(source: Source, encoding: Encoding, from: number, to: number): Promise<Part> {
    const end = Math.min(to, source.size)
    const raw = await source.read(from, end)
    const isLast = to >= source.size
    if (encoding === 'UTF-8' && !isLast && raw.length > SENTINEL.length) {
      // The last bytes make room for the sentinel: to copy all of them would take longer than to read those again.
      const length = raw.length - SENTINEL.length
      raw.set(SENTINEL, length)
      return new Part(from, raw, length, false, encoding)
    }
    return Part.join(new Uint8Array(), raw, from, isLast, encoding)
  }

  /** This part with about `more` bytes behind it. What stands in `bytes` stays at its place. */
  async grow(source: Source, more: number): Promise<Part> {
    const end = this.placeOf(this.length)
    const to = Math.min(end + more, source.size)
    const raw = await source.read(end, to)
    const before = this.bytes.subarray(0, this.length)
    return Part.join(before, raw, this.from, to === source.size, this.encoding)
  }

  private static join(
    before: Uint8Array,
    raw: Uint8Array,
    from: number,
    isLast: boolean,
    encoding: Encoding,
  ): Part {
    const data = encoding === 'UTF-8' ? raw : fromUtf16(raw, encoding === 'UTF-16 LE', isLast)
    const length = before.length + data.length
    const bytes = new Uint8Array(length + SENTINEL.length)
    bytes.set(before)
    bytes.set(data, before.length)
    bytes.set(SENTINEL, length)
    return new Part(from, bytes, length, isLast, encoding)
  }

  /** The place in the file of a place in `bytes`. */
  placeOf(index: number): number {
    return this.from + (this.encoding === 'UTF-8' ? index : 2 * unitsIn(this.bytes, 0, index))
  }

  /** The place in `bytes` of a place in the file. */
  indexOf(place: number): number {
    if (this.encoding === 'UTF-8') return Math.min(this.length, place - this.from)
    let index = 0
    for (let left = (place - this.from) / 2; left > 0 && index < this.length; index++)
      left -= unitsIn(this.bytes, index, index + 1)
    while (index < this.length && ((this.bytes[index] as number) & 0xc0) === 0x80) index++
    return index
  }
}
