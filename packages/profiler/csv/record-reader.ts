import { APOSTROPHE, BACKSLASH, CR, LF, QUOTE, SPACE } from '../text/bytes'

/** How the fields of a file are told from each other. */
export interface Dialect {
  /** A byte. With a space, any number of them is one delimiter. */
  delimiter: number
  /** A byte, or 0 where nothing is quoted. */
  quote: number
  escape: 'doubled' | 'backslash'
  /** Whether spaces around a quoted field do not belong to it. */
  spaces: boolean
}

/** The effect of a byte in an unquoted field: none, or from DELIMITER on, its end. */
const DELIMITER = 8
const LINE_FEED = 9
const RETURN = 10

/** Properties of a record: it has bytes beyond ASCII, text after a closing quote. */
export const FLAG = { high: 1, stray: 2 } as const

/**
 * The bytes behind the data of every buffer: a line end and quotes end each loop, so that no loop compares positions; the
 * rest lets four bytes be read anywhere.
 */
export const SENTINEL = [LF, QUOTE, APOSTROPHE, 0, 0, 0, 0, 0]

/**
 * Four bytes are looked at as one number. `word - ONES * n & ~word` has the top bit of each byte below n (and maybe of some
 * after the first such byte); with n = 1 on `word ^ ONES * byte` it finds that byte.
 */
const ONES = 0x01010101
const TOPS = 0x80808080 | 0
const BACKSLASHES = ONES * BACKSLASH
/** Line ends, and other bytes below 14: tabs and control characters, which cost a second look. */
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
  /** Whether the record is a blank line. */
  isBlank = false
  private readonly classes = new Uint8Array(256)
  /** Of each field with doubled or escaped quotes: its index, its first byte inside, its closing quote. */
  private readonly doubled: number[] = []

  private readonly delimiters: number
  private readonly delimiter: number
  private readonly quote: number
  private readonly isEscaped: boolean
  private readonly isSpaced: boolean

  /** `room`: how many fields of a record are remembered. */
  constructor({ delimiter, quote, escape, spaces }: Dialect, room: number) {
    this.delimiter = delimiter
    this.quote = quote
    this.isEscaped = escape === 'backslash'
    this.isSpaced = spaces && quote !== 0
    this.starts = new Int32Array(room)
    this.ends = new Int32Array(room)
    this.delimiters = ONES * delimiter
    this.classes[LF] = LINE_FEED
    this.classes[CR] = RETURN
    this.classes[delimiter] = DELIMITER
  }

  /**
   * Reads the record at `from`; false if it does not end before `end` (with `isLast`: if a quote is never closed;
   * `lines` is then the line of that quote, counted from the record's). `bytes` holds SENTINEL at `end`, `view` is of the same bytes.
   */
  read(view: DataView, bytes: Uint8Array, from: number, end: number, isLast: boolean): boolean {
    const { starts, ends, classes, doubled, delimiters, quote, isEscaped, isSpaced } = this
    const quotes = ONES * (quote || QUOTE)
    const isRun = this.delimiter === SPACE
    const room = starts.length
    let at = from
    let count = 0
    let lines = 0
    let seen = 0
    let flags = 0
    let kind = 0
    let wasQuoted = false
    if (doubled.length > 0) doubled.length = 0
    if (isRun) while (bytes[at] === SPACE) at++
    for (;;) {
      let start = at
      let stop = -1
      if (isSpaced && bytes[at] === SPACE) {
        let to = at
        while (bytes[to] === SPACE) to++
        if (bytes[to] === quote && to < end) at = to
      }
      if (quote !== 0 && bytes[at] === quote && at < end) {
        wasQuoted = true
        const inside = ++at
        const opened = lines
        let isDoubled = false
        for (;;) {
          const word = view.getInt32(at, true)
          const other = word ^ quotes
          let tops = (((word - CONTROL) & ~word) | ((other - ONES) & ~other)) & TOPS
          if (isEscaped) tops |= ((word ^ BACKSLASHES) - ONES) & ~(word ^ BACKSLASHES) & TOPS
          seen |= word
          if (tops === 0) {
            at += 4
            continue
          }
          at += first(tops)
          const byte = bytes[at]
          if (byte === BACKSLASH && isEscaped) {
            // An escaped line end is looked at again, to be counted.
            if (bytes[at + 1] === quote || bytes[at + 1] === BACKSLASH) at++
            isDoubled = true
          } else if (byte === quote) {
            if (at >= end) {
              this.lines = opened
              return false
            }
            if (bytes[at + 1] !== quote || at + 1 === end) break
            isDoubled = true
            at++
          } else if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) lines++
          at++
        }
        if (isDoubled) doubled.push(count, inside, at)
        let behind = at + 1
        if (isSpaced) while (bytes[behind] === SPACE) behind++
        kind = classes[bytes[behind] as number] as number
        if (kind >= DELIMITER) {
          start = inside
          stop = at
          at = behind
        } else {
          flags |= FLAG.stray
          at++
        }
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
      if (isRun) {
        while (bytes[at] === SPACE) at++
        kind = classes[bytes[at] as number] as number
        if (kind > DELIMITER) break
      }
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
    this.isBlank = count === 1 && !wasQuoted && starts[0] === ends[0]
    this.next = at
    this.lines = lines
    this.flags = flags | (seen & TOPS ? FLAG.high : 0)
    return true
  }

  /** Unescapes the quotes of the record in the buffer: a field may end earlier then. */
  undouble(bytes: Uint8Array) {
    const { doubled, ends, quote, isEscaped } = this
    for (let each = 0; each < doubled.length; each += 3) {
      const field = doubled[each] as number
      if (field >= ends.length) return
      const close = doubled[each + 2] as number
      let to = doubled[each + 1] as number
      for (let from = to; from < (ends[field] as number); from++) {
        const next = bytes[from + 1]
        if (isEscaped && from < close && bytes[from] === BACKSLASH && (next === quote || next === BACKSLASH))
          from++
        else if (from < close && bytes[from] === quote) from++
        bytes[to++] = bytes[from] as number
      }
      bytes.fill(quote, to, ends[field])
      ends[field] = to
    }
  }
}
