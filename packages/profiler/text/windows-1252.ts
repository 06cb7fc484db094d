/** The characters of the bytes from 0x80 on (not by TextDecoder: Node.js takes Windows-1252 for Latin-1). */
const CHARACTERS =
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
  String.fromCharCode(...Array.from({ length: 96 }, (_, at) => at + 0xa0))
const encoder = new TextEncoder()
/** The UTF-8 of each byte from 0x80 on: three bytes of room, and how many of them there are. */
const TABLE = new Uint8Array(128 * 3)
const LENGTHS = Uint8Array.from(
  [...CHARACTERS].map((character, at) => {
    const bytes = encoder.encode(character)
    TABLE.set(bytes, at * 3)
    return bytes.length
  }),
)

/** Windows-1252 as UTF-8. Each byte is one character, so places are counted by first bytes of characters. */
export function fromWindows1252(raw: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(raw.length * 3)
  let to = 0
  for (let at = 0; at < raw.length; at++) {
    const byte = raw[at] as number
    if (byte < 0x80) {
      bytes[to++] = byte
      continue
    }
    const row = byte - 0x80
    for (let each = 0; each < (LENGTHS[row] as number); each++) bytes[to++] = TABLE[row * 3 + each] as number
  }
  return bytes.subarray(0, to)
}
