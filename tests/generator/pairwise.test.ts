import { expect, test } from 'vitest'
import { coveredBy, pairsOf, pairwise } from '../../scripts/templates/pairwise'
import { FACTORS } from '../../scripts/templates/rows'

test('the real runs cover every pair of front end, back end, database and flags', () => {
  const rows = pairwise(FACTORS)
  const covered = new Set(rows.flatMap(coveredBy))
  expect(pairsOf(FACTORS).filter((pair) => !covered.has(pair))).toEqual([])
  expect(covered.size).toBe(5 * 7 + 5 * 7 + 7 * 7 + 19 * 6 * 2 + 15 * 4)
  // 49 is the floor: each back end with each database.
  expect(rows.length).toBeLessThanOrEqual(60)
  expect(pairwise(FACTORS)).toEqual(rows)
})

test('every row is one value of each factor', () => {
  for (const row of pairwise(FACTORS))
    expect(row.every((value, index) => FACTORS[index]?.includes(value))).toBe(true)
})
