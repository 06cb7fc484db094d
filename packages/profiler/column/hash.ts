/** The two 32-bit hashes of the bytes that `hash` saw last. */
export const hashes = new Int32Array(2)

/** Hashes bytes four at a time. Two hashes, so that two values of a file do not pass for one. */
export function hash(view: DataView, bytes: Uint8Array, from: number, to: number) {
  let one = 0x2f0b4f5d ^ (to - from)
  let other = 0x51ed270b
  let at = from
  for (; at + 4 <= to; at += 4) {
    const word = view.getInt32(at, true)
    one = Math.imul(one ^ word, 0x85ebca6b)
    one ^= one >>> 15
    other = Math.imul(((other << 13) | (other >>> 19)) ^ word, 0xcc9e2d51)
  }
  if (at < to) {
    let word = bytes[at] as number
    if (at + 1 < to) word |= (bytes[at + 1] as number) << 8
    if (at + 2 < to) word |= (bytes[at + 2] as number) << 16
    one = Math.imul(one ^ word, 0x85ebca6b)
    one ^= one >>> 15
    other = Math.imul(((other << 13) | (other >>> 19)) ^ word, 0xcc9e2d51)
  }
  one = Math.imul(one ^ (one >>> 16), 0xc2b2ae35)
  other = Math.imul(other ^ (other >>> 16), 0x846ca68b)
  hashes[0] = one ^ (one >>> 13)
  hashes[1] = other ^ (other >>> 16)
}

/** The number that `hashNumber` hashes: as an argument it would be boxed. */
export const double = new Float64Array(1)
const halves = new Int32Array(double.buffer)

/** Hashes the number in `double`, so that all spellings of it have the same hashes. */
export function hashNumber() {
  // Zero has two doubles.
  if (double[0] === 0) double[0] = 0
  let one = Math.imul((halves[0] as number) ^ 0x2f0b4f5d, 0x85ebca6b)
  one = Math.imul((one ^ (one >>> 15)) + (halves[1] as number), 0xcc9e2d51)
  let other = Math.imul((halves[1] as number) ^ 0x51ed270b, 0xc2b2ae35)
  other = Math.imul((other ^ (other >>> 13)) + (halves[0] as number), 0x846ca68b)
  one = Math.imul(one ^ (one >>> 16), 0xc2b2ae35)
  other = Math.imul(other ^ (other >>> 16), 0x846ca68b)
  hashes[0] = one ^ (one >>> 13)
  hashes[1] = other ^ (other >>> 16)
}
