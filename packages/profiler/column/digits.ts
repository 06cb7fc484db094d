/**
 * Writes numbers as ASCII into a buffer, without a text for each. All return where they ended; the buffer has room.
 */

/** A whole number of at most 2^53, with at least `least` digits. */
export function writeInteger(value: number, bytes: Uint8Array, start: number, least = 1): number {
  let at = start
  let rest = value
  if (rest < 0) {
    bytes[at++] = 0x2d
    rest = -rest
  }
  let digits = 1
  for (let power = 10; power <= rest; power *= 10) digits++
  if (digits < least) digits = least
  const end = at + digits
  // Beyond 32 bits a division is slow, so the lower nine digits are cut off as a whole.
  let place = end
  while (rest >= 1e9) {
    const upper = Math.floor(rest / 1e9)
    let lower = (rest - upper * 1e9) | 0
    for (const stop = place - 9; place > stop; ) {
      const next = (lower / 10) | 0
      bytes[--place] = 0x30 + lower - next * 10
      lower = next
    }
    rest = upper
  }
  let lower = rest | 0
  while (place > at) {
    const next = (lower / 10) | 0
    bytes[--place] = 0x30 + lower - next * 10
    lower = next
  }
  return end
}

/** A decimal of which `value` is the digits without a point: 1250 with scale 2 is 12.50. */
export function writeDecimal(value: number, scale: number, bytes: Uint8Array, start: number): number {
  const end = writeInteger(value, bytes, start, scale + 1)
  if (scale === 0) return end
  bytes.copyWithin(end - scale + 1, end - scale, end)
  bytes[end - scale] = 0x2e
  return end + 1
}

/** A text that is ASCII. */
export function writeAscii(text: string, bytes: Uint8Array, start: number): number {
  for (let at = 0; at < text.length; at++) bytes[start + at] = text.charCodeAt(at)
  return start + text.length
}
