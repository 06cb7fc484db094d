// The little of the protobuf wire format that reading and changing an ONNX file takes.

/** Bytes that are no protobuf message. */
export class NotProtobufError extends Error {}

/** One field of a message: a number, or bytes (a text, a message or packed numbers). */
export interface Field {
  number: number
  value: bigint | Uint8Array
  /** The field as it is written, with its tag. */
  whole: Uint8Array
}

const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

/** The fields of a message, in their order. Throws a `NotProtobufError`. */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = message[at++]
      if (byte === undefined) throw new NotProtobufError('The file ends in the middle')
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
    throw new NotProtobufError('A number is too long')
  }
  const take = (length: number): Uint8Array => {
    if (length > message.length - at) throw new NotProtobufError('The file ends in the middle')
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const start = at
    const tag = varint()
    const number = Number(tag >> 3n)
    if (number === 0 || number > 536_870_911) throw new NotProtobufError('A field has no valid number')
    let value: bigint | Uint8Array
    switch (Number(tag & 7n)) {
      case VARINT:
        value = varint()
        break
      case FIXED64:
        value = take(8)
        break
      case BYTES:
        value = take(Number(varint()))
        break
      case FIXED32:
        value = take(4)
        break
      default:
        throw new NotProtobufError('A field has no valid type')
    }
    yield { number, value, whole: message.subarray(start, at) }
  }
}

export const textOf = (value: bigint | Uint8Array): string =>
  typeof value === 'bigint' ? '' : new TextDecoder().decode(value)

function varintOf(value: bigint): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 128n) return [...bytes, Number(rest)]
    bytes.push(Number(rest & 127n) | 128)
  }
}

/** A field of bytes with its tag. */
export function fieldOf(number: number, value: Uint8Array | string): Uint8Array {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return joined([
    Uint8Array.from([...varintOf(BigInt(number * 8 + BYTES)), ...varintOf(BigInt(bytes.length))]),
    bytes,
  ])
}

/** A field of one number. */
export const numberFieldOf = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varintOf(BigInt(number * 8 + VARINT)), ...varintOf(BigInt(value))])

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
