import { describe, expect, test } from 'vitest'
import { sortedRows } from './sorted-rows'

const sorted = (values: readonly (string | number | null)[], desc = false) =>
  sortedRows(values, (value) => value, desc)

describe('the order of rows', () => {
  test('of numbers, either way, with nothing at the end', () => {
    expect(sorted([3, null, -1, 20])).toEqual([-1, 3, 20, null])
    expect(sorted([3, null, -1, 20], true)).toEqual([20, 3, -1, null])
  })

  test('of texts: case and accents do not count, numbers in them do', () => {
    expect(sorted(['run 10', 'Run 9', 'äpfel', 'Zebra', 'apfelmus', 'run 09b'])).toEqual([
      'äpfel',
      'apfelmus',
      'Run 9',
      'run 09b',
      'run 10',
      'Zebra',
    ])
  })

  test('equal ones stay as they stood, either way', () => {
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
