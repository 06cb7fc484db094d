import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, it } from 'vitest'
import { profileNamed } from './kit'

const file = () =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: 'id', data: [1n, 2n, 3n], type: 'INT64' },
        { name: 'score', data: [0.5, null, 2], type: 'DOUBLE' },
        { name: 'name', data: ['Ada', '2', 'Ada'], type: 'STRING' },
        { name: 'ok', data: [true, false, true], type: 'BOOLEAN' },
        { name: 'when', data: [new Date(0), new Date(1e12), new Date(2)], type: 'TIMESTAMP' },
        { name: 'tags', data: [{ a: 1 }, { b: [2] }, {}], type: 'JSON' },
      ],
    }),
  )

it('profiles a Parquet file', async () => {
  const profile = await profileNamed('rows.parquet', file())
  expect(profile).toMatchObject({ fileType: 'Parquet', totalRows: 3, encoding: null, reading: null })
  expect(profile.headers).toEqual(['id', 'score', 'name', 'ok', 'when', 'tags'])
  expect(profile.rows[1]).toEqual(['2', '', '2', 'false', '2001-09-09T01:46:40.000Z', '{"b":[2]}'])
  expect(profile.columns.map(({ type, missing }) => [type, missing])).toEqual([
    ['integer', 0],
    ['number', 1],
    ['text', 0],
    ['boolean', 0],
    ['date', 0],
    ['text', 0],
  ])
  expect(profile.columns[0]).toMatchObject({ min: 1, max: 3, mean: 2, distinct: 3 })
})

it('reads more rows than it keeps', async () => {
  const data = Array.from({ length: 1_200_000 }, (_, at) => at % 7)
  const bytes = new Uint8Array(parquetWriteBuffer({ columnData: [{ name: 'n', data, type: 'INT32' }] }))
  const { totalRows, columns } = await profileNamed('rows.parquet', bytes)
  expect(totalRows).toBe(1_200_000)
  expect(columns[0]).toMatchObject({ min: 0, max: 6, distinct: 7, distinctEstimated: false, missing: 0 })
})

it('refuses one that is cut off, and another format under that name', async () => {
  const damaged = 'The Parquet file is damaged, or compressed in a way that cannot be read here.'
  await expect(profileNamed('rows.parquet', file().slice(0, 200))).rejects.toThrow(damaged)
  await expect(profileNamed('rows.parquet', 'a,b\n1,2\n')).rejects.toThrow('The name says Parquet')
  await expect(profileNamed('rows.csv', file())).rejects.toThrow('the content is Parquet')
})
