import { expect, it } from 'vitest'
import type { ColumnProfile } from '@orrery/profiler/types'
import { duplicatesText, findingsOf } from './findings'
import { KINDS } from './sample-columns'

const column = (fields: Partial<ColumnProfile>): ColumnProfile => ({
  ...KINDS['no name'],
  type: 'text',
  missing: 0,
  ...fields,
})
const told = (fields: Partial<ColumnProfile>, rows = 1000) =>
  findingsOf(column({ distinct: 500, ...fields }), rows).map(({ kind, text }) => `${kind}: ${text}`)

it('lists the texts that count as missing, and those that may', () => {
  expect(told({ missing: 480, marks: [{ value: 'n/a', count: 480 }] })).toEqual([
    'fact: “n/a” counted as missing: 480',
  ])
  expect(told({ placeholders: [{ value: '-', count: 1 }], topEstimated: true })).toEqual([
    'check: “-” may stand for a missing value: at least 1 row',
  ])
  expect(
    told({
      strays: [
        { value: 'abc', count: 3 },
        { value: 'x'.repeat(50), count: 1 },
      ],
    }),
  ).toEqual([`check: Texts among numbers or dates: “abc” (3), “${'x'.repeat(40)}…” (1)`])
})

it('describes the patterns of texts', () => {
  expect(told({ form: 'dd/mm/yyyy' })).toEqual(['check: Looks like dates, dd/mm/yyyy; read as text'])
})

it('counts values far from the others on each side', () => {
  const outliers = { below: -128.5, above: 228.5, low: 2, high: 1 }
  expect(told({ outliers })).toEqual(['check: 3 values far from the others: 2 below -128.5, 1 above 228.5'])
  expect(told({ outliers: { ...outliers, low: 0 }, quartilesEstimated: true })).toEqual([
    'check: About 1 value far from the others: 1 above 228.5',
  ])
})

it('reports values that are all different, all the same, or mostly missing', () => {
  expect(told({ distinct: 1000 })).toEqual(['fact: Every value is different'])
  expect(told({ distinct: 1000, distinctEstimated: true })).toEqual([])
  expect(told({ distinct: 999 })).toEqual([])
  expect(told({ distinct: 1 })).toEqual(['fact: Every value is the same'])
  expect(told({ distinct: 2, top: [{ value: 'DE', count: 960 }] })).toEqual([
    'fact: “DE” in 96% of the rows with a value',
  ])
  expect(told({ missing: 500, distinct: 3 })).toEqual(['check: 50% of the rows have no value'])
  expect(told({ missing: 1000, distinct: 0 })).toEqual(['check: No row has a value'])
  expect(told({ missing: 499, distinct: 3 })).toEqual([])
  expect(told({ failure: 'damaged', missing: 1000 })).toEqual([])
})

it('reports how many rows repeat an earlier one', () => {
  const rows = { totalRows: 1000, fileType: 'CSV' } as const
  expect(duplicatesText({ ...rows, duplicateRows: 12, duplicateRowsEstimated: false })).toBe('12 (1.2%)')
  expect(duplicatesText({ ...rows, duplicateRows: 12, duplicateRowsEstimated: true })).toBe('about 12 (1.2%)')
  expect(duplicatesText({ ...rows, duplicateRows: null, duplicateRowsEstimated: false })).toBe('Not counted')
})
