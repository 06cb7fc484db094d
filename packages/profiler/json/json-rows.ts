import type { DataProblem } from '../types'
import { BAD_BYTES, isUtf8, LF, QUOTE } from '../text/bytes'
import { addValue, JsonColumns } from './json-columns'
import { afterSpace, ARRAY, ARRAY_END, INCOMPLETE, INVALID, OBJECT, OBJECT_END } from './json-elements'
import type { JsonPlace } from './json-place'
import { PROBLEMS } from '../limits'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Tell } from '../text/source'

const COMMA = 0x2c
const COLON = 0x3a
const RS = 0x1e
const LOOSE_COMMA = 'A comma with nothing behind it'

const isOpening = (byte: number | undefined) => byte === ARRAY || byte === OBJECT

/** Reads the values of a JSON file into columns, and notes what is wrong with them. */
export class JsonRows {
  readonly columns = new JsonColumns()
  readonly problems: DataProblem[] = []
  problemCount = 0

  constructor(private readonly tell: Tell) {}

  /** The first byte of the value at the place; null at the end of the file. */
  async first(place: JsonPlace): Promise<number | null> {
    const at = await this.next(place)
    return at === -1 ? null : (place.bytes[at] as number)
  }

  /** Refuses a file that does not end at the place. */
  checkEnd(place: JsonPlace) {
    if (place.at < place.length) throw new ProfileError(PROFILE_ERRORS.behindJson(place.lineAt(place.at)))
  }

  /** The last line that was read. */
  lastLine(place: JsonPlace): number {
    return place.lineAt(place.length)
  }

  /**
   * The values of the list that begins at the place (or of the object, whose keys are skipped); `onValue` gets where
   * each begins and ends. Leaves the place behind it. Refuses what is not valid and what is cut off.
   */
  async list(place: JsonPlace, onValue: (from: number, to: number) => void) {
    const isObject = place.bytes[place.at++] === OBJECT
    const closing = isObject ? OBJECT_END : ARRAY_END
    let needsComma = false
    let needsColon = false
    let isKeyNext = isObject
    let isAfterComma = false
    for (;;) {
      const from = this.ready(place) ?? (await this.next(place))
      if (from === -1) throw new ProfileError(PROFILE_ERRORS.cutOff(place.lineAt(place.length)))
      const byte = place.bytes[from]
      const refuse = (at: number) => {
        if (at >= place.length) throw new ProfileError(PROFILE_ERRORS.cutOff(place.lineAt(place.length)))
        throw new ProfileError(PROFILE_ERRORS.badJson(place.lineAt(at)))
      }
      if (needsColon || (needsComma && byte !== closing)) {
        if (byte !== (needsColon ? COLON : COMMA)) refuse(from)
        isAfterComma = needsComma
        needsColon = needsComma = false
        place.at++
        continue
      }
      if (byte === closing && (needsComma || isKeyNext || !isObject)) {
        if (isAfterComma) this.note(place.lineAt(commaBefore(place.bytes, from)), LOOSE_COMMA)
        place.at++
        return
      }
      if (isKeyNext && byte !== QUOTE) refuse(from)
      const end = place.read()
      if (end === INCOMPLETE) {
        await this.more(place)
        continue
      }
      if (end === INVALID) refuse(place.reader.failedAt)
      isAfterComma = false
      if (isKeyNext) needsColon = true
      else {
        onValue(from, end)
        needsComma = true
      }
      isKeyNext = isObject && !isKeyNext
      place.at = end
    }
  }

  /** The values that follow one another from `place` on, each a row. An invalid value is a problem. */
  async sequence(place: JsonPlace) {
    const first = await this.next(place)
    const hasScalars = !isOpening(place.bytes[first])
    for (;;) {
      const from = this.ready(place) ?? (await this.next(place))
      if (from === -1) return
      if (place.bytes[from] === COMMA) {
        this.note(place.lineAt(from), 'A comma between two rows')
        place.at++
        continue
      }
      const { reader } = place
      const isValue = hasScalars || isOpening(place.bytes[from])
      const end = isValue ? place.read() : INVALID
      if (end === INCOMPLETE) await this.more(place)
      else if (end === INVALID) {
        const failed = isValue ? Math.min(reader.failedAt, place.length) : from
        const line = place.lineAt(from)
        const failedLine = place.lineAt(failed)
        await this.skip(place, hasScalars)
        // When another value begins before the failure, this value was not closed.
        this.note(place.lineAt(place.at) <= failedLine ? line : failedLine, 'Not valid JSON')
      } else {
        this.row(place, from, end)
        place.at = end
      }
    }
  }

  /** The one value at the place as a row; refuses it if it is not valid. */
  async one(place: JsonPlace) {
    let end = place.read()
    while (end === INCOMPLETE && (await this.more(place))) end = place.read()
    if (end < 0) throw new ProfileError(PROFILE_ERRORS.badJson(place.lineAt(place.reader.failedAt)))
    this.row(place, place.at, end)
    place.at = end
    await this.next(place)
    this.checkEnd(place)
  }

  /** Adds a value as a row. */
  row(place: JsonPlace, from: number, to: number) {
    const { reader, bytes } = place
    this.check(place, from, to)
    this.columns.add(bytes, from, to, reader.members)
  }

  /** Adds a value to one column. */
  cell(place: JsonPlace, name: string, from: number, to: number) {
    this.check(place, from, to)
    addValue(this.columns.named(name).cells, place.bytes, from, to)
  }

  private check(place: JsonPlace, from: number, to: number) {
    const { reader, bytes, view } = place
    if (reader.looseComma !== -1) this.note(place.lineAt(reader.looseComma), LOOSE_COMMA)
    if (reader.isHigh && !isUtf8(view, bytes, from, to)) this.note(place.lineAt(from), BAD_BYTES)
  }

  /** Where the next value or sign begins, if that is in memory: to wait for each would take longer than to read it. */
  private ready(place: JsonPlace): number | null {
    place.at = afterSpace(place.bytes, place.at, place.length)
    return place.at < place.length ? place.at : null
  }

  /** Where the next value or sign begins; -1 at the end of the file. */
  private async next(place: JsonPlace): Promise<number> {
    for (;;) {
      place.at = afterSpace(place.bytes, place.at, place.length)
      if (place.at < place.length) return place.at
      if (!(await this.more(place))) return -1
    }
  }

  /** Moves on to the next line that begins with a bracket (with anything, if `hasScalars`): inside a value it is indented. */
  private async skip(place: JsonPlace, hasScalars: boolean) {
    for (;;) {
      const end = place.bytes.indexOf(LF, place.at)
      const start = end === -1 ? place.length : end + 1
      if (start >= place.length) {
        if (end !== -1 && end < place.length && place.at < end) place.at = end
        else if (place.at < place.length) place.at = place.length
        if (!(await this.more(place))) {
          place.at = place.length
          return
        }
        continue
      }
      place.at = start
      const byte = place.bytes[start]
      if (hasScalars || byte === RS || isOpening(byte)) return
    }
  }

  private async more(place: JsonPlace): Promise<boolean> {
    const isMore = await place.more()
    await this.tell({ bytes: place.place, rows: this.columns.rows })
    return isMore
  }

  private note(line: number, text: string) {
    if (this.problems.length < PROBLEMS) this.problems.push({ line, text })
    this.problemCount++
  }
}

/** The comma before a place, with nothing but space between; the place itself if its part begins behind the comma. */
function commaBefore(bytes: Uint8Array, place: number): number {
  let at = place - 1
  while (at >= 0 && (bytes[at] as number) <= 0x20) at--
  return bytes[at] === COMMA ? at : place
}
