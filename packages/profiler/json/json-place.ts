import { JsonReader, linesIn } from './json-elements'
import { LONGEST } from '../limits'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import { type Encoding, Part, type Source } from '../text/source'

/** Bytes that are in memory at a time, unless a value is longer. */
const BLOCK = 2 * 1024 * 1024

/** A place in a JSON file that moves on, with the bytes around it. */
export class JsonPlace {
  readonly reader = new JsonReader()
  /** Where it is in `bytes`. */
  at = 0
  private countedTo = 0
  private lines: number

  private constructor(
    private readonly source: Source,
    private readonly encoding: Encoding,
    private part: Part,
    lines: number,
  ) {
    this.lines = lines
  }

  /** `lines`: the line ends before `from`. */
  static async open(source: Source, encoding: Encoding, from: number, lines: number): Promise<JsonPlace> {
    return new JsonPlace(source, encoding, await Part.read(source, encoding, from, from + BLOCK), lines)
  }

  get bytes(): Uint8Array {
    return this.part.bytes
  }

  get length(): number {
    return this.part.length
  }

  get isLast(): boolean {
    return this.part.isLast
  }

  get view(): DataView {
    return this.part.view
  }

  /** How many bytes of the file are behind. */
  get place(): number {
    return this.part.placeOf(this.at)
  }

  /** The line, counted from 1, of a place in `bytes`. */
  lineAt(index: number): number {
    const { bytes, countedTo } = this
    if (index < countedTo) return this.lines - linesIn(bytes, index, countedTo) + 1
    this.lines += linesIn(bytes, countedTo, index)
    this.countedTo = index
    return this.lines + 1
  }

  /** Reads the value at `at`, as `JsonReader` does. */
  read(): number {
    return this.reader.read(this.bytes, this.at, this.length, this.isLast)
  }

  /** Has more bytes behind `at`; refuses a value that is too long. False if there are none. */
  async more(): Promise<boolean> {
    if (this.isLast) return false
    this.lines = this.lineAt(this.at) - 1
    this.countedTo = 0
    if (this.at === 0) {
      if (this.length > LONGEST) throw new ProfileError(PROFILE_ERRORS.longValue(this.lines + 1))
      this.part = await this.part.grow(this.source, this.length)
    } else {
      const { place } = this
      this.part = await Part.read(this.source, this.encoding, place, place + BLOCK)
      this.at = 0
    }
    return true
  }
}
