import { describe, expect, test } from 'vitest'
import { sortedRows } from './sorted-rows'

const sorted = (values: readonly (string | number | null)[], desc = false) =>
  sortedRows(values, (value) => value, desc)

describe('the order of rows', () => {
  test('of numbers, in both directions, with missing values last', () => {
    expect(sorted([3, null, -1, 20])).toEqual([-1, 3, 20, null])
    expect(sorted([3, null, -1, 20], true)).toEqual([20, 3, -1, null])
  })

  test('of texts ignores case and accents, and compares numbers in them by value', () => {
    expect(sorted(['run 10', 'Run 9', 'äpfel', 'Zebra', 'apfelmus', 'run 09b'])).toEqual([
      'äpfel',
      'apfelmus',
      'Run 9',
      'run 09b',
      'run 10',
      'Zebra',
    ])
  })

  test('is stable for equal rows, in both directions', () => {
    const rows = [
      { id: 1, kind: 'Rock' },
      { id: 2, kind: 'rock' },
      { id: 3, kind: 'gas' },
    ]
    const ids = (desc: boolean) => sortedRows(rows, ({ kind }) => kind, desc).map(({ id }) => id)
    expect(ids(false)).toEqual([3, 1, 2])
    expect(ids(true)).toEqual([1, 2, 3])
  })
})
