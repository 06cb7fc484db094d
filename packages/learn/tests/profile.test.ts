import { describe, expect, it } from 'vitest'
import { toOnnx } from '../export/onnx'
import { parseProfile, placeIn, type Profile, PROFILE_PROPERTY } from '../profile/profile'
import { profileOf } from '../profile/profile-of'
import { category, mixed, number, table, trained } from './kit'

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

describe('the profile of the training data', () => {
  it.each(['binary', 'multiclass', 'regression'] as const)(
    'counts each training row once for every feature, and each test row once for the prediction: %s',
    (kind) => {
      const of = mixed(600, kind)
      const model = trained(of, kind, 1)
      const profile = profileOf(model, of)
      expect(profile.features.map(({ name }) => name)).toEqual(model.task.features)
      for (const { counts } of profile.features) expect(sum(counts)).toBe(model.split.train.length)
      expect(sum(profile.prediction.counts)).toBe(model.split.test.length)
      expect(profile.prediction).toMatchObject(
        kind === 'regression' ? { name: 'prediction', kind: 'number' } : { name: 'label', kind: 'category' },
      )
    },
  )

  it('has bins of equal size for numbers, a bin for each frequent level, and missing values at the end', () => {
    const letters = 'abcdefghijklmn'
    const of = table(
      number(
        'x',
        Array.from({ length: 500 }, (_, row) => (row % 5 === 0 ? Number.NaN : row + 0.1)),
      ),
      category(
        'c',
        Array.from({ length: 500 }, (_, row) =>
          row % 10 === 0 ? null : (letters[row % 2 ? 0 : row % 13] as string),
        ),
      ),
      number(
        'y',
        Array.from({ length: 500 }, (_, row) => row),
      ),
    )
    const profile = profileOf(trained(of, 'regression', 1, { features: ['x', 'c'] }), of)
    const [x, c] = profile.features
    if (x?.kind !== 'number' || c?.kind !== 'category') throw new Error('Other kinds were expected')
    expect(x.edges).toHaveLength(9)
    const present = sum(x.counts.slice(0, -1))
    for (const count of x.counts.slice(0, -1)) expect(Math.abs(count - present / 10)).toBeLessThanOrEqual(2)
    expect(x.counts.at(-1)).toBeGreaterThan(60)
    expect(c.levels[0]).toBe('a')
    expect(c.levels).toHaveLength(9)
    expect(c.counts.at(-1)).toBeGreaterThan(20)
    expect(c.counts.at(-2)).toBeGreaterThan(0)
  })

  it('finds the bin of a value as models see it: in 32 bits, empty and infinite are missing', () => {
    const x = { name: 'x', kind: 'number' as const, edges: [Math.fround(0.1), 5], counts: [0, 0, 0, 0] }
    expect([0.1, 0.2, 5, 6, Number.NaN, Infinity].map((value) => placeIn(x, value))).toEqual([
      0, 1, 1, 2, 3, 3,
    ])
    const long = 'z'.repeat(60)
    const c = { name: 'c', kind: 'category' as const, levels: ['a', long], counts: [0, 0, 0, 0] }
    expect(['a', `${long}more`, 'b', ''].map((value) => placeIn(c, value))).toEqual([0, 1, 2, 3])
    const day = { name: 'd', kind: 'date' as const, edges: [1_700_000_000_001], counts: [0, 0, 0] }
    expect([1_700_000_000_001, 1_700_000_000_002].map((value) => placeIn(day, value))).toEqual([0, 1])
  })

  it('is a property of the ONNX file, and the same training gives the same bytes', () => {
    const of = mixed(200, 'binary')
    const model = trained(of, 'binary', 1)
    const bytes = toOnnx(model, of)
    const text = Buffer.from(bytes).toString()
    expect(text).toContain(PROFILE_PROPERTY)
    expect(text).toContain(JSON.stringify(profileOf(model, of)))
    expect(toOnnx(trained(mixed(200, 'binary'), 'binary', 1), of)).toEqual(bytes)
  })

  const good: Profile = {
    features: [{ name: 'x', kind: 'number', edges: [1, 2], counts: [1, 2, 3, 0] }],
    prediction: { name: 'label', kind: 'category', levels: ['a'], counts: [1, 2, 0] },
  }
  const withFeature = (change: object) =>
    JSON.stringify({ ...good, features: [{ ...good.features[0], ...change }] })
  it('is read back, without what does not belong to it', () => {
    expect(parseProfile(JSON.stringify(good))).toEqual(good)
    expect(parseProfile(withFeature({ more: 1 }))).toEqual(good)
  })
  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no prediction', JSON.stringify({ features: [] })],
    ['a count too few', withFeature({ counts: [1, 2, 3] })],
    ['a negative count', withFeature({ counts: [1, 2, 3, -1] })],
    ['edges out of order', withFeature({ edges: [2, 1] })],
    ['an edge that is no number', withFeature({ edges: [1, 'a'] })],
    ['too many edges', withFeature({ edges: [...Array(21).keys()], counts: Array(23).fill(0) })],
    ['another kind', withFeature({ kind: 'image' })],
    ['a name of another type', withFeature({ name: 7 })],
    ['too many features', JSON.stringify({ ...good, features: Array(201).fill(good.features[0]) })],
    ['a text that is too long', withFeature({ more: 'x'.repeat(400_000) })],
  ])('is refused: %s', (_, text) => expect(parseProfile(text)).toBeNull())
})
