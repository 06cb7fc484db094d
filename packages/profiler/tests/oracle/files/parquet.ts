import { gzipSync } from 'fflate'
import type { Encoding, SchemaElement } from 'hyparquet'
import { ByteWriter, parquetWrite } from 'hyparquet-writer'
import { Chance } from './chance'
import type { OracleFile } from './file'
import { TEXTS } from './kinds'

/** A column of a Parquet file: its element of the schema, the encodings it can have, and how its values are made. */
interface Stored {
  element: Partial<SchemaElement>
  encodings?: Encoding[]
  make: (chance: Chance, row: number) => unknown
}

const INTEGERS: Encoding[] = ['PLAIN', 'DELTA_BINARY_PACKED', 'RLE_DICTIONARY', 'BYTE_STREAM_SPLIT']
const FLOATS: Encoding[] = ['PLAIN', 'BYTE_STREAM_SPLIT', 'RLE_DICTIONARY']
const TEXT: Encoding[] = ['PLAIN', 'RLE_DICTIONARY', 'DELTA_LENGTH_BYTE_ARRAY', 'DELTA_BYTE_ARRAY']
const DAY = 86_400_000

const big = (chance: Chance, digits: number) =>
  BigInt(`${chance.pick(['', '-'])}${chance.int(1, 8)}${chance.digits(digits - 1)}`)
const micros = (chance: Chance) =>
  BigInt(chance.int(0, 2_000_000_000)) * 1_000_000n + BigInt(chance.int(0, 999_999))
const bytes = (chance: Chance, length: number) =>
  Uint8Array.from(chance.list(length, () => chance.int(0, 255)))
const integer = (bits: number, isSigned: boolean): Partial<SchemaElement> => ({
  type: bits === 64 ? 'INT64' : 'INT32',
  converted_type: `${isSigned ? '' : 'U'}INT_${bits}` as SchemaElement['converted_type'],
})
const timestamp = (
  unit: 'MILLIS' | 'MICROS' | 'NANOS',
  isAdjustedToUTC: boolean,
): Partial<SchemaElement> => ({
  type: 'INT64',
  logical_type: { type: 'TIMESTAMP', isAdjustedToUTC, unit },
})

const STORED = {
  int8: { element: integer(8, true), make: (chance) => chance.int(-128, 127) },
  int16: { element: integer(16, true), make: (chance) => chance.int(-32_768, 32_767) },
  int32: { element: { type: 'INT32' }, encodings: INTEGERS, make: (chance) => chance.int(-2e9, 2e9) },
  int64: { element: { type: 'INT64' }, encodings: INTEGERS, make: (chance) => big(chance, 18) },
  beyondDouble: {
    element: { type: 'INT64' },
    encodings: INTEGERS,
    make: (chance) => 9_007_199_254_740_992n + BigInt(chance.int(0, 30)),
  },
  uint8: { element: integer(8, false), make: (chance) => chance.int(0, 255) },
  uint32: { element: integer(32, false), make: (chance) => chance.int(0, 4_294_967_295) },
  uint64: {
    element: integer(64, false),
    make: (chance) => 18_446_744_073_709_551_000n + BigInt(chance.int(0, 600)),
  },
  float: {
    element: { type: 'FLOAT' },
    encodings: FLOATS,
    make: (chance) => Math.fround(chance.int(-1e6, 1e6) / 128),
  },
  double: { element: { type: 'DOUBLE' }, encodings: FLOATS, make: (chance) => chance.int(-1e9, 1e9) / 1000 },
  float16: {
    element: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 2, logical_type: { type: 'FLOAT16' } },
    make: (chance) => chance.int(-1000, 1000) / 4,
  },
  wholeDouble: { element: { type: 'DOUBLE' }, encodings: FLOATS, make: (chance) => chance.int(-99, 99) },
  tiny: { element: { type: 'DOUBLE' }, encodings: FLOATS, make: (chance) => chance.int(1, 9999) * 2 ** -900 },
  notANumber: {
    element: { type: 'DOUBLE' },
    make: (chance, row) => (row % 7 === 3 ? Number.NaN : chance.int(-99, 99) / 4),
  },
  decimal32: {
    element: { type: 'INT32', converted_type: 'DECIMAL', precision: 9, scale: 2 },
    make: (chance) => big(chance, 8),
  },
  decimal64: {
    element: { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 4 },
    make: (chance) => big(chance, 17),
  },
  decimalWide: {
    element: {
      type: 'FIXED_LEN_BYTE_ARRAY',
      type_length: 16,
      converted_type: 'DECIMAL',
      precision: 38,
      scale: 2,
    },
    make: (chance) => big(chance, 22),
  },
  decimalWhole: {
    element: { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 0 },
    make: (chance) => big(chance, 12),
  },
  truth: { element: { type: 'BOOLEAN' }, make: (chance) => chance.often(0.5) },
  date: { element: { type: 'INT32', converted_type: 'DATE' }, make: (chance) => chance.int(-9000, 29_000) },
  timeMillis: {
    element: { type: 'INT32', logical_type: { type: 'TIME', isAdjustedToUTC: false, unit: 'MILLIS' } },
    make: (chance) => chance.int(0, DAY - 1),
  },
  timeMicros: {
    element: { type: 'INT64', logical_type: { type: 'TIME', isAdjustedToUTC: false, unit: 'MICROS' } },
    make: (chance) => BigInt(chance.int(0, DAY - 1)) * 1000n,
  },
  momentMillis: { element: timestamp('MILLIS', true), make: (chance) => micros(chance) / 1000n },
  momentMicros: { element: timestamp('MICROS', true), make: micros },
  momentLocal: { element: timestamp('MICROS', false), make: micros },
  momentNanos: { element: timestamp('NANOS', false), make: (chance) => micros(chance) * 1000n },
  interval: {
    element: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 12, converted_type: 'INTERVAL' },
    make: (chance) =>
      Uint8Array.of(chance.int(0, 9), 0, 0, 0, chance.int(0, 27), 0, 0, 0, chance.int(0, 99), 0, 0, 0),
  },
  city: {
    element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    encodings: TEXT,
    make: (chance) => TEXTS.city(chance)(),
  },
  numberText: {
    element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    encodings: TEXT,
    make: (chance) => String(chance.int(0, 40)),
  },
  sentence: {
    element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    encodings: TEXT,
    make: (chance) => TEXTS.sentence(chance)(),
  },
  uuid: {
    element: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
    make: (chance) => TEXTS.uuid(chance)(),
  },
  binary: {
    element: { type: 'BYTE_ARRAY' },
    encodings: TEXT,
    make: (chance) => bytes(chance, chance.int(0, 3)),
  },
  fixedBinary: {
    element: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 3 },
    make: (chance) => Uint8Array.of(0xff, 0xfe, chance.int(0, 20)),
  },
  json: {
    element: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
    make: (chance) => ({ x: chance.int(0, 9) }),
  },
} satisfies Record<string, Stored>

type Name = keyof typeof STORED
const STORED_NAMES = Object.keys(STORED) as Name[]

/** A Parquet file of the seed: row groups, pages, encodings, nulls and both codecs that JavaScript writes the same everywhere. */
export function parquetFile(seed: number): OracleFile {
  const chance = new Chance(20_000 + seed)
  const rows = chance.int(50, 400)
  const names = [
    STORED_NAMES[seed % STORED_NAMES.length] as Name,
    ...chance.list(chance.int(2, 6), () => chance.pick(STORED_NAMES)),
  ]
  const columnData = names.map((kind, column) => {
    const { make, encodings }: Stored = STORED[kind]
    const gaps = chance.often(0.4) ? 0.1 : 0
    return {
      name: `${kind}_${column}`,
      data: chance.list(rows, (row) => (chance.often(gaps) ? null : make(chance, row))),
      encoding: encodings && chance.often(0.7) ? chance.pick(encodings) : undefined,
    }
  })
  const writer = new ByteWriter()
  parquetWrite({
    writer,
    columnData,
    schema: [
      { name: 'root', num_children: names.length },
      ...names.map(
        (kind, column): SchemaElement => ({
          ...(STORED[kind] as Stored).element,
          name: `${kind}_${column}`,
          repetition_type: 'OPTIONAL',
        }),
      ),
    ],
    codec: (['SNAPPY', 'UNCOMPRESSED', 'GZIP'] as const)[seed % 3],
    compressors: { GZIP: (input) => gzipSync(input, { mtime: 0 }) },
    rowGroupSize: chance.pick([100, 333, 100_000]),
    pageSize: chance.pick([500, 4000, 1_048_576]),
  })
  return {
    name: `parquet-${String(seed).padStart(3, '0')}.parquet`,
    bytes: new Uint8Array(writer.getBuffer()),
    ask: 'read_parquet',
    options: {},
    kinds: names,
    headers: columnData.map(({ name }) => name),
  }
}
