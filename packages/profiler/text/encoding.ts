import type { Encoding } from '../types'
import { isUtf8 } from './bytes'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import { fromUtf16 } from './utf16'
import { fromWindows1252 } from './windows-1252'

const LF_UNIT = 0x0a
const CR_UNIT = 0x0d

/** Bytes of the smallest unit of an encoding. */
export const unitOf = (encoding: Encoding) => (encoding.startsWith('UTF-16') ? 2 : 1)

/** Bytes of a file as UTF-8. */
export function toUtf8(raw: Uint8Array, encoding: Encoding, isLast: boolean): Uint8Array {
  if (encoding === 'UTF-8') return raw
  if (encoding === 'Windows-1252') return fromWindows1252(raw)
  return fromUtf16(raw, encoding === 'UTF-16 LE', isLast)
}

/** The length of the byte order mark of an encoding at the beginning of a file. */
export function markOf(head: Uint8Array, encoding: Encoding): number {
  const marks = { 'UTF-8': [0xef, 0xbb, 0xbf], 'UTF-16 LE': [0xff, 0xfe], 'UTF-16 BE': [0xfe, 0xff] }
  const mark = encoding === 'Windows-1252' ? [] : marks[encoding]
  return mark.every((byte, at) => head[at] === byte) ? mark.length : 0
}

/**
 * The encoding that a byte order mark names, and the length of the mark; without one UTF-16 where zeros give it away,
 * Windows-1252 where bytes beyond ASCII are never UTF-8, and otherwise UTF-8. Throws a ProfileError for UTF-32.
 */
export function detectEncoding(head: Uint8Array): { encoding: Encoding; mark: number } {
  const zeros = [0, 0, 0, 0]
  for (let at = 0; at < head.length; at++) if (head[at] === 0) (zeros[at % 4] as number)++
  const [a = 0, b = 0, c = 0, d = 0] = zeros
  // In UTF-32 the upper half of nearly every character is zero.
  const most = (head.length >> 2) * 0.95
  if (head.length >= 8 && (Math.min(c, d) >= most || Math.min(a, b) >= most))
    throw new ProfileError(PROFILE_ERRORS.utf32)
  for (const encoding of ['UTF-8', 'UTF-16 LE', 'UTF-16 BE'] as const) {
    const mark = markOf(head, encoding)
    if (mark > 0) return { encoding, mark }
  }
  if (isUtf16(head, true, a + c, b + d)) return { encoding: 'UTF-16 LE', mark: 0 }
  if (isUtf16(head, false, b + d, a + c)) return { encoding: 'UTF-16 BE', mark: 0 }
  return { encoding: isWindows1252(head) ? 'Windows-1252' : 'UTF-8', mark: 0 }
}

/**
 * Whether bytes are UTF-16 without a mark: nearly all zeros are upper bytes, and they are many or those of line ends.
 * `low`, `high`: the zeros among the lower and upper bytes.
 */
function isUtf16(head: Uint8Array, isLittle: boolean, low: number, high: number): boolean {
  if (high <= low) return false
  if (high > head.length * 0.3 && low < high / 10) return true
  // Such as Chinese: mostly line ends, delimiters and digits have zeros. In UTF-8 no zero follows a line end.
  let ends = 0
  let others = 0
  for (let at = 0; at + 1 < head.length; at += 2) {
    const unit = isLittle
      ? (head[at] as number) | ((head[at + 1] as number) << 8)
      : ((head[at] as number) << 8) | (head[at + 1] as number)
    if (unit === LF_UNIT || unit === CR_UNIT) ends++
    else if (unit < 0x20 && unit !== 9) others++
  }
  return ends > 0 && others === 0 && high > head.length / 200
}

/** Whether bytes beyond ASCII are never part of a UTF-8 character; one of a character that is cut off does not count. */
export function isWindows1252(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let bad = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    if (at + length > bytes.length) break
    if (isUtf8(view, bytes, at, at + length)) return false
    bad++
  }
  return bad > 0
}
