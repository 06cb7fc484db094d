import { describe, expect, it } from 'vitest'
import { createRandom } from '@/shared/lib/random'
import { Digest } from '../column/digest'
import { profileText } from './kit'

async function column(...cells: string[]) {
  const { columns } = await profileText(
    `id,value\n${cells.map((cell, row) => `${row},"${cell}"`).join('\n')}\n`,
  )
  return columns[1]
}
const times = (count: number, cell: string) => Array.from({ length: count }, () => cell)

describe('suspect values in a column', () => {
  it('names the spellings that count as missing, the most frequent first', async () => {
    const found = await column('1', '2', ...times(3, 'n/a'), ...times(2, 'N/A'), 'null', '', '')
    expect(found).toMatchObject({
      type: 'integer',
      missing: 8,
      marks: [
        { value: 'n/a', count: 3 },
        { value: 'N/A', count: 2 },
        { value: 'null', count: 1 },
      ],
    })
  })

  it.each([
    ['dd/mm/yyyy', ['01/02/2024', '31/12/2024', '2/3/2024']],
    ['dd/mm/yyyy', ['01.02.2024', '31.12.2024 10:30']],
    ['mm/dd/yyyy', ['01/02/2024', '12/31/2024']],
    ['dd/mm/yyyy or mm/dd/yyyy', ['01/02/2024', '02/02/2024']],
    ['thousands', ['1,204', '33,000.50', '-9,001']],
    ['percent', ['12%', '3.5 %']],
    ['currency', ['$1,200.50', '$3']],
    [null, ['31/12/2024', '12/31/2024']],
    [null, ['45/01/2024', '46/02/2024']],
    [null, ['Paris', 'Rome']],
  ] as const)('recognizes texts as %s: %s', async (form, cells) => {
    expect(await column(...cells)).toMatchObject({ type: 'text', form })
  })

  it('finds a format shared by nine in ten texts', async () => {
    const days = Array.from({ length: 20 }, (_, day) => `${day + 5}/01/2024`)
    expect((await column(...days, 'soon'))?.form).toBe('dd/mm/yyyy')
    expect((await column(...days, 'soon', 'later', 'never'))?.form).toBeNull()
  })

  it('names texts among numbers, and those that may mark a missing value', async () => {
    const found = await column('1', '2', '3', '4', '-', '-', 'about 5')
    expect(found).toMatchObject({
      type: 'mixed',
      placeholders: [{ value: '-', count: 2 }],
      strays: [{ value: 'about 5', count: 1 }],
    })
  })

  it('counts outliers, and treats a repeated -999 as a missing value', async () => {
    const cells = Array.from({ length: 100 }, (_, at) => String(at + 1))
    const found = await column(...cells, '-999', '-999', '5000')
    expect(found?.outliers).toMatchObject({ low: 2, high: 1 })
    // Quartiles 24.5 and 75.5 (of 103 values), three times 51 beyond them.
    expect(found?.outliers).toMatchObject({ below: 24.5 - 153, above: 75.5 + 153 })
    expect(found?.placeholders).toEqual([{ value: '-999', count: 2 }])
    expect((await column(...cells))?.outliers).toBeNull()
    expect((await column(...cells, '999'))?.placeholders).toEqual([])
  })

  it('finds no outliers around a single value, and none among codes', async () => {
    expect((await column(...times(20, '5'), '900'))?.outliers).toBeNull()
    expect((await column('00501', '00502', '99999'))?.outliers).toBeNull()
  })
})

describe('percentiles', () => {
  it('are interpolated like quartiles, and those of dates are in ms', async () => {
    const found = await column('10', '20', '30', '40', '50')
    expect(found?.percentiles).toHaveLength(101)
    expect(found?.percentiles.filter((_, at) => at % 25 === 0)).toEqual([10, 20, 30, 40, 50])
    expect(found?.percentiles[10]).toBe(14)
    const days = await column('2024-01-01', '2024-01-03')
    expect(days?.percentiles[50]).toBe(Date.parse('2024-01-02'))
    expect((await column('a', 'b'))?.percentiles).toEqual([])
  })

  it('are close for more values than are stored, and exact when one value dominates', () => {
    const random = createRandom(2)
    const digest = new Digest()
    const numbers = Float64Array.from({ length: 200_000 }, () =>
      random() < 0.6 ? 0 : 1000 + random() * 1000,
    )
    digest.addAll(numbers, new Float64Array(numbers.length).fill(1), numbers.length)
    const [low, middle, high] = digest.quantiles([0.1, 0.5, 0.8])
    expect(low).toBe(0)
    expect(middle).toBe(0)
    expect(Math.abs((high as number) - 1500)).toBeLessThan(15)
  })
})
