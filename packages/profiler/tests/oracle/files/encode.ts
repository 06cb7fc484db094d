import type { Encoding } from '../../../types'
import { utf8 } from './file'

/** The signs of Windows-1252 from 0x80 on; a space where it has none. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const windowsByte = (sign: string) => {
  const place = sign === ' ' ? -1 : WINDOWS.indexOf(sign)
  return place < 0 ? sign.charCodeAt(0) : 0x80 + place
}

/** The bytes of a text; `bom` puts a byte order mark in front. */
export function encode(text: string, encoding: Encoding, bom: boolean): Uint8Array {
  if (encoding === 'UTF-8') return utf8(bom ? `\ufeff${text}` : text)
  if (encoding === 'Windows-1252') return Uint8Array.from([...text].map(windowsByte))
  const units = bom ? `\ufeff${text}` : text
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at++)
    view.setUint16(at * 2, units.charCodeAt(at), encoding === 'UTF-16 LE')
  return bytes
}
