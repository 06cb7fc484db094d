/** Kinds of values, in the order of the counters in a block's statistics. */
export const KIND = { missing: 0, integer: 1, number: 2, boolean: 3, date: 4, text: 5 } as const
export const KINDS = 6

/** The number, or the ms since 1970, that `kindOf` found last. In an array, because a number of its own is boxed. */
export const found = new Float64Array(1)

const POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`))
const DAY = 86_400_000

/** What a value's first byte allows: 1 a number or a date, 2 a word that means something. Anything else is text. */
const FIRST = new Uint8Array(256)
for (const char of '0123456789+-.') FIRST[char.charCodeAt(0)] = 1
for (const char of 'tTfFyYnN#<') FIRST[char.charCodeAt(0)] = 2

/** Four lower-case letters as one number, so that a word is one comparison. */
const word = (text: string) => [...text].reduce((packed, letter) => (packed << 8) | letter.charCodeAt(0), 0)
const TRUE = word('true')
const FALS = word('fals')
const YES = word('yes')
const NO = word('no')
const MISSING = new Set(['na', 'n/a', '#n/a', '<na>', 'nan', 'null', 'none'].map(word))

function kindOfWord(bytes: Uint8Array, from: number, to: number): number {
  let packed = 0
  // 0x20 makes a letter a small one, and leaves the signs in those words as they are.
  for (let at = from; at < to && at < from + 4; at++) packed = (packed << 8) | (bytes[at] as number) | 0x20
  if (to - from === 5)
    return packed === FALS && ((bytes[to - 1] as number) | 0x20) === 0x65 ? KIND.boolean : KIND.text
  if (packed === TRUE || packed === YES || packed === NO) return KIND.boolean
  return MISSING.has(packed) ? KIND.missing : KIND.text
}

/**
 * What the bytes of one value are; spaces around it do not matter. Numbers: decimal, with or without exponent, no
 * separators of thousands, as exact as JavaScript reads them; one too great for a double is text. Dates: ISO 8601
 * (also with `/` or a space before the time), in UTC unless they name another zone. true/false/yes/no in any case.
 */
export function kindOf(bytes: Uint8Array, start: number, end: number): number {
  let from = start
  let to = end
  while (from < to && (bytes[from] as number) <= 0x20) from++
  while (to > from && (bytes[to - 1] as number) <= 0x20) to--
  if (from === to) return KIND.missing
  const first = FIRST[bytes[from] as number] as number
  if (first === 0) return KIND.text
  if (first === 2) return to - from > 5 ? KIND.text : kindOfWord(bytes, from, to)

  let at = from
  let byte = bytes[at] as number
  const isNegative = byte === 0x2d
  if (isNegative || byte === 0x2b) at++
  const digits = at
  let value = 0
  while (at < to && (byte = (bytes[at] as number) - 0x30) >= 0 && byte <= 9) {
    value = value * 10 + byte
    at++
  }
  if (at === to && at > digits && at - digits <= 15) {
    found[0] = isNegative ? 0 - value : value
    return KIND.integer
  }
  if (at === to) return readNumber(bytes, from, to, KIND.integer)
  byte = bytes[at] as number
  if (byte === 0x2e) {
    const point = at++
    while (at < to && (byte = (bytes[at] as number) - 0x30) >= 0 && byte <= 9) {
      value = value * 10 + byte
      at++
    }
    const length = at - digits - 1
    if (at === to && length > 0 && length <= 15) {
      value /= POWERS[at - point - 1] as number
      found[0] = isNegative ? 0 - value : value
      return KIND.number
    }
    if (at === to || ((bytes[at] as number) | 0x20) === 0x65) return readNumber(bytes, from, to, KIND.number)
    return KIND.text
  }
  if ((byte | 0x20) === 0x65) return readNumber(bytes, from, to, KIND.number)
  if (at - from === 4 && digits === from && (byte === 0x2d || byte === 0x2f))
    return kindOfDate(bytes, from, to)
  return KIND.text
}

/** Numbers that the short way above would read wrong. */
function readNumber(bytes: Uint8Array, from: number, to: number, kind: number): number {
  if (to - from > 400) return KIND.text
  const value = Number(ascii(bytes, from, to))
  if (!Number.isFinite(value)) return KIND.text
  found[0] = value
  return kind
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Two digits at `at`, or -1. */
function two(bytes: Uint8Array, at: number, to: number): number {
  if (at + 2 > to) return -1
  const tens = (bytes[at] as number) - 0x30
  const ones = (bytes[at + 1] as number) - 0x30
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

function kindOfDate(bytes: Uint8Array, from: number, to: number): number {
  const separator = bytes[from + 4]
  const year = two(bytes, from, to) * 100 + two(bytes, from + 2, to)
  const month = two(bytes, from + 5, to)
  const day = two(bytes, from + 8, to)
  if (month < 1 || month > 12 || day < 1 || day > 31 || bytes[from + 7] !== separator) return KIND.text
  if (day > daysIn(year, month)) return KIND.text
  let at = from + 10
  let time = daysSince1970(year, month, day) * DAY
  if (at < to) {
    if (((bytes[at] as number) | 0x20) !== 0x74 && bytes[at] !== 0x20) return KIND.text
    const hour = two(bytes, at + 1, to)
    const minute = two(bytes, at + 4, to)
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || bytes[at + 3] !== 0x3a) return KIND.text
    at += 6
    time += hour * 3_600_000 + minute * 60_000
    if (at < to && bytes[at] === 0x3a) {
      const second = two(bytes, at + 1, to)
      if (second < 0 || second > 60) return KIND.text
      time += second * 1000
      at += 3
      if (at < to && bytes[at] === 0x2e) {
        let scale = 100
        const digits = ++at
        for (let digit = 0; at < to && (digit = (bytes[at] as number) - 0x30) >= 0 && digit <= 9; at++) {
          time += Math.trunc(digit * scale)
          scale /= 10
        }
        if (at === digits) return KIND.text
      }
    }
    const zone = offsetOf(bytes, at, to)
    if (Number.isNaN(zone)) return KIND.text
    time -= zone
  }
  found[0] = time
  return KIND.date
}

/** ms that the zone written at `at` is ahead of UTC: Z, ±hh, ±hhmm, ±hh:mm or nothing. */
function offsetOf(bytes: Uint8Array, at: number, to: number): number {
  if (at === to) return 0
  const sign = bytes[at]
  if (((sign as number) | 0x20) === 0x7a) return at + 1 === to ? 0 : Number.NaN
  if (sign !== 0x2b && sign !== 0x2d) return Number.NaN
  const hours = two(bytes, at + 1, to)
  const rest = at + 3
  const minutes = rest === to ? 0 : two(bytes, bytes[rest] === 0x3a ? rest + 1 : rest, to)
  const length = rest === to ? 3 : bytes[rest] === 0x3a ? 6 : 5
  if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59 || at + length !== to) return Number.NaN
  return (sign === 0x2d ? -1 : 1) * (hours * 3_600_000 + minutes * 60_000)
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const daysIn = (year: number, month: number) =>
  month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    ? 29
    : (LENGTHS[month - 1] as number)

/** Days from 1970-01-01, in the Gregorian calendar, counted from March so that the leap day is the last. */
function daysSince1970(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1
  const era = Math.floor(years / 400)
  const ofEra = years - era * 400
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const ofEraDays = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear
  return era * 146_097 + ofEraDays - 719_468
}
