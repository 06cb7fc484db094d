import { describe, expect, it } from 'vitest'
import { SAMPLE_CHOICE, SAMPLE_FACTS } from './sample'
import { splitColumns, splitText, withSplit } from './split'
import { withTarget } from './trained-model'

const column = (name: string, kind: 'number' | 'date' | 'category', distinct: number) => ({
  name,
  kind,
  distinct,
  missing: 0,
  kinds: [],
})
const facts = {
  ...SAMPLE_FACTS,
  rows: 100,
  columns: [
    column('price', 'number', 90),
    column('shop', 'number', 12),
    column('plan', 'category', 3),
    column('customer', 'category', 40),
    column('order', 'category', 100),
    column('same', 'number', 1),
    column('day', 'date', 30),
  ],
}
const choice = { ...SAMPLE_CHOICE, target: 'price', features: ['shop', 'plan', 'customer', 'day'] }

describe('split', () => {
  it('offers dates first for time, and columns whose values repeat for groups', () => {
    expect(splitColumns(facts, choice, 'time')).toEqual(['day', 'shop'])
    expect(splitColumns(facts, choice, 'group')).toEqual(['customer', 'shop'])
    expect(splitColumns(facts, { target: 'customer' }, 'group')).toEqual(['shop'])
  })

  it('the column of the groups is no feature while it is that', () => {
    const grouped = withSplit(choice, { by: 'group', column: 'customer' }, facts)
    expect(grouped.features).toEqual(['shop', 'plan', 'day'])
    const other = withSplit(grouped, { by: 'group', column: 'shop' }, facts)
    expect(other.features).toEqual(['plan', 'customer', 'day'])
    expect(withSplit(other, { by: 'time', column: 'day' }, facts).features).toEqual(choice.features)
    expect(withTarget(grouped, 'plan', facts)).toMatchObject({
      split: grouped.split,
      features: ['price', 'shop', 'day'],
    })
  })

  it('a column that becomes the target keeps no rows apart', () => {
    const grouped = withSplit(choice, { by: 'group', column: 'customer' }, facts)
    expect(withTarget(grouped, 'customer', facts)).toMatchObject({
      target: 'customer',
      split: { by: 'random' },
      features: ['price', 'shop', 'plan', 'day'],
    })
  })

  it.each([
    [{ by: 'random' } as const, 'A fifth of them'],
    [{ by: 'time', column: 'day' } as const, 'The latest fifth of them by “day”'],
    [{ by: 'group', column: 'shop' } as const, 'Whole groups of “shop”'],
  ])('is told in words: %j', (split, text) => expect(splitText(split)).toContain(text))
})
