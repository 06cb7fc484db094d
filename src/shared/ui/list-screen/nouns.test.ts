import { expect, test } from 'vitest'
import { countText } from './nouns'

const JOBS = { one: 'job', many: 'jobs' }

test.each([
  [0, 0, '0 jobs'],
  [1, 1, '1 job'],
  [0, 1, '0 of 1 job'],
  [3, 12, '3 of 12 jobs'],
  [1200, 1200, '1,200 jobs'],
  [1200, 10000, '1,200 of 10,000 jobs'],
])('%i of %i: %s', (shown, all, text) => {
  expect(countText(shown, all, JOBS)).toBe(text)
})
