import { LF, QUOTE } from '../text/bytes'

const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
export const ARRAY = 0x5b
export const ARRAY_END = 0x5d
export const OBJECT = 0x7b
export const OBJECT_END = 0x7d

/** Results of `JsonReader.read` without an end. */
export const INCOMPLETE = -1
export const INVALID = -2

/** Space between values: that of JSON, and RS, which RFC 7464 has before each. */
const isSpace = (byte: number) =>
  byte === 0x20 || byte === LF || byte === 0x0d || byte === 0x09 || byte === 0x1e

export function afterSpace(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && isSpace(bytes[at] as number)) at++
  return at
}

/** States of the reader: the tokens allowed next. */
const VALUE = 0
const VALUE_OR_END = 1
const KEY = 2
const KEY_OR_END = 3
const AFTER = 4

const WORDS = ['true', 'false', 'null', 'NaN', 'Infinity', '-Infinity'].map((word) =>
  new TextEncoder().encode(word),
)

/**
 * Reads one value at a time (RFC 8259, and NaN and infinities as Python writes them) and notes where its members are.
 * It goes through the bytes once and knows how deep it is by a list, so depth costs no stack.
 */
export class JsonReader {
  /** Of each member of an object or array: where its key and its value begin and end; an array's keys are empty. */
  readonly members: number[] = []
  /** Whether the value had bytes beyond ASCII. */
  isHigh = false
  /** Where `read` gave up, if it did; the last comma with nothing behind it, or -1. */
  failedAt = 0
  looseComma = -1
  private readonly open: number[] = []

  /** Where the value at `from` ends; INCOMPLETE if that is not before `to` and more may follow (not `isLast`); INVALID. */
  read(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    const { members, open } = this
    members.length = 0
    open.length = 0
    this.looseComma = -1
    this.isHigh = false
    let state = VALUE
    let at = from
    let comma = -1
    let key = 0
    let keyEnd = 0
    for (;;) {
      while (at < to && isSpace(bytes[at] as number)) at++
      if (at >= to) return isLast ? this.fail(to) : INCOMPLETE
      const byte = bytes[at] as number
      if (state === AFTER) {
        const container = open[open.length - 1]
        if (byte === COMMA) {
          comma = at++
          state = container === OBJECT ? KEY : VALUE
          continue
        }
        if (byte !== (container === OBJECT ? OBJECT_END : ARRAY_END)) return this.fail(at)
      } else if (byte === (state === KEY || state === KEY_OR_END ? OBJECT_END : ARRAY_END)) {
        if (open.length === 0) return this.fail(at)
        if (state === KEY || state === VALUE) {
          if (bytes[this.beforeSpace(bytes, at)] !== COMMA) return this.fail(at)
          this.looseComma = comma
        }
      } else if (state >= KEY) {
        if (byte !== QUOTE) return this.fail(at)
        const end = this.afterText(bytes, at, to)
        if (end < 0) return end === INCOMPLETE && isLast ? this.fail(to) : end
        if (open.length === 1) {
          key = at
          keyEnd = end
        }
        at = end
        while (at < to && isSpace(bytes[at] as number)) at++
        if (at >= to) return isLast ? this.fail(to) : INCOMPLETE
        if (bytes[at] !== COLON) return this.fail(at)
        at++
        state = VALUE
        comma = -1
        continue
      } else {
        if (open.length === 1) members.push(key, keyEnd, at)
        if (byte === OBJECT || byte === ARRAY) {
          open.push(byte)
          state = byte === OBJECT ? KEY_OR_END : VALUE_OR_END
          at++
          key = keyEnd = at
          continue
        }
        const end = this.afterScalar(bytes, at, to, isLast)
        if (end < 0) return end
        at = end
        if (open.length === 0) return at
        if (open.length === 1) members.push(at)
        state = AFTER
        continue
      }
      // A bracket closes what is open.
      open.pop()
      at++
      if (open.length === 0) return at
      if (open.length === 1) members.push(at)
      state = AFTER
    }
  }

  private beforeSpace(bytes: Uint8Array, from: number): number {
    let at = from - 1
    while (isSpace(bytes[at] as number)) at--
    return at
  }

  private fail(at: number): number {
    this.failedAt = at
    return INVALID
  }

  private afterScalar(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    const byte = bytes[from] as number
    let end: number
    if (byte === QUOTE) end = this.afterText(bytes, from, to)
    else if (isDigit(byte) || (byte === MINUS && from + 1 < to && isDigit(bytes[from + 1] as number)))
      end = this.afterNumber(bytes, from, to, isLast)
    else end = this.afterWord(bytes, from, to)
    return end === INCOMPLETE && isLast ? this.fail(to) : end
  }

  private afterText(bytes: Uint8Array, from: number, to: number): number {
    let high = 0
    for (let at = from + 1; at < to; at++) {
      const byte = bytes[at] as number
      if (byte === QUOTE) {
        if (high >= 0x80) this.isHigh = true
        return at + 1
      }
      high |= byte
      if (byte < 0x20) return this.fail(at)
      if (byte !== BACKSLASH) continue
      const escape = bytes[++at] as number
      if (at >= to) return INCOMPLETE
      if (escape === LETTER_U) {
        for (let digit = 1; digit <= 4; digit++) {
          if (at + digit >= to) return INCOMPLETE
          if (!isHex(bytes[at + digit] as number)) return this.fail(at)
        }
        at += 4
      } else if (!ESCAPES.has(escape)) return this.fail(at)
    }
    return INCOMPLETE
  }

  private afterNumber(bytes: Uint8Array, from: number, to: number, isLast: boolean): number {
    let at = bytes[from] === MINUS ? from + 1 : from
    const digits = () => {
      const start = at
      while (at < to && isDigit(bytes[at] as number)) at++
      return at > start || at >= to
    }
    const isZero = bytes[at] === ZERO
    const start = at
    digits()
    if (isZero && at > start + 1) return this.fail(start)
    if (at < to && bytes[at] === POINT) {
      at++
      if (!digits()) return this.fail(at)
    }
    if (at < to && ((bytes[at] as number) | 0x20) === 0x65) {
      at++
      if (at < to && (bytes[at] === MINUS || bytes[at] === 0x2b)) at++
      if (!digits()) return this.fail(at)
    }
    if (at < to) return at
    return isLast && isDigit(bytes[at - 1] as number) ? at : INCOMPLETE
  }

  private afterWord(bytes: Uint8Array, from: number, to: number): number {
    for (const word of WORDS) {
      let at = 0
      while (at < word.length && from + at < to && bytes[from + at] === word[at]) at++
      if (at === word.length) return from + at
      if (at > 0 && from + at >= to) return INCOMPLETE
    }
    return this.fail(from)
  }
}

const LETTER_U = 0x75
const ESCAPES = new Set([...'"\\/bfnrt'].map((char) => char.charCodeAt(0)))
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
const isHex = (byte: number) => isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)

/** The number of line ends. Looks no further than `to`: the next line end may be far away. */
export function linesIn(bytes: Uint8Array, from: number, to: number): number {
  const part = bytes.subarray(from, to)
  let lines = 0
  for (let at = part.indexOf(LF); at !== -1; at = part.indexOf(LF, at + 1)) lines++
  return lines
}
