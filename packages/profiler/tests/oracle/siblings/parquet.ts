import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaElement } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import type { Sibling } from './sibling'

type Written = Parameters<typeof parquetWriteBuffer>[0]
const written = (options: Written) => new Uint8Array(parquetWriteBuffer(options))
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures', name)))

/** One column with that element of the schema. */
const column = (element: Omit<SchemaElement, 'name'>, data: unknown[]) =>
  written({
    columnData: [{ name: 'v', data }],
    schema: [
      { name: 'root', num_children: 1 },
      { name: 'v', repetition_type: 'OPTIONAL', ...element },
    ],
  })

const plain = [
  { name: 'id', data: [1, 2, 3], type: 'INT32' as const },
  { name: 's', data: ['a', 'b', 'a'], type: 'STRING' as const },
]

/** Parquet of other writers, damaged, encrypted, or with types that JavaScript has no value for. */
export const PARQUET_SIBLINGS: Sibling[] = [
  {
    name: 'one column in a compression that is not read: the words name it, the other column is read',
    file: 'a.parquet',
    content: written({
      columnData: [plain[0] as (typeof plain)[0], { ...(plain[1] as (typeof plain)[1]), codec: 'LZO' }],
      compressors: { LZO: (input) => input },
    }),
    rows: 3,
    columns: { 0: { type: 'integer', distinct: 3, failure: null } },
    failures: { 1: /LZO/ },
  },
  {
    name: 'an encrypted file is called encrypted',
    file: 'a.parquet',
    content: fixture('encrypted.parquet'),
    refusal: /encrypted/,
  },
  {
    name: 'a file cut off in the middle is called damaged',
    file: 'a.parquet',
    content: written({ columnData: plain }).slice(0, 90),
    refusal: /damaged|cut off|incomplete/,
  },
  {
    name: 'a page of rubbish costs its column alone',
    file: 'a.parquet',
    content: rubbishIn(written({ columnData: plain, codec: 'UNCOMPRESSED' })),
    columns: { 1: { type: 'text', distinct: 2, failure: null } },
  },
  {
    name: 'a column of NaN alone has no values',
    file: 'a.parquet',
    content: column({ type: 'FLOAT' }, [Number.NaN, Number.NaN, null]),
    columns: { 0: { missing: 3, distinct: 0, min: null, mean: null } },
  },
  {
    name: 'whole doubles are numbers, as the file says',
    file: 'a.parquet',
    content: column({ type: 'DOUBLE' }, [1, 2, 3]),
    columns: { 0: { type: 'number', min: 1, max: 3, storedType: 'DOUBLE' } },
  },
  {
    name: 'a decimal of 38 digits is exact',
    file: 'a.parquet',
    content: column(
      { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, converted_type: 'DECIMAL', precision: 38, scale: 2 },
      [1234567890123456789012n, 1234567890123456789013n, null],
    ),
    columns: {
      0: { type: 'number', distinct: 2, min: '12345678901234567890.12', max: '12345678901234567890.13' },
    },
  },
  {
    name: 'bytes that are no text are different values, and are written in hexadecimal',
    file: 'a.parquet',
    content: column({ type: 'BYTE_ARRAY' }, [Uint8Array.of(0xff, 0xd8), Uint8Array.of(0xfe, 0xd9), null]),
    columns: { 0: { type: 'binary', distinct: 2, missing: 1 } },
  },
  {
    name: 'an empty text is a missing value, as in every format',
    file: 'a.parquet',
    content: column({ type: 'BYTE_ARRAY', converted_type: 'UTF8' }, ['', 'a', null]),
    columns: { 0: { type: 'text', missing: 2, distinct: 1 } },
  },
  {
    name: 'texts that look like missing marks, numbers or dates are texts',
    file: 'a.parquet',
    content: column({ type: 'BYTE_ARRAY', converted_type: 'UTF8' }, ['NA', 'null', '17']),
    columns: { 0: { type: 'text', missing: 0, distinct: 3, min: null } },
  },
  {
    name: 'two columns of one name are two columns',
    file: 'a.parquet',
    content: fixture('same-names.parquet'),
    headers: ['id', 'id', '__proto__'],
    types: ['integer', 'text', 'boolean'],
  },
  {
    name: 'unsigned numbers above the signed ones',
    file: 'a.parquet',
    content: fixture('integers.parquet'),
    columns: { 1: { min: 0, max: '18446744073709551615' }, 3: { max: 4_294_967_295 } },
  },
  {
    name: 'times of day in milliseconds, microseconds and nanoseconds',
    file: 'a.parquet',
    content: fixture('times.parquet'),
    types: ['time', 'time', 'time'],
    columns: { 2: { distinct: 2, missing: 1 } },
  },
]

/** The same file with the bytes behind its first page's header overwritten. */
function rubbishIn(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => (at > 4 && at < 30 ? 0xff : byte))
}
