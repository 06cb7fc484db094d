import { expect, test } from 'vitest'
import { countText, ownCountText } from './nouns'

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

test.each([
  [9, 9, 7, '2 jobs, 7 samples'],
  [2, 2, 1, '1 job, 1 sample'],
  [7, 7, 7, '7 sample jobs'],
  [1, 1, 1, '1 sample job'],
  [2, 2, 0, '2 jobs'],
  [3, 9, 7, '3 of 9 jobs'],
  [0, 0, 0, '0 jobs'],
])('%i of %i with %i samples: %s', (shown, all, samples, text) => {
  expect(ownCountText(shown, { all, samples }, JOBS)).toBe(text)
})
