import { KIND } from './kind'

/** A decimal number that no double has to hold: 0.`digits` times ten to the power of `point`. */
interface Decimal {
  isNegative: boolean
  /** Without zeros at either end; empty for zero. */
  digits: string
  point: number
}

/** Characters of a number that is written out instead of with an exponent. */
const PLAIN = 400

/** Reads the text of a number; its decimal sign may be a comma. */
function decimalOf(text: string): Decimal {
  const [, sign, whole = '', part = '', exponent = '0'] =
    /^[\s\u200b]*([+-]?)(\d*)[.,]?(\d*)(?:e([+-]?\d+))?[\s\u200b]*$/i.exec(text) ?? []
  const all = whole + part
  const digits = all.replace(/^0+/, '')
  return {
    isNegative: sign === '-' && digits !== '',
    digits: digits.replace(/0+$/, ''),
    point: digits === '' ? 0 : whole.length + Number(exponent) - (all.length - digits.length),
  }
}

/** A text that is the same for all spellings of one number. */
export function decimalKey(text: string): string {
  const { isNegative, digits, point } = decimalOf(text)
  return `${isNegative ? '-' : ''}${digits}e${point}`
}

/** The digits of a number, without those that mean nothing. */
function plainDecimal(text: string): string {
  const { isNegative, digits, point } = decimalOf(text)
  const sign = isNegative ? '-' : ''
  if (digits === '') return '0'
  if (point > PLAIN || point < -PLAIN) return `${sign}0.${digits}e${point}`
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The number of a text, or its exact digits where a double cannot hold it. */
export function figureOf(text: string): number | string {
  const plain = plainDecimal(text)
  const value = Number(plain)
  return Number.isFinite(value) && decimalKey(String(value)) === decimalKey(plain) ? value : plain
}

/** Less than 0 if the first number is smaller, 0 if they are equal. */
export function compareDecimals(one: string, other: string): number {
  const a = decimalOf(one)
  const b = decimalOf(other)
  const [signA, signB] = [signOf(a), signOf(b)]
  if (signA !== signB || signA === 0) return signA - signB
  if (a.point !== b.point) return (a.point - b.point) * signA
  return a.digits === b.digits ? 0 : (a.digits < b.digits ? -1 : 1) * signA
}

const signOf = ({ digits, isNegative }: Decimal) => (digits === '' ? 0 : isNegative ? -1 : 1)

/** Digits that tell every double from every other one. */
const DOUBLE_DIGITS = 17

/** Whether a double may not hold the number that some bytes are the text of. */
export function isLong(kind: number, number: number, bytes: Uint8Array, from: number, to: number): boolean {
  if (kind === KIND.integer) return Math.abs(number) >= Number.MAX_SAFE_INTEGER
  if (kind !== KIND.number && kind !== KIND.code) return false
  if (Math.abs(number) >= Number.MAX_SAFE_INTEGER) return true
  if (to - from <= DOUBLE_DIGITS + 1) return false
  let digits = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if ((byte | 0x20) === 0x65) break
    if (byte >= (digits === 0 ? 0x31 : 0x30) && byte <= 0x39) digits++
  }
  return digits > DOUBLE_DIGITS
}
