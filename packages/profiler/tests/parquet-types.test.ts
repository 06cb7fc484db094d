import { expect, it } from 'vitest'
import { profileFixture } from './fixture'

const columnsOf = async (name: string) => {
  const { columns, rows, headers } = await profileFixture(name)
  return Object.fromEntries(
    columns.map((column, at) => [headers[at], { ...column, cells: rows.map((cells) => cells[at]) }]),
  )
}

it.each(['numbers.parquet', 'numbers-integers.parquet'])('reads the numbers of %s exactly', async (name) => {
  const columns = await columnsOf(name)
  const number = { type: 'number', failure: null }
  expect(columns.whole).toMatchObject({ ...number, storedType: 'DOUBLE', min: 1, max: 3, missing: 1 })
  expect(columns.nan).toMatchObject({ ...number, missing: 2, distinct: 2, min: 1.5, max: 2.5, mean: 2 })
  expect(columns.infinite).toMatchObject({ ...number, missing: 0, distinct: 4, min: 1, max: 2, mean: 1.5 })
  expect(columns.float).toMatchObject({
    ...number,
    storedType: 'FLOAT',
    missing: 2,
    min: 0.1,
    max: 16_777_216,
  })
  expect(columns.half).toMatchObject({ ...number, storedType: 'FLOAT16', min: 0.5, max: 2 })
  const integer = { type: 'integer', failure: null }
  expect(columns.i8).toMatchObject({ ...integer, storedType: 'INT8', min: -128, max: 127 })
  expect(columns.i64).toMatchObject({ ...integer, distinct: 3, max: '1610521604143693812' })
  expect(columns.i64?.cells.slice(0, 2)).toEqual(['9007199254740992', '9007199254740993'])
  expect(columns.u32).toMatchObject({ ...integer, storedType: 'UINT32', max: 4_294_967_295 })
  expect(columns.u64).toMatchObject({ ...integer, storedType: 'UINT64', min: 0, max: '18446744073709551615' })
  expect(columns.d9).toMatchObject({ ...number, storedType: 'DECIMAL(9,2)', min: -0.05, max: 2 })
  expect(columns.d9?.cells).toEqual(['1.50', '-0.05', '2.00', ''])
  expect(columns.d18).toMatchObject({ ...number, storedType: 'DECIMAL(18,1)', max: '9007199254740993.5' })
  expect(columns.d38).toMatchObject({ ...number, distinct: 3, max: '12345678901234567890.13' })
  expect(columns.d38?.cells[0]).toBe('12345678901234567890.12')
  expect(columns.d76).toMatchObject({ ...integer, storedType: 'DECIMAL(76,0)' })
  expect(columns.d76?.cells[1]).toBe(`-1${'0'.repeat(60)}`)
})

it('reads dates, times and timestamps at the precision of the file', async () => {
  const { day, far, ms, us, ns, zone, t32, t64 } = await columnsOf('times.parquet')
  expect(day?.cells).toEqual(['2024-01-02', '0001-01-01', ''])
  expect(day).toMatchObject({ type: 'date', storedType: 'DATE', missing: 1 })
  expect(far?.cells).toEqual(['+5881580-07-11', '-5877641-06-23', '1970-01-01'])
  expect(far).toMatchObject({ min: '-5877641-06-23T00:00:00.000Z', max: '+5881580-07-11T00:00:00.000Z' })
  expect(far?.quartiles).toMatchObject({ median: '1970-01-01T00:00:00.000Z' })
  expect(far?.quartiles?.q1).toMatch(/^-2937836-/)
  expect(ms?.cells).toEqual(['2024-01-02T03:04:05.678', '1960-05-06T00:00:00', ''])
  expect(us?.cells[0]).toBe('2024-01-02T03:04:05.678901')
  expect(ns?.cells.slice(0, 2)).toEqual(['2024-01-02T03:04:05.678901234', '1969-12-31T23:59:59.999999999'])
  expect(zone?.cells[0]).toBe('2024-01-02T03:04:05.678901Z')
  expect(zone).toMatchObject({
    type: 'date',
    storedType: 'TIMESTAMP(us, UTC)',
    min: '1960-05-06T00:00:00.000Z',
  })
  expect(t32).toMatchObject({ type: 'time', storedType: 'TIME(ms)', min: '00:00:00', max: '23:59:59.999' })
  expect(t64?.cells.slice(0, 2)).toEqual(['12:30:00.000001', '01:02:03'])
  const { old } = await columnsOf('times-int96.parquet')
  expect(old).toMatchObject({ type: 'date', storedType: 'INT96', distinct: 2 })
  expect(old?.cells).toEqual(ns?.cells)
})

it('shows bytes as hexadecimal digits and distinguishes them', async () => {
  const { bytes, fixed, uuid, text } = await columnsOf('bytes.parquet')
  expect(bytes).toMatchObject({ type: 'binary', storedType: 'BINARY', distinct: 3, missing: 1 })
  expect(bytes?.cells).toEqual(['ffd8', 'fed9', 'fdda', ''])
  expect(fixed).toMatchObject({ type: 'binary', storedType: 'BINARY(2)', distinct: 2 })
  expect(uuid?.cells[0]).toBe('00010203-0405-0607-0809-0a0b0c0d0e0f')
  // A text stays text, whatever it looks like.
  expect(text).toMatchObject({ type: 'text', storedType: 'STRING', min: null, missing: 2 })
})

it('reads intervals, JSON and UUIDs as DuckDB writes them', async () => {
  const { span, doc, d, id } = await columnsOf('duckdb.parquet')
  expect(span).toMatchObject({ type: 'interval', storedType: 'INTERVAL', missing: 1 })
  expect(span?.cells).toEqual(['1 year 2 months 3 days 04:05:06', '2 days', ''])
  expect(doc?.cells).toEqual(['{"k": 1}', '', '[1]'])
  expect(d).toMatchObject({ type: 'number', missing: 1, distinct: 2 })
  expect(id).toMatchObject({ storedType: 'UUID', distinct: 1 })
})

it('shows lists, structs and maps as JSON, with exact numbers', async () => {
  const { list, struct, map, deep, days, blobs } = await columnsOf('nested.parquet')
  expect(list?.cells).toEqual(['[1,null,9007199254740993]', '[]', '', '[4]'])
  expect(struct?.cells).toEqual(['{"a":1,"b":"x"}', '{"a":null,"b":null}', '', '{"a":2,"b":"q\\""}'])
  expect(map?.cells).toEqual(['{"k":1.5,"l":null}', '{}', '', '{"m":2}'])
  expect(deep?.cells).toEqual(['[[{"d":1.50}],[]]', '[]', '', '[[{"d":null}]]'])
  expect(days?.cells).toEqual(['["2024-01-02"]', '[null]', '', '[]'])
  expect(blobs?.cells.slice(0, 2)).toEqual(['["ff"]', '["fe"]'])
  expect(list).toMatchObject({ type: 'text', storedType: 'LIST', missing: 1 })
})

it.each(['1', '2'])('joins lists that continue in the next page, version %s', async (version) => {
  const { list, n } = await columnsOf(`nested-pages-${version}.parquet`)
  expect(list).toMatchObject({ distinct: 7, missing: 0, failure: null })
  expect(list?.top).toContainEqual({ value: '[0,1,2,3,4,5]', count: 85 })
  expect(n).toMatchObject({ min: 0, max: 599, distinct: 600 })
})
