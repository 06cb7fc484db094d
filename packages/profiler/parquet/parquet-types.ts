import type { SchemaElement, SchemaTree } from 'hyparquet/src/types.js'
import type { ColumnType } from '../types'
import { writeAscii, writeDecimal, writeInteger } from '../column/digits'
import {
  dayText,
  decimalText,
  floatText,
  halfFloat,
  hexText,
  intervalText,
  timestampText,
  timeText,
  type Unit,
  UNITS,
  unscaledOf,
  uuidText,
  writeTimestamp,
} from './parquet-texts'

/** The schema's description of a column's values, and the reader of a value. */
export interface Stored<Raw = never> {
  /** As the column is declared, such as `DECIMAL(38,2)`. */
  storedType: string
  type: ColumnType
  /** The text of a value of the physical type; the bytes are its text already if null. */
  text: ((raw: Raw) => string) | null
  /** Writes that text into a buffer with room for 80 bytes and returns where it ends, or -1 for `text` to be used. */
  write: ((raw: Raw, bytes: Uint8Array, start: number) => number) | null
  /** The number behind it; ms since 1970 of dates; null if it has none. */
  number: ((raw: Raw, text: string) => number) | null
}

const plain = (storedType: string, type: ColumnType): Stored<boolean> => ({
  storedType,
  type,
  text: String,
  write: null,
  number: null,
})

const numeric = <Raw>(
  storedType: string,
  type: ColumnType,
  text: (raw: Raw) => string,
  number: (raw: Raw, text: string) => number,
  write: Stored<Raw>['write'] = null,
): Stored<Raw> => ({ storedType, type, text, write, number })

const binary = (storedType: string): Stored<Uint8Array> => ({
  storedType,
  type: 'binary',
  text: hexText,
  write: null,
  number: null,
})

/** Units in which a time is stored by the older annotation. */
const UNIT_OF: Partial<Record<string, Unit>> = {
  TIME_MILLIS: 'MILLIS',
  TIME_MICROS: 'MICROS',
  TIMESTAMP_MILLIS: 'MILLIS',
  TIMESTAMP_MICROS: 'MICROS',
}

/** How a column with this element is read: by its annotation, else by its physical type. */
export function storedOf(element: SchemaElement): Stored {
  const { type, converted_type: old, logical_type: logical, type_length: length } = element
  const isBytes = type === 'BYTE_ARRAY' || type === 'FIXED_LEN_BYTE_ARRAY'
  const oldUnit = UNIT_OF[old ?? '']
  // A column that has no values in any row: its physical type says nothing.
  if (logical?.type === 'NULL') return { ...textual('NULL'), type: 'empty' }
  if (logical?.type === 'DECIMAL' || old === 'DECIMAL') return decimalOf(element)
  if (logical?.type === 'DATE' || old === 'DATE')
    return numeric<number>(
      'DATE',
      'date',
      dayText,
      (days) => days * 86_400_000,
      (days, bytes, start) => writeAscii(dayText(days), bytes, start),
    )
  if (logical?.type === 'TIMESTAMP') return timestampOf(logical.unit, logical.isAdjustedToUTC)
  if (old?.startsWith('TIMESTAMP') && oldUnit) return timestampOf(oldUnit, true)
  if (logical?.type === 'TIME' || (old?.startsWith('TIME_') && oldUnit))
    return timeOf(logical?.type === 'TIME' ? logical.unit : (oldUnit as Unit))
  if (type === 'INT96') return int96
  if (old === 'INTERVAL')
    return {
      storedType: 'INTERVAL',
      type: 'interval',
      text: intervalText,
      write: null,
      number: null,
    } as Stored
  if (logical?.type === 'UUID' && length === 16)
    return { storedType: 'UUID', type: 'text', text: uuidText, write: null, number: null } as Stored
  if (logical?.type === 'FLOAT16' && length === 2)
    return numeric('FLOAT16', 'number', (raw: Uint8Array) => floatText(halfFloat(raw)), halfFloat)
  if (isBytes && (logical?.type === 'STRING' || old === 'UTF8')) return textual('STRING')
  if (isBytes && (logical?.type === 'ENUM' || old === 'ENUM')) return textual('ENUM')
  if (isBytes && (logical?.type === 'JSON' || old === 'JSON')) return textual('JSON')
  if (isBytes && (logical?.type === 'BSON' || old === 'BSON')) return binary('BSON') as Stored
  if (logical?.type === 'GEOMETRY' || logical?.type === 'GEOGRAPHY') return binary(logical.type) as Stored
  return physicalOf(element)
}

const textual = (storedType: string): Stored => ({
  storedType,
  type: 'text',
  text: null,
  write: null,
  number: null,
})

function physicalOf({
  type,
  converted_type: old,
  logical_type: logical,
  type_length,
}: SchemaElement): Stored {
  const bits = Number(logical?.type === 'INTEGER' ? logical.bitWidth : (/\d+$/.exec(old ?? '')?.[0] ?? 0))
  const isUnsigned = logical?.type === 'INTEGER' ? !logical.isSigned : Boolean(old?.startsWith('UINT'))
  const name = (physical: number) => `${isUnsigned ? 'UINT' : 'INT'}${bits || physical}`
  if (type === 'BOOLEAN') return plain('BOOLEAN', 'boolean') as Stored
  if (type === 'INT32') {
    const value = (raw: number) => (isUnsigned ? raw >>> 0 : raw)
    return numeric(
      name(32),
      'integer',
      (raw: number) => String(value(raw)),
      value,
      (raw, bytes, start) => writeInteger(value(raw), bytes, start),
    )
  }
  if (type === 'INT64') {
    const value = (raw: bigint | number) => (isUnsigned && raw < 0 ? BigInt.asUintN(64, BigInt(raw)) : raw)
    return numeric<bigint | number>(
      name(64),
      'integer',
      (raw) => String(value(raw)),
      (raw) => Number(value(raw)),
      (raw, bytes, start) => {
        const written = value(raw)
        return typeof written === 'number' ? writeInteger(written, bytes, start) : -1
      },
    )
  }
  if (type === 'FLOAT') return numeric<number>('FLOAT', 'number', floatText, (_, text) => Number(text))
  if (type === 'DOUBLE') return numeric<number>('DOUBLE', 'number', String, (raw) => raw)
  return binary(type === 'FIXED_LEN_BYTE_ARRAY' ? `BINARY(${type_length})` : 'BINARY') as Stored
}

function decimalOf({ scale: ownScale, precision: ownPrecision, logical_type }: SchemaElement): Stored {
  const { scale, precision } =
    logical_type?.type === 'DECIMAL' ? logical_type : { scale: ownScale ?? 0, precision: ownPrecision ?? 0 }
  if (!(scale >= 0 && scale <= 1000)) throw new Error(`a decimal with the scale ${scale}`)
  const unscaled = (raw: Unscaled) => (raw instanceof Uint8Array ? unscaledOf(raw) : raw)
  const factor = 10 ** scale
  return numeric<Unscaled>(
    `DECIMAL(${precision},${scale})`,
    scale === 0 ? 'integer' : 'number',
    (raw) => decimalText(unscaled(raw), scale),
    (raw, text) => {
      const digits = unscaled(raw)
      // Both are exact, and so the quotient is rounded once, as that of the text is.
      return typeof digits === 'number' && scale <= 22 ? digits / factor : Number(text)
    },
    (raw, bytes, start) => {
      const digits = unscaled(raw)
      return typeof digits === 'number' && scale <= 22 ? writeDecimal(digits, scale, bytes, start) : -1
    },
  )
}

type Unscaled = number | bigint | Uint8Array

function timestampOf(unit: Unit, isUtc: boolean): Stored {
  const { name, second } = UNITS[unit]
  const perMs = second / 1000
  return numeric<bigint | number>(
    `TIMESTAMP(${name}${isUtc ? ', UTC' : ''})`,
    'date',
    (raw) => timestampText(raw, unit, isUtc),
    (raw) => Number(raw) / perMs,
    (raw, bytes, start) => writeTimestamp(raw, unit, isUtc, bytes, start),
  )
}

function timeOf(unit: Unit): Stored {
  return numeric<bigint | number>(
    `TIME(${UNITS[unit].name})`,
    'time',
    (raw) => timeText(Number(raw), unit),
    (raw) => Number(raw) / (UNITS[unit].second / 1000),
  )
}

/** Days of the Julian calendar in the upper bits, nanoseconds of the day in the lower 64. */
const nanosOf = (raw: bigint) => ((raw >> 64n) - 2_440_588n) * 86_400_000_000_000n + BigInt.asIntN(64, raw)
const int96 = numeric<bigint>(
  'INT96',
  'date',
  (raw) => timestampText(nanosOf(raw), 'NANOS', false),
  (raw) => Number(nanosOf(raw)) / 1e6,
)

/** The type of a column as a person would write it: `DECIMAL(38,2)`, `STRING[]`, `STRUCT`, `MAP`. */
export function nestedName({ element, children }: SchemaTree): string {
  const kind = element.logical_type?.type ?? element.converted_type
  if (kind === 'LIST' || element.repetition_type === 'REPEATED') return 'LIST'
  return kind === 'MAP' || kind === 'VARIANT' ? kind : children.length > 0 ? 'STRUCT' : 'LIST'
}
