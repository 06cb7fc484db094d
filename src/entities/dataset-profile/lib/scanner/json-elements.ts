import { LF, QUOTE } from './bytes'

const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === LF || byte === 0x0d || byte === 0x09

export function afterSpace(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && isSpace(bytes[at])) at++
  return at
}

/** Where the value at `from` ends, or -1 if that is not before `to`. Whether it is valid is for `JSON.parse` to say. */
export function afterValue(bytes: Uint8Array, from: number, to: number): number {
  let depth = 0
  let isText = false
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) {
        isText = false
        if (depth === 0) return at + 1
      }
    } else if (byte === QUOTE) isText = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth++
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) return at
  }
  return -1
}

export function linesIn(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0
  for (let at = bytes.indexOf(LF, from); at !== -1 && at < to; at = bytes.indexOf(LF, at + 1)) lines++
  return lines
}
