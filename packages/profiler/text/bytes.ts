/** Bytes with a meaning for the scanners. */
export const TAB = 0x09
export const LF = 0x0a
export const CR = 0x0d
export const SPACE = 0x20
export const QUOTE = 0x22
export const APOSTROPHE = 0x27
export const COMMA = 0x2c
export const SEMICOLON = 0x3b
export const BACKSLASH = 0x5c
export const PIPE = 0x7c

/** A problem of a row. */
export const BAD_BYTES = 'Bytes that are not UTF-8'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text of some bytes, cut to `limit` characters; bytes that are not UTF-8 become U+FFFD. */
export function textOf(bytes: Uint8Array, from: number, to: number, limit: number): string {
  // A character takes at most four bytes.
  const cut = Math.min(to, from + limit * 4)
  const text = decoder.decode(bytes.subarray(from, cut))
  return text.length > limit || cut < to ? `${text.slice(0, limit)}…` : text
}

/** Whether the bytes are UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing above U+10FFFF. */
export function isUtf8(view: DataView, bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    while (at + 4 <= to && (view.getInt32(at) & 0x80808080) === 0) at += 4
    if (at === to) break
    const byte = bytes[at++] as number
    if (byte < 0x80) continue
    const more = byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte < 0xf5 ? 3 : 0
    if (more === 0 || byte < 0xc2 || at + more > to) return false
    const second = bytes[at] as number
    const low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    const high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
    if (second < low || second > high) return false
    for (let next = 1; next < more; next++) if (((bytes[at + next] as number) & 0xc0) !== 0x80) return false
    at += more
  }
  return true
}
