import { SENTINEL } from './record-reader'
import { fromUtf16, unitsIn } from './utf16'

/** Where the bytes come from. Rejects if they can't be read. */
export interface Source {
  size: number
  read: (from: number, to: number) => Promise<Uint8Array>
}

export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE'

/** A part of a file as UTF-8 with SENTINEL behind it. */
export class Part {
  private constructor(
    /** Where it begins in the file. */
    readonly from: number,
    readonly bytes: Uint8Array,
    readonly view: DataView,
    /** How many of `bytes` are data. */
    readonly length: number,
    /** Whether the file ends where the part does. */
    readonly isLast: boolean,
    private readonly encoding: Encoding,
  ) {}

  static async read(source: Source, encoding: Encoding, from: number, to: number): Promise<Part> {
    return Part.join(source, encoding, from, to, new Uint8Array())
  }

  /** This part with about `more` bytes behind it. What stands in `bytes` stays at its place. */
  async grow(source: Source, more: number): Promise<Part> {
    const end = this.placeOf(this.length)
    return Part.join(source, this.encoding, end, end + more, this.bytes.subarray(0, this.length), this.from)
  }

  private static async join(
    source: Source,
    encoding: Encoding,
    from: number,
    to: number,
    before: Uint8Array,
    origin = from,
  ): Promise<Part> {
    const isLast = to >= source.size
    const raw = await source.read(from, Math.min(to, source.size))
    const data = encoding === 'UTF-8' ? raw : fromUtf16(raw, encoding === 'UTF-16 LE', isLast)
    const length = before.length + data.length
    const bytes = new Uint8Array(length + SENTINEL.length)
    bytes.set(before)
    bytes.set(data, before.length)
    bytes.set(SENTINEL, length)
    return new Part(origin, bytes, new DataView(bytes.buffer), length, isLast, encoding)
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
