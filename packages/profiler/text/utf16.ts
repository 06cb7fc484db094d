/** A byte that UTF-8 never has: stands for half a surrogate pair, so that it counts as a bad byte. */
const BAD = 0xff

/**
 * UTF-16 as UTF-8. Half a pair becomes a byte that is not UTF-8; the first half of a pair at the end is left out,
 * unless nothing follows (`isLast`). An odd last byte is bad too.
 */
export function fromUtf16(raw: Uint8Array, isLittle: boolean, isLast: boolean): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(raw.length / 2) * 3)
  const low = isLittle ? 0 : 1
  const high = 1 - low
  let to = 0
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const unit = (raw[at + low] as number) | ((raw[at + high] as number) << 8)
    if (unit < 0x80) bytes[to++] = unit
    else if (unit < 0x800) {
      bytes[to++] = 0xc0 | (unit >> 6)
      bytes[to++] = 0x80 | (unit & 0x3f)
    } else if (unit >= 0xd800 && unit < 0xe000) {
      const hasNext = at + 3 < raw.length
      if (unit < 0xdc00 && !hasNext && !isLast) break
      const next = hasNext ? (raw[at + 2 + low] as number) | ((raw[at + 2 + high] as number) << 8) : 0
      if (unit >= 0xdc00 || next < 0xdc00 || next >= 0xe000) {
        bytes[to++] = BAD
        continue
      }
      const point = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00)
      bytes[to++] = 0xf0 | (point >> 18)
      bytes[to++] = 0x80 | ((point >> 12) & 0x3f)
      bytes[to++] = 0x80 | ((point >> 6) & 0x3f)
      bytes[to++] = 0x80 | (point & 0x3f)
      at += 2
    } else {
      bytes[to++] = 0xe0 | (unit >> 12)
      bytes[to++] = 0x80 | ((unit >> 6) & 0x3f)
      bytes[to++] = 0x80 | (unit & 0x3f)
    }
  }
  if (isLast && raw.length % 2 === 1) bytes[to++] = BAD
  return bytes.subarray(0, to)
}

/** How many UTF-16 units some bytes of `fromUtf16` came from; a character belongs to its first byte. */
export function unitsIn(bytes: Uint8Array, from: number, to: number): number {
  let units = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 && byte !== BAD ? 2 : 1
  }
  return units
}
