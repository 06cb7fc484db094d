import { expect, test } from 'vitest'
import { unmatched } from '../../scripts/filters.mjs'

const files = ['/repo/tests/e2e/sign-in.test.ts', '/repo/tests/unit/Chart.test.ts']

test('filters that no test file contains are named', () => {
  expect(unmatched(['sign-in|chart', 'sign-in', 'typo'], files)).toEqual(['sign-in|chart', 'typo'])
})

test('a filter may be written in any case, as a whole path, and with a line', () => {
  expect(unmatched(['chart', 'SIGN', '/repo/tests/unit/Chart.test.ts', 'chart.test.ts:12'], files)).toEqual(
    [],
  )
})
