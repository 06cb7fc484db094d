import { describe, expect, it } from 'vitest'
import type { ColumnProfile } from '@orrery/profiler/types'
import { compareProfiles } from './compare'
import { driftOf, psiOf, shareUpTo } from './drift'
import { KINDS } from './sample-columns'

const text = (counts: Record<string, number>, more: Partial<ColumnProfile> = {}): ColumnProfile => ({
  ...KINDS['no name'],
  name: 'country',
  type: 'text',
  missing: 0,
  distinct: Object.keys(counts).length,
  top: Object.entries(counts).map(([value, count]) => ({ value, count })),
  ...more,
})
/** Numbers that are spread evenly from one to the other. */
const even = (from: number, to: number, more: Partial<ColumnProfile> = {}): ColumnProfile => ({
  ...KINDS['no name'],
  name: 'price',
  type: 'number',
  missing: 0,
  distinct: 1000,
  min: from,
  max: to,
  percentiles: Array.from({ length: 101 }, (_, percent) => from + ((to - from) * percent) / 100),
  ...more,
})
const psi = (before: ColumnProfile, after: ColumnProfile, rows = 1000) =>
  driftOf(before, rows, after, rows).psi

describe('the population stability index', () => {
  it('is the sum of (after - before) × ln(after / before), computed by hand', () => {
    // 0.3 × ln 1.6 - 0.3 × ln 0.4 = 0.141001 + 0.274887
    expect(psiOf([0.5, 0.5], [0.8, 0.2])).toBeCloseTo(0.415888, 6)
    // 0.1 × ln(0.3 / 0.2) + 0 - 0.1 × ln(0.4 / 0.5) = 0.040547 + 0.022314
    expect(psiOf([0.2, 0.3, 0.5], [0.3, 0.3, 0.4])).toBeCloseTo(0.062861, 6)
    // A share of zero counts as 0.0001: 0.4999 × ln 5000 + 0.5 × ln 2
    expect(psiOf([0.5, 0.5], [0, 1])).toBeCloseTo(4.604319, 5)
    expect(psiOf([0.4, 0.6], [0.4, 0.6])).toBe(0)
  })

  it('of numbers uses the deciles of the earlier file as bins, with open bins at both ends', () => {
    expect(psi(even(0, 100), even(0, 100))).toBeCloseTo(0, 10)
    // Shares after: five bins of 0, four of 0.1, 0.6 behind 90: 5 × -0.0999 × ln 0.001 + 0.5 × ln 6.
    expect(psi(even(0, 100), even(50, 150))).toBeCloseTo(4.346302, 5)
    // Shares after: 0.05 in each of nine bins, 0.55 behind 90: 9 × 0.05 × ln 2 + 0.45 × ln 5.5.
    expect(psi(even(0, 100), even(0, 200))).toBeCloseTo(1.079048, 5)
  })

  it('of numbers is not hidden by an outlier', () => {
    const far = (column: ColumnProfile) => ({
      ...column,
      max: 1e9,
      percentiles: [...column.percentiles.slice(0, 100), 1e9],
    })
    expect(psi(far(even(0, 100)), far(even(50, 150)))).toBeGreaterThan(1)
  })

  it('of a dominant value counts it once', () => {
    const mostlyZero = (zeros: number) =>
      even(0, 100, {
        percentiles: Array.from({ length: 101 }, (_, percent) => (percent <= zeros ? 0 : percent)),
      })
    // 0.6 zeros before and 0.3 after; the other deciles at 70, 80 and 90 hold 0.1 each before and after.
    expect(psi(mostlyZero(60), mostlyZero(30))).toBeCloseTo(0.3 * Math.log(2) + 0.3 * Math.log(4), 1)
  })

  it('of texts compares the share of each value, and pools values listed by only one of the files', () => {
    // 0.3 × ln 1.6 - 0.3 × ln 0.4
    expect(psi(text({ DE: 500, FR: 500 }), text({ DE: 800, FR: 200 }))).toBeCloseTo(0.415888, 6)
    // FR has no row in the later file, where every value is listed.
    expect(psi(text({ DE: 500, FR: 500 }), text({ DE: 1000 }))).toBeCloseTo(4.604319, 5)
    // Neither file lists its rare values, so the later count of FR is unknown: it counts among the others.
    const many = (counts: Record<string, number>) => text(counts, { distinct: 400 })
    expect(psi(many({ DE: 500, FR: 100 }), many({ DE: 800, IT: 50 }))).toBeCloseTo(0.415888, 6)
  })

  it('leaves missing values out', () => {
    const before = text({ DE: 250, FR: 250 }, { missing: 500 })
    expect(psi(before, text({ DE: 500, FR: 500 }))).toBe(0)
  })

  it('is small below 0.1, large from 0.25 on, and uncertain for fewer than a hundred values', () => {
    const size = (share: number) =>
      driftOf(text({ a: 500, b: 500 }), 1000, text({ a: share, b: 1000 - share }), 1000).size
    expect([550, 650, 660, 735, 760].map(size)).toEqual(['small', 'small', 'medium', 'medium', 'large'])
    expect(driftOf(text({ a: 50, b: 49 }), 99, text({ a: 500, b: 500 }), 1000)).toMatchObject({ isFew: true })
  })

  it.each([
    ['Another type', text({ a: 1000 }), even(0, 1)],
    ['No values', text({ a: 1000 }), text({}, { missing: 1000 })],
    ['Every value is different', text({}, { distinct: 1000 }), text({}, { distinct: 1000 })],
    ['Values hardly repeat', text({}, { distinct: 999 }), text({}, { distinct: 998 })],
    ['Not read', text({ a: 1000 }), text({ a: 1000 }, { failure: 'damaged' })],
  ] as const)('is omitted when it is meaningless: %s', (reason, before, after) => {
    expect(driftOf(before, 1000, after, 1000)).toEqual({ psi: null, size: null, reason, isFew: false })
  })

  it('compares integers with decimal numbers', () => {
    expect(psi(even(0, 100, { type: 'integer' }), even(0, 100))).toBeCloseTo(0, 10)
  })
})

it('the share up to an edge lies between two percentiles', () => {
  const { percentiles } = even(0, 200)
  expect([-1, 0, 1, 100, 199, 200, 500].map((edge) => shareUpTo(percentiles, edge))).toEqual([
    0, 0, 0.005, 0.5, 0.995, 1, 1,
  ])
})

describe('two profiles', () => {
  const found = (before: ColumnProfile[], after: ColumnProfile[]) =>
    compareProfiles({ columns: before, totalRows: 1000 }, { columns: after, totalRows: 1000 }).map(
      ({ name, changes }) => [name, ...changes],
    )

  it('are compared column by column, largest changes first', () => {
    const country = text({ DE: 500, FR: 500 })
    expect(
      found(
        [country, even(0, 10, { name: 'same' }), even(0, 10, { name: 'old' }), even(0, 9, { name: 'kind' })],
        [
          even(0, 10, { name: 'same' }),
          text({ DE: 640, FR: 350 }, { missing: 10 }),
          even(0, 10, { name: 'added' }),
          text({ x: 1000 }, { name: 'kind' }),
        ],
      ),
    ).toEqual([
      ['old', 'gone'],
      ['added', 'new'],
      ['kind', 'type', 'range'],
      ['country', 'missing'],
      ['same'],
    ])
  })

  it('reports a range that grew, and pairs columns with the same name in their order', () => {
    const twice = [even(0, 10, { name: 'a' }), text({ x: 1000 }, { name: 'a' })]
    expect(found(twice, twice)).toEqual([['a'], ['a']])
    expect(found([even(0, 100)], [even(0, 101)])).toEqual([['price', 'range']])
  })
})
