import { describe, expect, it } from 'vitest'
import { roundBins } from '../column/bins'
import { createRandom } from '@/shared/lib/random'
import { profileText } from './kit'

const counted = (...numbers: number[]) => numbers.map((number) => ({ number, count: 1 }))
const edges = (type: 'integer' | 'number' | 'date', ...numbers: number[]) => {
  const bins = roundBins(type, counted(...numbers)) ?? []
  return [...bins.map(({ from }) => from), bins.at(-1)?.to]
}
const counts = (type: 'integer' | 'number' | 'date', ...numbers: number[]) =>
  roundBins(type, counted(...numbers))?.map(({ count }) => count)

describe('the edges of a histogram', () => {
  it('give few whole numbers a bin each', () => {
    expect(edges('integer', 1, 5, 5, 3)).toEqual([1, 2, 3, 4, 5, 6])
    expect(counts('integer', 1, 5, 5, 3)).toEqual([1, 0, 1, 0, 2])
    expect(edges('integer', 7)).toEqual([7, 8])
    expect(edges('integer', 0, 30)).toHaveLength(32)
  })

  it('are round for more whole numbers, and never between two of them', () => {
    expect(edges('integer', 0, 31)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32])
    expect(edges('integer', 18, 95)).toEqual([
      15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95,
    ])
    expect(edges('integer', -250, 999)?.[0]).toBe(-300)
  })

  it('are decimals without the noise of doubles', () => {
    expect(edges('number', 0.05, 0.9)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    expect(counts('number', 0.1, 0.2, 0.3, 0.7, 0.9)).toHaveLength(16)
  })

  it('are days, months and years for dates', () => {
    const day = (text: string) => Date.parse(text)
    const texts = (from: string, to: string) =>
      edges('date', day(from), day(to)).map((edge) => new Date(edge ?? 0).toISOString().slice(0, 10))
    expect(texts('2024-01-03', '2024-01-09')[0]).toBe('2024-01-03')
    // Weeks begin on Mondays.
    expect(texts('2024-01-03', '2024-03-09')[0]).toBe('2024-01-01')
    expect(texts('2023-02-14', '2024-03-09').slice(0, 2)).toEqual(['2023-02-01', '2023-03-01'])
    expect(texts('1998-04-23', '2024-03-09').slice(0, 2)).toEqual(['1998-01-01', '2000-01-01'])
    expect(texts('1970-01-01', '1970-01-01')).toHaveLength(2)
  })

  it('fall back where doubles are too coarse', () => {
    expect(roundBins('number', counted(1e300, 1e300 + 1, -1e308))).not.toBeNull()
    expect(roundBins('number', counted(-1.7e308, 1.7e308))).toBeNull()
    expect(roundBins('number', [])).toBeNull()
  })

  it('hold every value between them, in at most 16 bins', () => {
    const random = createRandom(11)
    for (let round = 0; round < 2000; round++) {
      const size = 10 ** Math.floor(random() * 24 - 12)
      const middle = random() < 0.5 ? 0 : random() * 10 ** Math.floor(random() * 12)
      const numbers = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => middle + (random() - 0.5) * size,
      )
      for (const type of ['integer', 'number', 'date'] as const) {
        const all = type === 'number' ? numbers : numbers.map(Math.round)
        const bins = roundBins(type, counted(...all))
        if (bins === null) continue
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        expect(bins.length).toBeLessThanOrEqual(type === 'integer' ? 31 : 16)
        for (const [place, { from, to, count }] of bins.entries()) {
          const isLast = place === bins.length - 1
          const inside = all.filter((one) => from <= one && (one < to || (isLast && one === to)))
          expect(count, `${type} ${all.join(' ')}`).toBe(inside.length)
        }
        expect(bins[0]?.count, `${type} ${all.join(' ')}`).toBeGreaterThan(0)
        expect(bins.at(-1)?.count).toBeGreaterThan(0)
      }
    }
  })
})

it('a column of a file has them', async () => {
  const { columns } = await profileText('stars\n1\n5\n5\n4\n')
  expect(columns[0]?.histogram).toEqual([
    { from: 1, to: 2, count: 1 },
    { from: 2, to: 3, count: 0 },
    { from: 3, to: 4, count: 0 },
    { from: 4, to: 5, count: 1 },
    { from: 5, to: 6, count: 2 },
  ])
})
