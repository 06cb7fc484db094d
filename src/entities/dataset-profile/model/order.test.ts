import { expect, it } from 'vitest'
import type { ColumnProfile } from '@orrery/profiler/types'
import { PROFILE } from './sample-profile'
import { type Order, orderedColumns, ORDERS, type PlacedColumn } from './order'

const column = (place: number, fields: Partial<ColumnProfile>): PlacedColumn => ({
  ...(PROFILE.columns[0] as ColumnProfile),
  name: `c${place}`,
  days: false,
  place,
  ...fields,
})
const COLUMNS = [
  column(0, { name: 'c10', missing: 4, max: 3, mean: 1, deviation: 2, min: -5, distinct: 1 }),
  column(1, { name: 'c9', type: 'date', max: '2024-01-01T00:00:00.000Z', missing: 4, distinct: 7 }),
  column(2, { name: 'A', type: 'integer', min: '-9007199254740993', max: '9007199254740993', missing: 9 }),
]
const places = (search: string, order: Order) =>
  orderedColumns(COLUMNS, search, order).map(({ place }) => place)

it.each([
  ['file', [0, 1, 2]],
  ['name', [2, 1, 0]],
  ['type', [1, 2, 0]],
  ['missing', [2, 0, 1]],
  ['distinct', [2, 1, 0]],
  ['min', [2, 0, 1]],
  ['max', [2, 1, 0]],
  ['mean', [0, 1, 2]],
  ['deviation', [0, 1, 2]],
] as const)('sorts by %s', (order, expected) => expect(places('', order)).toEqual(expected))

it('offers each order once', () => expect(new Set(ORDERS.map(({ value }) => value)).size).toBe(9))

it('finds columns by a part of their name, in any case', () => {
  expect(places(' C', 'file')).toEqual([0, 1])
  expect(places('a', 'name')).toEqual([2])
  expect(places('nothing', 'file')).toEqual([])
})
