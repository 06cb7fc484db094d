import { invalid } from './errors'
import { ARRAYS, type Datatype, type Tensor, type TensorData } from './tensors'

// The data of tensors, from and to JSON and bytes. Bytes are little-endian, as on every machine that this runs on.

/** Least and greatest of the types of whole numbers. */
const RANGES: Partial<Record<Datatype, [bigint, bigint]>> = {
  UINT8: [0n, 255n],
  UINT16: [0n, 65_535n],
  UINT32: [0n, 2n ** 32n - 1n],
  UINT64: [0n, 2n ** 64n - 1n],
  INT8: [-128n, 127n],
  INT16: [-32_768n, 32_767n],
  INT32: [-(2n ** 31n), 2n ** 31n - 1n],
  INT64: [-(2n ** 63n), 2n ** 63n - 1n],
}
const SPOKEN: Record<string, number> = { NaN: Number.NaN, Infinity: Infinity, '-Infinity': -Infinity }

/** JSON data, flat or nested, of exactly `elements` elements. Long whole numbers and `NaN` have come as texts. */
export function readJson(name: string, datatype: Datatype, elements: number, data: unknown): TensorData {
  if (datatype === 'FP16') throw invalid(`${name}: FP16 has no JSON; send it in binary`)
  const flat: unknown[] = []
  const open: [list: unknown[], at: number][] = [[Array.isArray(data) ? data : [data], 0]]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const [list, at] = top
    if (at >= list.length) open.pop()
    else {
      top[1]++
      const value = list[at]
      if (Array.isArray(value)) {
        if (open.length > 16) throw invalid(`The data of ${name} is nested too deeply`)
        open.push([value, 0])
      } else if (flat.push(value) > elements) break
    }
  }
  if (flat.length !== elements)
    throw invalid(
      `${name} has ${flat.length > elements ? 'more' : 'fewer'} elements than its shape, which has ${elements}`,
    )
  if (datatype === 'BYTES')
    return flat.map((value) => (typeof value === 'string' ? value : wrong(name, datatype)))
  const read = readerOf(name, datatype)
  const array = new ARRAYS[datatype](elements)
  for (let at = 0; at < elements; at++) array[at] = read(flat[at]) as never
  return array
}

function wrong(name: string, datatype: Datatype): never {
  throw invalid(`${name} has a value that is no ${datatype}`)
}

/** Makes of one value of JSON the element of an array. */
function readerOf(name: string, datatype: Datatype): (value: unknown) => number | bigint {
  if (datatype === 'BOOL')
    return (value) =>
      typeof value === 'boolean' ? Number(value) : value === 0 || value === 1 ? value : wrong(name, datatype)
  const range = RANGES[datatype]
  if (!range)
    return (value) => {
      if (typeof value === 'number') return value
      const spoken =
        typeof value === 'string'
          ? (SPOKEN[value] ?? (/^-?\d+$/.test(value) ? Number(value) : undefined))
          : undefined
      return spoken ?? wrong(name, datatype)
    }
  const [least, greatest] = range
  const wide = datatype === 'INT64' || datatype === 'UINT64'
  return (value) => {
    const whole =
      typeof value === 'number'
        ? Number.isInteger(value)
        : typeof value === 'string' && /^-?\d{1,20}$/.test(value)
    if (!whole) return wrong(name, datatype)
    const exact = BigInt(value as number | string)
    if (exact < least || exact > greatest) return wrong(name, datatype)
    return wide ? exact : Number(exact)
  }
}

/** The bytes of `elements` elements; a text has its length before it. */
export function readBinary(
  name: string,
  datatype: Datatype,
  elements: number,
  bytes: Uint8Array,
): TensorData {
  if (datatype === 'BYTES') return readTexts(name, elements, bytes)
  const array = ARRAYS[datatype]
  if (bytes.length !== elements * array.BYTES_PER_ELEMENT)
    throw invalid(
      `${name} has ${bytes.length} bytes; its shape and type need ${elements * array.BYTES_PER_ELEMENT}`,
    )
  // A copy, since an array of wide numbers may not begin anywhere.
  return new array(Uint8Array.from(bytes).buffer)
}

function readTexts(name: string, elements: number, bytes: Uint8Array): string[] {
  if (elements > bytes.length / 4) throw invalid(`${name} has fewer texts than its shape`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const decoder = new TextDecoder()
  const texts: string[] = []
  let at = 0
  for (let n = 0; n < elements; n++) {
    if (at + 4 > bytes.length) throw invalid(`${name} has fewer texts than its shape`)
    const length = view.getUint32(at, true)
    at += 4
    if (length > bytes.length - at) throw invalid(`A text of ${name} goes beyond its bytes`)
    texts.push(decoder.decode(bytes.subarray(at, at + length)))
    at += length
  }
  if (at !== bytes.length) throw invalid(`${name} has more texts than its shape`)
  return texts
}

/** Data as JSON text, flat. A value that JSON has no number for is null. */
export function jsonOf({ datatype, data }: Pick<Tensor, 'datatype' | 'data'>): string {
  if (datatype === 'BYTES') return JSON.stringify(data)
  if (datatype === 'INT64' || datatype === 'UINT64') return `[${(data as BigInt64Array).join(',')}]`
  const numbers = Array.from(data as Float64Array)
  return JSON.stringify(datatype === 'BOOL' ? numbers.map((value) => value !== 0) : numbers)
}

export function bytesOf({ datatype, data }: Pick<Tensor, 'datatype' | 'data'>): Uint8Array {
  if (datatype !== 'BYTES') {
    const { buffer, byteOffset, byteLength } = data as Float64Array
    return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
  }
  const texts = (data as string[]).map((text) => Buffer.from(text, 'utf8'))
  const all = Buffer.alloc(texts.reduce((sum, { length }) => sum + 4 + length, 0))
  let at = 0
  for (const text of texts) {
    at = all.writeUInt32LE(text.length, at)
    at += text.copy(all, at)
  }
  return all
}
