/** Types of the Open Inference Protocol, as far as a runtime has them. */
export const DATATYPES = [
  'BOOL',
  'UINT8',
  'UINT16',
  'UINT32',
  'UINT64',
  'INT8',
  'INT16',
  'INT32',
  'INT64',
  'FP16',
  'FP32',
  'FP64',
  'BYTES',
] as const
export type Datatype = (typeof DATATYPES)[number]

export type TensorData =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | BigUint64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Float32Array
  | Float64Array
  | string[]

export interface Tensor {
  name: string
  datatype: Datatype
  shape: number[]
  data: TensorData
}

/** A tensor of a signature; -1 is any size. */
export interface TensorInfo {
  name: string
  datatype: Datatype
  shape: number[]
}

export interface Signature {
  inputs: TensorInfo[]
  outputs: TensorInfo[]
}

type NumberArray = Exclude<TensorData, string[]>
interface NumberArrayConstructor {
  readonly BYTES_PER_ELEMENT: number
  new (length: number): NumberArray
  new (buffer: ArrayBuffer): NumberArray
}

/** The array of each type; a BOOL is a byte, an FP16 its two bytes. */
export const ARRAYS: Record<Exclude<Datatype, 'BYTES'>, NumberArrayConstructor> = {
  BOOL: Uint8Array,
  UINT8: Uint8Array,
  UINT16: Uint16Array,
  UINT32: Uint32Array,
  UINT64: BigUint64Array,
  INT8: Int8Array,
  INT16: Int16Array,
  INT32: Int32Array,
  INT64: BigInt64Array,
  FP16: Uint16Array,
  FP32: Float32Array,
  FP64: Float64Array,
}

/** The names that the runtime has for the types. */
const RUNTIME_NAMES: Record<Datatype, string> = {
  BOOL: 'bool',
  UINT8: 'uint8',
  UINT16: 'uint16',
  UINT32: 'uint32',
  UINT64: 'uint64',
  INT8: 'int8',
  INT16: 'int16',
  INT32: 'int32',
  INT64: 'int64',
  FP16: 'float16',
  FP32: 'float32',
  FP64: 'float64',
  BYTES: 'string',
}
export const runtimeName = (datatype: Datatype): string => RUNTIME_NAMES[datatype]
export const datatypeOf = (name: string): Datatype | null =>
  DATATYPES.find((datatype) => RUNTIME_NAMES[datatype] === name) ?? null

/** The number of elements of a shape; null when a size is no whole number of 0 or more, or they are too many to count. */
export function elementsOf(shape: readonly number[]): number | null {
  let elements = 1
  for (const size of shape) {
    if (!Number.isSafeInteger(size) || size < 0) return null
    elements *= size
    if (elements > 2 ** 31) return null
  }
  return elements
}
