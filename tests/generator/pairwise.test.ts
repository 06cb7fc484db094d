import { expect, test } from 'vitest'
import { coveredBy, pairsOf, pairwise } from '../../scripts/templates/pairwise'
import { FACTORS, wholeProjects } from '../../scripts/templates/rows'
import { readReadme } from '../../scripts/templates/readme'
import { contentOf, labelOf, make } from './kit'

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

test('each project that is run says in its readme how', async () => {
  for (const choice of wholeProjects()) {
    const files = await make(choice)
    const { blocks, named } = readReadme(contentOf(files, 'README.md'))
    const [install = [], start = []] = blocks
    const before = start.filter((line) => line !== 'npm run dev')
    const label = labelOf(choice)
    expect(install, label).toContain('cp .env.example .env')
    expect([...named], label).toEqual(
      expect.arrayContaining([
        'npm run build',
        'npm start',
        ...(choice.features.includes('tests') ? ['npm test'] : []),
      ]),
    )
    expect(before, label).toEqual(named.has('npm run migrate') ? ['npm run migrate'] : [])
  }
})
