import { parquetMetadata } from 'hyparquet'
import { type ParquetWriteOptions, parquetWriteBuffer } from 'hyparquet-writer'
import { expect, it } from 'vitest'
import { fixture, profileFixture } from './fixture'
import { bytesOf, profileNamed } from './kit'

/** The bytes with all occurrences of some changed to others of the same length, from a place on. */
function patched(bytes: Uint8Array, from: number[], to: number[], start = 0): Uint8Array {
  const copy = bytes.slice()
  let count = 0
  for (let at = start; at + from.length <= copy.length; at++) {
    if (!from.every((byte, next) => bytes[at + next] === byte)) continue
    copy.set(to, at)
    count++
  }
  expect(count).toBeGreaterThan(0)
  return copy
}

/** plain.parquet has 3 rows and no dictionary: id, word, score. */
const plain = () => fixture('plain.parquet')
const footerOf = (bytes: Uint8Array) => bytes.length - 8 - parquetMetadata(bytes).metadata_length

it.each(['none', 'snappy', 'gzip', 'brotli', 'lz4', 'zstd', 'polars'])(
  'reads a file compressed with %s',
  async (codec) => {
    const profile = await profileFixture(`codec-${codec}.parquet`)
    expect(profile).toMatchObject({ fileType: 'Parquet', totalRows: 3, headers: ['id', 'word', 'long'] })
    expect(profile.rows).toEqual([1, 2, 3].map((id) => [`${id}`, id === 2 ? 'b' : 'a', 'xyz'.repeat(30)]))
    expect(profile.columns.map(({ failure }) => failure)).toEqual([null, null, null])
    expect(profile.columns[1]?.top).toEqual([
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
    ])
  },
)

it('reads every encoding, pages of both versions and a column without any value', async () => {
  const { rows, columns } = await profileFixture('encodings.parquet')
  expect(rows).toEqual([
    ['5', 'a', 'ab', '1.5', '', 'true'],
    ['3', 'bb', 'abc', '-2.5', '', 'false'],
    ['', '', '', '', '', ''],
    ['9', 'ccc', 'abd', '3.5', '', 'true'],
  ])
  expect(columns.map(({ missing }) => missing)).toEqual([1, 1, 1, 1, 4, 1])
})

it('distinguishes columns of the same name by their position', async () => {
  const { headers, rows, columns } = await profileFixture('same-names.parquet')
  expect(headers).toEqual(['a', 'a'])
  expect(rows).toEqual([
    ['1', 'x'],
    ['2', 'y'],
  ])
  expect(columns.map(({ type }) => type)).toEqual(['integer', 'text'])
})

it('reads many pages and row groups, and counts the values of a dictionary once', async () => {
  const data = Array.from({ length: 300_000 }, (_, at) => at % 7)
  const text = data.map((value) => (value === 3 ? null : `v${value}`))
  const bytes = parquetWriteBuffer({
    columnData: [
      { name: 'n', data, type: 'INT32' },
      { name: 's', data: text, type: 'STRING' },
    ],
    rowGroupSize: 70_000,
  })
  const { totalRows, columns } = await profileNamed('rows.parquet', new Uint8Array(bytes))
  expect(totalRows).toBe(300_000)
  expect(columns[0]).toMatchObject({ min: 0, max: 6, distinct: 7, distinctEstimated: false, missing: 0 })
  expect(columns[1]).toMatchObject({ distinct: 6, missing: 42_857 })
  expect(columns[1]?.top[0]).toEqual({ value: 'v0', count: 42_858 })
})

it('skips row groups without rows, which have no pages', async () => {
  const profile = await profileFixture('empty-groups.parquet')
  expect(profile.totalRows).toBe(3)
  expect(profile.rows).toEqual([
    ['1', '[1]'],
    ['2', '[2]'],
    ['3', '[3]'],
  ])
  expect(profile.columns.map(({ failure, missing }) => [failure, missing])).toEqual([
    [null, 0],
    [null, 0],
  ])
})

it('reports the failure of one column and the statistics of the others', async () => {
  const { columns, rows, totalRows } = await profileFixture('encrypted-column.parquet')
  expect(totalRows).toBe(2)
  expect(rows).toEqual([
    ['1', ''],
    ['2', ''],
  ])
  expect(columns[0]).toMatchObject({ type: 'integer', min: 1, max: 2, failure: null })
  expect(columns[1]).toMatchObject({
    storedType: 'INT64',
    failure: 'The column is encrypted, and its key is not known here.',
  })
  expect(columns[1]?.top).toEqual([])
})

it('names an unsupported codec', async () => {
  const name = [...bytesOf('word')]
  const lzo = patched(plain(), [...name, 0x15, 0], [...name, 0x15, 6], footerOf(plain()))
  const { columns } = await profileNamed('a.parquet', lzo)
  expect(columns[1]?.failure).toMatch('compressed with LZO, which cannot be read here')
  expect(columns.map(({ failure }) => failure === null)).toEqual([true, false, true])
})

it('names an unsupported encoding', async () => {
  const start = Number(parquetMetadata(plain()).row_groups[0]?.columns[1]?.meta_data?.data_page_offset)
  // Of the page's header: 3 values, encoded as PLAIN; then as BIT_PACKED.
  const packed = plain()
  const at = packed.findIndex(
    (byte, place) =>
      place > start &&
      byte === 0x15 &&
      packed[place + 1] === 6 &&
      packed[place + 2] === 0x15 &&
      packed[place + 3] === 0,
  )
  packed[at + 3] = 8
  const { columns } = await profileNamed('a.parquet', packed)
  expect(columns[1]?.failure).toMatch('encoding BIT_PACKED, which cannot be read here')
  expect(columns.map(({ failure }) => failure === null)).toEqual([true, false, true])
})

it('fails on a file that declares more rows than it has', async () => {
  const more = patched(plain(), [0x16, 6], [0x16, 126], footerOf(plain()))
  await expect(profileNamed('a.parquet', more)).rejects.toThrow('data of the column is damaged or incomplete')
})

it('profiles a file with one damaged column, whichever byte is wrong', async () => {
  const { offset, length } = ((chunk) => ({
    offset: Number(chunk?.meta_data?.data_page_offset),
    length: Number(chunk?.meta_data?.total_compressed_size),
  }))(parquetMetadata(plain()).row_groups[0]?.columns[1])
  for (let at = offset; at < offset + length; at++)
    for (const value of [0, 0x7f, 0xff]) {
      const bytes = plain()
      bytes[at] = value
      const { columns, totalRows } = await profileNamed('a.parquet', bytes)
      expect(totalRows).toBe(3)
      expect(columns[0], `byte ${at}`).toMatchObject({ min: 1, max: 3, failure: null })
      expect(columns[2]).toMatchObject({ min: 0.5, max: 2.5, failure: null })
    }
})

it('rejects unreadable files with its own messages', async () => {
  const cases: [Uint8Array | string, string][] = [
    [fixture('encrypted.parquet'), 'The Parquet file is encrypted'],
    [plain().slice(0, 200), 'The Parquet file is cut off'],
    [patched(plain(), [...bytesOf('PAR1')], [...bytesOf('PARE')], 8), 'The Parquet file is encrypted'],
    [plain().fill(0xff, footerOf(plain()), plain().length - 8), 'The Parquet file is damaged'],
    [fixture('no-rows.parquet'), 'The file has columns, but no rows.'],
    [fixture('no-groups.parquet'), 'The file has columns, but no rows.'],
    ['a,b\n1,2\n', 'The name says Parquet'],
  ]
  for (const [bytes, words] of cases) await expect(profileNamed('a.parquet', bytes)).rejects.toThrow(words)
  await expect(profileNamed('rows.csv', plain())).rejects.toThrow('the content is Parquet')
})

it('stops when the progress callback says so, without a failed column', async () => {
  const bytes = plain()
  const source = { size: bytes.length, read: async (from: number, to: number) => bytes.slice(from, to) }
  const { profileParquet } = await import('../parquet/parquet')
  const stop = () => Promise.reject(new Error('stopped by the user'))
  await expect(profileParquet(source, stop)).rejects.toThrow('stopped by the user')
})

it('joins a list that starts in one page and ends in the next', async () => {
  const schema = [
    { name: 'root', num_children: 1 },
    { name: 'list', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', type: 'INT32' },
  ] satisfies ParquetWriteOptions['schema']
  const lists = [
    [10, 11],
    [12, 13],
    [14, 15],
  ]
  const options = { codec: 'UNCOMPRESSED', statistics: false, pageSize: 4, schema } as const
  const columnData = [{ name: 'list', data: lists, encoding: 'PLAIN' as const }]
  const three = new Uint8Array(parquetWriteBuffer({ ...options, columnData }))
  expect((await profileNamed('a.parquet', three)).rows).toEqual([['[10,11]'], ['[12,13]'], ['[14,15]']])
  // Levels of repetition and definition; the first value of the third page is made to belong to the row before.
  const levels = [3, 0b10, 3, 0b1111]
  const third = three.findLastIndex((_, at) => levels.every((byte, next) => three[at + next] === byte))
  three[third + 1] = 0b11
  const two = patched(three, [0x16, 6], [0x16, 4], footerOf(three))
  expect((await profileNamed('a.parquet', two)).rows).toEqual([['[10,11]'], ['[12,13,14,15]']])
})
