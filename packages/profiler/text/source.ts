import type { Encoding } from '../types'
import { SENTINEL } from '../csv/record-reader'
import { toUtf8, unitOf } from './encoding'
import { unitsIn } from './utf16'

/** The source of the bytes. `read` rejects if they can't be read; the caller may modify its result. */
export interface Source {
  size: number
  read: (from: number, to: number) => Promise<Uint8Array>
}

/** Receives the progress of a profile after each block. Rejects to stop it. */
export type Tell = (done: { bytes: number; rows: number }) => Promise<void>

export type { Encoding } from '../types'

const END_OF_FILE = 0x1a

/** Characters of which the first byte is in a range of UTF-8. */
function charactersIn(bytes: Uint8Array, from: number, to: number): number {
  let characters = 0
  for (let at = from; at < to; at++) if (((bytes[at] as number) & 0xc0) !== 0x80) characters++
  return characters
}

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

  /** This part with about `more` bytes behind it. The places in `bytes` stay the same. */
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
    let data = toUtf8(raw, encoding, isLast)
    // The end of a file in the days of MS-DOS.
    if (isLast && data.at(-1) === END_OF_FILE) data = data.subarray(0, -1)
    const length = before.length + data.length
    const bytes = new Uint8Array(length + SENTINEL.length)
    bytes.set(before)
    bytes.set(data, before.length)
    bytes.set(SENTINEL, length)
    return new Part(from, bytes, length, isLast, encoding)
  }

  /** The place in the file of a place in `bytes`. */
  placeOf(index: number): number {
    if (this.encoding === 'UTF-8') return this.from + index
    if (this.encoding === 'Windows-1252') return this.from + charactersIn(this.bytes, 0, index)
    return this.from + unitOf(this.encoding) * unitsIn(this.bytes, 0, index)
  }

  /** The place in `bytes` of a place in the file. */
  indexOf(place: number): number {
    if (this.encoding === 'UTF-8') return Math.min(this.length, place - this.from)
    const count = this.encoding === 'Windows-1252' ? charactersIn : unitsIn
    let index = 0
    for (let left = (place - this.from) / unitOf(this.encoding); left > 0 && index < this.length; index++)
      left -= count(this.bytes, index, index + 1)
    while (index < this.length && ((this.bytes[index] as number) & 0xc0) === 0x80) index++
    return index
  }
}
