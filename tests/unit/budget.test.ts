import { expect, it } from 'vitest'
import { overBudget, TOLERANCE_KB } from '../e2e/kit/budget'

const budget = { '/': { scripts: 14, kB: 197 } }
const home = (scripts: number, kB: number) => overBudget({ '/': { scripts, bytes: kB * 1000 } }, budget)

it('allows the measured values, and a few more bytes', () => {
  expect(home(14, 197)).toEqual([])
  expect(home(14, 197 + TOLERANCE_KB)).toEqual([])
})

it('reports excess scripts and bytes', () => {
  expect(home(15, 197)).toEqual(['/: 15 scripts, 197 kB; its budget is 14 scripts, 197 kB'])
  expect(home(14, 198 + TOLERANCE_KB)).toEqual(['/: 14 scripts, 199 kB; its budget is 14 scripts, 197 kB'])
})

it('reports a route without a budget, and a budget without a measurement', () => {
  expect(overBudget({ '/new': { scripts: 1, bytes: 1 } }, budget)).toEqual([
    '/ has a budget and was not measured',
    '/new has no budget',
  ])
})
