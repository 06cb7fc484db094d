import { CR, LF, QUOTE } from './bytes'

/** What a byte does in an unquoted field: nothing, or from DELIMITER on, end it. */
const DELIMITER = 8
const LINE_FEED = 9
const RETURN = 10

/** What a record has in it: bytes beyond ASCII, text after a closing quote. */
export const FLAG = { high: 1, stray: 2 } as const

/**
 * What every buffer holds after its data: a line end and a quote end each loop, so that no loop compares positions; the
 * rest lets four bytes be read anywhere.
 */
export const SENTINEL = [LF, QUOTE, 0, 0, 0, 0, 0, 0]

/**
 * Four bytes are looked at as one number. `word - ONES * n & ~word` has the top bit of each byte below n (and maybe of some
 * after the first such byte); with n = 1 on `word ^ ONES * byte` it finds that byte.
 */
const ONES = 0x01010101
const TOPS = 0x80808080 | 0
/** Line ends, and what else is below 14: tabs and control characters, which cost a second look. */
const CONTROL = ONES * 14

/** The first of four bytes whose top bit is set. */
const first = (tops: number) => (31 - Math.clz32(tops & -tops)) >>> 3

/**
 * Reads CSV records (RFC 4180) out of a buffer. Where RFC 4180 is silent: lines end in CRLF, LF or CR; a quote inside
 * an unquoted field is text; a field with text after its closing quote is text from its opening quote on.
 */
export class RecordReader {
  /** Where the fields of the record begin and end, for as many as there is room for. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Fields of the record, those without room too. */
  count = 0
  /** Where the next record begins. */
  next = 0
  /** Line ends inside the record and after it. */
  lines = 0
  /** FLAG. */
  flags = 0
  private readonly classes = new Uint8Array(256)
  /** Of each field with doubled quotes: its index, its first byte inside, its closing quote. */
  private readonly doubled: number[] = []

  private readonly delimiters: number

  constructor(delimiter: number, room: number) {
    this.starts = new Int32Array(room)
    this.ends = new Int32Array(room)
    this.delimiters = ONES * delimiter
    this.classes[LF] = LINE_FEED
    this.classes[CR] = RETURN
    this.classes[delimiter] = DELIMITER
  }

  /** Whether the record that `read` found at `from` is a blank line. */
  isBlank(from: number): boolean {
    return this.count === 1 && this.ends[0] === from
  }

  /**
   * Reads the record at `from`; false if it does not end before `end` (with `isLast`: if a quote is never closed;
   * `lines` is then the line of that quote, counted from the record's). `bytes` holds SENTINEL at `end`, `view` is of the same bytes.
   */
  read(view: DataView, bytes: Uint8Array, from: number, end: number, isLast: boolean): boolean {
    const { starts, ends, classes, doubled, delimiters } = this
    const room = starts.length
    let at = from
    let count = 0
    let lines = 0
    let seen = 0
    let flags = 0
    let kind = 0
    if (doubled.length > 0) doubled.length = 0
    for (;;) {
      let start = at
      let stop = -1
      if (bytes[at] === QUOTE) {
        const inside = ++at
        const opened = lines
        let isDoubled = false
        for (;;) {
          const word = view.getInt32(at, true)
          const other = word ^ (ONES * QUOTE)
          const tops = (((word - CONTROL) & ~word) | ((other - ONES) & ~other)) & TOPS
          seen |= word
          if (tops === 0) {
            at += 4
            continue
          }
          at += first(tops)
          const byte = bytes[at]
          if (byte === QUOTE) {
            if (at >= end) {
              this.lines = opened
              return false
            }
            if (bytes[at + 1] !== QUOTE || at + 1 === end) break
            isDoubled = true
            at++
          } else if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) lines++
          at++
        }
        if (isDoubled) doubled.push(count, inside, at)
        kind = classes[bytes[at + 1] as number] as number
        if (kind >= DELIMITER) {
          start = inside
          stop = at
        } else flags |= FLAG.stray
        at++
      }
      if (stop === -1) {
        for (;;) {
          const word = view.getInt32(at, true)
          const other = word ^ delimiters
          const tops = (((word - CONTROL) & ~word) | ((other - ONES) & ~other)) & TOPS
          seen |= word
          if (tops === 0) {
            at += 4
            continue
          }
          at += first(tops)
          kind = classes[bytes[at] as number] as number
          if (kind >= DELIMITER) break
          at++
        }
        stop = at
      }
      if (count < room) {
        starts[count] = start
        ends[count] = stop
      }
      count++
      if (kind !== DELIMITER) break
      at++
    }
    if (at === end) {
      if (!isLast) return false
    } else {
      if (kind === RETURN) {
        if (at + 1 === end && !isLast) return false
        if (at + 1 < end && bytes[at + 1] === LF) at++
      }
      at++
      lines++
    }
    this.count = count
    this.next = at
    this.lines = lines
    this.flags = flags | (seen & TOPS ? FLAG.high : 0)
    return true
  }

  /** Makes one of each doubled quote of the record, in the buffer; what is left over at a field's end is no text. */
  undouble(bytes: Uint8Array) {
    const { doubled, ends } = this
    for (let each = 0; each < doubled.length; each += 3) {
      const field = doubled[each] as number
      if (field >= ends.length) return
      const close = doubled[each + 2] as number
      let to = doubled[each + 1] as number
      for (let from = to; from < (ends[field] as number); from++) {
        bytes[to++] = bytes[from] as number
        if (from < close && bytes[from] === QUOTE) from++
      }
      bytes.fill(QUOTE, to, ends[field])
      ends[field] = to
    }
  }
}
