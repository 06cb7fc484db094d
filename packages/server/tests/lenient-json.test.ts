import { expect, it } from 'vitest'
import { parseLenient } from '../tracking/json'

it('reads numbers as Python and C write them, and leaves texts alone', () => {
  expect(parseLenient('[NaN, -Infinity, 9007199254740993, 1.5, "NaN", "a\\"NaN", "\\\\", -12]')).toEqual([
    'NaN',
    '-Infinity',
    '9007199254740993',
    1.5,
    'NaN',
    'a"NaN',
    '\\',
    -12,
  ])
})

it.each([
  ['an open text with many quotes', `"${'\\"'.repeat(500_000)}`],
  ['many open texts', `"a\\`.repeat(250_000)],
  ['digits', '1'.repeat(1_000_000).concat('.')],
  ['signs', '-'.repeat(1_000_000)],
])('refuses %s in time that grows with their length', (_, text) => {
  const began = performance.now()
  expect(() => parseLenient(text)).toThrow()
  expect(performance.now() - began).toBeLessThan(5000)
})
