import { expect, test } from 'vitest'
import { coveredBy, pairsOf, pairwise } from '../tools/pairwise'
import { FACTORS, wholeProjects } from '../tools/rows'
import { readReadme } from '../tools/readme'
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

test('every row has one value of each factor', () => {
  for (const row of pairwise(FACTORS))
    expect(row.every((value, index) => FACTORS[index]?.includes(value))).toBe(true)
})

test('the readme of each tested project states how to run it', async () => {
  for (const choice of wholeProjects()) {
    const files = await make(choice)
    const { blocks, named } = readReadme(contentOf(files, 'README.md'))
    const label = labelOf(choice)
    const [install = [], start = install] = blocks
    expect(install[0], label).toBe('npm install')
    expect(start.at(-1), label).toBe('npm run dev')
    // One block: nothing has to be set up.
    const alone = start === install
    expect(alone, label).toBe(
      choice.backend === 'node' && ['postgresql', 'supabase', 'sqlite'].includes(choice.database),
    )
    if (choice.backend !== 'node') expect(install, label).toContain('cp .env.example .env')
    const before = alone ? [] : start.slice(0, -1)
    expect([...named], label).toEqual(
      expect.arrayContaining([
        'npm run build',
        'npm start',
        ...(choice.features.includes('tests') ? ['npm test'] : []),
      ]),
    )
    expect(before, label).toEqual(!alone && named.has('npm run migrate') ? ['npm run migrate'] : [])
  }
})
