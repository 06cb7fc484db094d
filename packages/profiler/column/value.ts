import { kindOfDate, kindOfTime } from './date'
import { found, KIND } from './kind'

/** Marks of a missing value that apply without configuration. `\N` is written by MySQL and PostgreSQL. */
export const MISSING_MARKS = ['NA', 'N/A', '#N/A', '<NA>', 'NaN', 'NaT', 'null', 'None', '\\N']
/** Texts of errors and of no number that programs write; they are missing, too, whatever else a person says. */
const ERRORS = '-nan +nan 1.#QNAN -1.#QNAN 1.#IND -1.#IND #REF! #VALUE! #DIV/0! #NAME? #NUM! #NULL!'.split(
  ' ',
)

/** How the values of a text file are written. */
export interface ValueRules {
  decimal: '.' | ','
  /** Compared without case. */
  missing: readonly string[]
}

const POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`))
/** Digits behind a plus from which on they are a phone number and no sum. */
const PHONE = 7

/**
 * Kinds that a value's first byte allows: 1 a number, date or time; 2 a word with a meaning. Anything else is
 * text.
 */
const FIRST = new Uint8Array(256)
for (const char of '0123456789+-.,') FIRST[char.charCodeAt(0)] = 1
for (const char of 'tTfFyYnNiI') FIRST[char.charCodeAt(0)] = 2

const BOOLEANS = ['true', 'false', 'yes', 'no', 't', 'f']
const INFINITIES = ['inf', 'infinity']
const encoder = new TextEncoder()
const lower = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)

function isWord(word: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = 0; at < word.length; at++) if (lower(bytes[from + at] as number) !== word[at]) return false
  return true
}

/**
 * Length in bytes of a non-ASCII space at `at`: a no-break space, a zero-width space, a byte order mark; else
 * 0.
 */
function spaceAt(bytes: Uint8Array, at: number, to: number): number {
  const second = bytes[at + 1] as number
  const third = bytes[at + 2] as number
  if (bytes[at] === 0xc2) return at + 2 <= to && second === 0xa0 ? 2 : 0
  if (at + 3 > to) return 0
  if (bytes[at] === 0xe2) return second === 0x80 && (third <= 0x8b || third === 0xaf) ? 3 : 0
  if (bytes[at] === 0xe3) return second === 0x80 && third === 0x80 ? 3 : 0
  return bytes[at] === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
}

/** Bytes of such a space that ends at `to`. */
const spaceBefore = (bytes: Uint8Array, from: number, to: number) =>
  to - from >= 2 && spaceAt(bytes, to - 2, to) === 2
    ? 2
    : to - from >= 3 && spaceAt(bytes, to - 3, to) === 3
      ? 3
      : 0

/** Finds out the kinds of values from their bytes. */
export class ValueReader {
  /** Words that are missing marks, booleans or infinities, by their first byte in lower case. */
  private readonly words: { word: Uint8Array; kind: number }[][] = []
  private readonly point: number
  private readonly decimal: string

  constructor({ decimal, missing }: ValueRules) {
    this.decimal = decimal
    this.point = decimal.charCodeAt(0)
    // A missing mark that is also a boolean is a missing mark.
    for (const mark of [...missing, ...ERRORS]) this.addWord(mark, KIND.missing)
    for (const word of BOOLEANS) this.addWord(word, KIND.boolean)
    for (const word of INFINITIES)
      for (const sign of ['', '+', '-']) this.addWord(sign + word, KIND.nonFinite)
  }

  private addWord(text: string, kind: number) {
    const word = encoder.encode(text.trim()).map(lower)
    if (word.length > 0) (this.words[word[0] as number] ??= []).push({ word, kind })
  }

  /**
   * The kind of a value; spaces of all kinds around it do not matter. Numbers: decimal, with or without exponent, no thousands
   * separators, as exact as JavaScript reads them. Dates and times: see `kindOfDate`. true/false, yes/no and t/f in any case.
   * Leaves the number of a number, date or time in `found`.
   */
  kindOf(bytes: Uint8Array, start: number, end: number): number {
    let from = start
    let to = end
    for (;;) {
      while (from < to && (bytes[from] as number) <= 0x20) from++
      while (to > from && (bytes[to - 1] as number) <= 0x20) to--
      if (from === to) return KIND.missing
      if ((bytes[from] as number) < 0x80 && (bytes[to - 1] as number) < 0x80) break
      const before = spaceAt(bytes, from, to)
      const after = before > 0 ? 0 : spaceBefore(bytes, from, to)
      if (before + after === 0) break
      from += before
      to -= after
    }
    const words = this.words[lower(bytes[from] as number)]
    if (words) for (const { word, kind } of words) if (isWord(word, bytes, from, to)) return kind
    return FIRST[bytes[from] as number] === 1 ? this.kindOfNumber(bytes, from, to) : KIND.text
  }

  private kindOfNumber(bytes: Uint8Array, from: number, to: number): number {
    let at = from
    let byte = bytes[at] as number
    const isNegative = byte === 0x2d
    const isPlus = byte === 0x2b
    if (isNegative || isPlus) at++
    const digits = at
    let value = 0
    while (at < to && (byte = (bytes[at] as number) - 0x30) >= 0 && byte <= 9) {
      value = value * 10 + byte
      at++
    }
    const length = at - digits
    const isPadded = length > 1 && bytes[digits] === 0x30
    const isCode = isPadded || (isPlus && length >= PHONE)
    if (at === to) {
      const kind = isCode ? KIND.code : KIND.integer
      if (length === 0) return KIND.text
      if (length > 15) return this.readNumber(bytes, from, to, kind)
      found[0] = isNegative ? 0 - value : value
      return kind
    }
    byte = bytes[at] as number
    if (byte === this.point) {
      const point = at++
      while (at < to && (byte = (bytes[at] as number) - 0x30) >= 0 && byte <= 9) {
        value = value * 10 + byte
        at++
      }
      const all = at - digits - 1
      const kind = isPadded ? KIND.code : KIND.number
      if (at === to && all > 0 && all <= 15) {
        value /= POWERS[at - point - 1] as number
        found[0] = isNegative ? 0 - value : value
        return kind
      }
      if (at === to || ((bytes[at] as number) | 0x20) === 0x65) return this.readNumber(bytes, from, to, kind)
      return digits === from && length === 4 && bytes[at] === 0x2e ? kindOfDate(bytes, from, to) : KIND.text
    }
    if ((byte | 0x20) === 0x65) {
      const sign = bytes[at + 1]
      const isPlain = sign !== 0x2b && sign !== 0x2d && digits === from
      return this.readNumber(bytes, from, to, isCode ? KIND.code : isPlain ? KIND.science : KIND.number)
    }
    if (digits !== from) return KIND.text
    if (length === 4 && (byte === 0x2d || byte === 0x2e || byte === 0x2f)) return kindOfDate(bytes, from, to)
    return length <= 2 && byte === 0x3a ? kindOfTime(bytes, from, to) : KIND.text
  }

  /** Numbers that the short way above would round. */
  private readNumber(bytes: Uint8Array, from: number, to: number, kind: number): number {
    if (to - from > 400) return KIND.text
    const text = String.fromCharCode(...bytes.subarray(from, to))
    const value = Number(this.decimal === ',' ? text.replace(',', '.') : text)
    if (Number.isNaN(value)) return KIND.text
    found[0] = value
    return Number.isFinite(value) ? kind : KIND.nonFinite
  }
}

/** Reads values as they are written where nothing else is known. */
export const plainValues = new ValueReader({ decimal: '.', missing: MISSING_MARKS })
