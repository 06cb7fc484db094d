import { expect, it } from 'vitest'
import { missingIn } from './missing'

it('a cell is missing when it is empty or one of the marks, in any case and with surrounding whitespace', () => {
  const isMissing = missingIn(['NA', '-999', ' n/a '])
  for (const cell of ['', '  ', 'NA', 'na', ' Na\t', '-999', 'N/A']) expect(isMissing(cell)).toBe(true)
  for (const cell of ['NAN', '-99', '999', 'n a', 'banana', '\u00a0']) expect(isMissing(cell)).toBe(false)
  expect(missingIn([])('NA')).toBe(false)
})
