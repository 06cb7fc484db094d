import { LF, QUOTE } from '../text/bytes'
import { ARRAY, ARRAY_END, OBJECT, OBJECT_END } from './json-elements'
import { MOST_COLUMNS } from '../limits'
import { type Encoding, Part, type Source } from '../text/source'

/** Bytes that are looked through at a time. */
const BLOCK = 1024 * 1024
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const RS = 0x1e

/** One member of the object at the top of a file. */
export interface Member {
  key: string
  /** Where its value begins in the file, and how many line ends are before it. */
  place: number
  lines: number
  /** The first byte of the value, and of the first value in it (0 if there is none). */
  kind: number
  inner: number
  /** Values of a list. */
  count: number
}

/** The first value of a file. */
export interface Survey {
  isClosed: boolean
  /** The first byte of the value behind it; 0 if the file ends there. */
  next: number
  /** Of an object, as many as a table may have columns. */
  members: Member[]
}

const decoder = new TextDecoder()

/** Follows the brackets and texts of one value. Invalid content is found by the readers of the value. */
class Surveyor {
  readonly members: Member[] = []
  isClosed = false
  lines = 0
  private depth = 0
  private isText = false
  private isEscaped = false
  /** The bytes of the key that is read, with its quotes. */
  private key: number[] = []
  private isKey = false
  private member: Member | null = null
  private isValueNext = false

  /** Takes the next byte; `place` gives where it is in the file. False if it belongs to another value. */
  step(byte: number, place: () => number): boolean {
    if (this.isText) {
      this.stepInText(byte)
      return true
    }
    if (byte === LF) this.lines++
    if (byte <= 0x20) return true
    if (this.isClosed) return false
    if (this.isValueNext) this.begin(byte, place())
    else if (this.depth === 2 && this.member?.inner === 0 && byte !== ARRAY_END && byte !== OBJECT_END) {
      this.member.inner = byte
      this.member.count = 1
    }
    if (byte === QUOTE) {
      this.isText = true
      this.isKey = this.depth === 1 && this.member === null
      if (this.isKey) this.key = [byte]
    } else if (byte === ARRAY || byte === OBJECT) this.depth++
    else if (byte === ARRAY_END || byte === OBJECT_END) {
      this.depth--
      this.isClosed = this.depth <= 0
    } else if (byte === COLON && this.depth === 1) this.isValueNext = true
    else if (byte === COMMA && this.depth === 1) this.member = null
    else if (byte === COMMA && this.depth === 2 && this.member) this.member.count++
    return true
  }

  private stepInText(byte: number) {
    if (this.isKey && this.key.length < 100_000) this.key.push(byte)
    if (this.isEscaped) this.isEscaped = false
    else if (byte === BACKSLASH) this.isEscaped = true
    else if (byte === QUOTE) this.isText = false
  }

  private begin(byte: number, place: number) {
    this.isValueNext = false
    const { lines } = this
    this.member = { key: this.name(), place, lines, kind: byte, inner: 0, count: 0 }
    if (this.members.length <= MOST_COLUMNS) this.members.push(this.member)
  }

  private name(): string {
    const text = decoder.decode(Uint8Array.from(this.key))
    try {
      return JSON.parse(text) as string
    } catch {
      return text
    }
  }
}

/**
 * Looks through the first value of a file, which begins at `from` with a bracket, in memory that does not grow with it,
 * and no further than `to`.
 */
export async function surveyJson(
  source: Source,
  encoding: Encoding,
  from: number,
  to: number,
): Promise<Survey> {
  const surveyor = new Surveyor()
  const { members } = surveyor
  for (let place = from; place < Math.min(source.size, to); ) {
    const part = await Part.read(source, encoding, place, place + BLOCK)
    for (let at = 0; at < part.length; at++) {
      const byte = part.bytes[at] as number
      if (byte === RS) continue
      if (!surveyor.step(byte, () => part.placeOf(at))) return { isClosed: true, next: byte, members }
    }
    if (part.length === 0) break
    place = part.placeOf(part.length)
  }
  return { isClosed: surveyor.isClosed, next: 0, members }
}
