import { expect, it } from 'vitest'
import { overBudget, TOLERANCE_KB } from '../e2e/kit/budget'

const budget = { '/': { scripts: 14, kB: 197 } }
const home = (scripts: number, kB: number) => overBudget({ '/': { scripts, bytes: kB * 1000 } }, budget)

it('allows what was measured once, and a little more in bytes', () => {
  expect(home(14, 197)).toEqual([])
  expect(home(14, 197 + TOLERANCE_KB)).toEqual([])
})

it('tells of a script or of bytes too many', () => {
  expect(home(15, 197)).toEqual(['/: 15 scripts, 197 kB; its budget is 14 scripts, 197 kB'])
  expect(home(14, 198 + TOLERANCE_KB)).toEqual(['/: 14 scripts, 199 kB; its budget is 14 scripts, 197 kB'])
})

it('tells of a route without a budget, and of one that nobody measured', () => {
  expect(overBudget({ '/new': { scripts: 1, bytes: 1 } }, budget)).toEqual([
    '/ has a budget and was not measured',
    '/new has no budget',
  ])
})
