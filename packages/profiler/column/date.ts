import { found, KIND } from './kind'

const DAY = 86_400_000

/** Two digits at `at`, or -1. */
function two(bytes: Uint8Array, at: number, to: number): number {
  if (at + 2 > to) return -1
  const tens = (bytes[at] as number) - 0x30
  const ones = (bytes[at + 1] as number) - 0x30
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** One or two digits at `at`, before a byte that is none; -1 if there are none. */
function oneOrTwo(bytes: Uint8Array, at: number, to: number): number {
  const both = two(bytes, at, to)
  if (both !== -1 || at >= to) return both
  const one = (bytes[at] as number) - 0x30
  return one >= 0 && one <= 9 ? one : -1
}

/**
 * The kind of a date that begins with its year: ISO 8601, also with `/` or `.` between its parts, with `-` and `/` without
 * zeros in front (2024-1-1), or with a space before the time; in UTC unless it names another zone. Leaves ms since 1970 in
 * `found`.
 */
export function kindOfDate(bytes: Uint8Array, from: number, to: number): number {
  const separator = bytes[from + 4]
  // 2024.1.2 is a version.
  const part = separator === 0x2e ? two : oneOrTwo
  const year = two(bytes, from, to) * 100 + two(bytes, from + 2, to)
  const month = part(bytes, from + 5, to)
  const second = from + (two(bytes, from + 5, to) === -1 ? 6 : 7)
  const day = part(bytes, second + 1, to)
  if (month < 1 || month > 12 || day < 1 || day > 31 || bytes[second] !== separator) return KIND.text
  if (day > daysIn(year, month)) return KIND.text
  let at = second + (two(bytes, second + 1, to) === -1 ? 2 : 3)
  let time = daysSince1970(year, month, day) * DAY
  if (at < to) {
    if (((bytes[at] as number) | 0x20) !== 0x74 && bytes[at] !== 0x20) return KIND.text
    at = afterClock(bytes, at + 1, to)
    if (at === -1) return KIND.text
    time += found[0] as number
    const zone = offsetOf(bytes, at, to)
    if (Number.isNaN(zone)) return KIND.text
    time -= zone
  }
  found[0] = time
  return KIND.date
}

/**
 * The place behind a time of day (h:mm, hh:mm, hh:mm:ss or with a fraction behind a point or comma), whose ms it leaves in `found`; -1 if there is
 * none. Digits beyond milliseconds are dropped.
 */
function afterClock(bytes: Uint8Array, from: number, to: number): number {
  const hour = oneOrTwo(bytes, from, to)
  const colon = from + (two(bytes, from, to) === -1 ? 1 : 2)
  const minute = two(bytes, colon + 1, to)
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || bytes[colon] !== 0x3a) return -1
  let at = colon + 3
  let time = hour * 3_600_000 + minute * 60_000
  if (at < to && bytes[at] === 0x3a) {
    const second = two(bytes, at + 1, to)
    if (second < 0 || second > 60) return -1
    time += second * 1000
    at += 3
    if (at < to && (bytes[at] === 0x2e || bytes[at] === 0x2c)) {
      let scale = 100
      const digits = ++at
      for (let digit = 0; at < to && (digit = (bytes[at] as number) - 0x30) >= 0 && digit <= 9; at++) {
        time += Math.trunc(digit * scale)
        scale /= 10
      }
      if (at === digits) return -1
    }
  }
  found[0] = time
  return at
}

/** The kind of a time of day. Leaves its ms since midnight in `found`. */
export const kindOfTime = (bytes: Uint8Array, from: number, to: number): number =>
  afterClock(bytes, from, to) === to ? KIND.time : KIND.text

/** ms that the zone written at `at` is ahead of UTC: Z, UTC, GMT, ±hh, ±hhmm, ±hh:mm, ±hh:mm:ss or nothing. */
function offsetOf(bytes: Uint8Array, at: number, to: number): number {
  if (at === to) return 0
  const zone = ascii(bytes, bytes[at] === 0x20 ? at + 1 : at, to)
  if (/^z$/i.test(zone) || (bytes[at] === 0x20 && /^(UTC|GMT)$/.test(zone))) return 0
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /^([+-])(\d\d)(?::?([0-5]\d)(?::([0-5]\d))?)?$/.exec(zone) ?? []
  if (sign === undefined || Number(hours) > 14) return Number.NaN
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

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
