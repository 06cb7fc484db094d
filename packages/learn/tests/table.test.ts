import { expect, it } from 'vitest'
import { profileSource, readCsvTable, scanCsvBlock, type Source } from '@orrery/profiler'
import { countsOf, tableOf } from '../table/table'

const sourceOf = (text: string): Source => {
  const bytes = new TextEncoder().encode(text)
  return { size: bytes.length, read: async (from, to) => bytes.slice(from, to) }
}

async function read(text: string) {
  const source = sourceOf(text)
  const tell = async () => undefined
  const profile = await profileSource(source, 'file.csv', {
    ahead: 1,
    scan: (order) => scanCsvBlock(source, order),
    tell,
  })
  const { rows, columns } = await readCsvTable(source, profile, tell)
  return tableOf(rows, columns)
}

it('reads the values of a file by the types that the profile found', async () => {
  const of = await read(
    'age;town;day;note\n1,5;Ulm;2024-02-01;"a;b"\n;Bonn;;"say ""yes"""\n3;NA;2024-02-03;Ulm\n',
  )
  expect(of.rows).toBe(3)
  expect(of.columns).toEqual([
    { kind: 'number', name: 'age', values: Float64Array.of(1.5, NaN, 3) },
    { kind: 'category', name: 'town', codes: Int32Array.of(0, 1, -1), levels: ['Ulm', 'Bonn'] },
    {
      kind: 'date',
      name: 'day',
      values: Float64Array.of(Date.parse('2024-02-01'), NaN, Date.parse('2024-02-03')),
    },
    { kind: 'category', name: 'note', codes: Int32Array.of(0, 1, 2), levels: ['a;b', 'say "yes"', 'Ulm'] },
  ])
})

it('infinities count as missing, and so do values that short rows lack', async () => {
  const of = await read('a,b\n1,x\ninf,y\n3\n4,x\n')
  expect(of.columns[0]).toMatchObject({ values: Float64Array.of(1, NaN, 3, 4) })
  expect(countsOf(of.columns[1]!)).toEqual({ missing: 1, distinct: 2 })
})

it('reads every row of a file that is longer than one part', async () => {
  const of = await read(
    `n,t\n${Array.from({ length: 400_000 }, (_, row) => `${row},text ${row % 3}\n`).join('')}`,
  )
  expect(of.rows).toBe(400_000)
  const [numbers] = of.columns
  expect(numbers?.kind === 'number' && numbers.values.every((value, row) => value === row)).toBe(true)
})
