import { describe, expect, it } from 'vitest'
import { binName, driftOf, driftStatus, driftWord, missingShare, sharesOf } from './drift'
import { EXAMPLE_DRIFT } from './samples'

const [species, bill] = EXAMPLE_DRIFT.columns ?? []
if (!species || !bill) throw new Error('The sample has two columns')

describe('drift in words', () => {
  it('is stable below 0.1, some below 0.25, and strong from there', () => {
    expect([0, 0.0999, 0.1, 0.2499, 0.25, 3].map((psi) => driftWord(psi).label)).toEqual([
      'Stable',
      'Stable',
      'Some drift',
      'Some drift',
      'Strong drift',
      'Strong drift',
    ])
  })

  it('is not shown without a profile, or with too few rows', () => {
    expect(driftStatus(EXAMPLE_DRIFT)).toBe('known')
    expect(driftStatus({ ...EXAMPLE_DRIFT, rows: 199 })).toBe('few')
    expect(driftStatus({ ...EXAMPLE_DRIFT, rows: 0, columns: null })).toBe('no profile')
    expect(driftOf({ ...EXAMPLE_DRIFT, columns: null })).toEqual([])
  })

  it('comes with the columns that drifted most first, those without values last', () => {
    const none = { ...bill, name: 'none', psi: null }
    const names = driftOf({ ...EXAMPLE_DRIFT, columns: [none, ...(EXAMPLE_DRIFT.columns ?? [])] }).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['species', 'bill_length_mm', 'body_mass_g', 'label', 'none'])
  })

  it('names each bin, and has missing values apart', () => {
    const names = (column: typeof bill) => column.expected.map((_, place) => binName(column, place))
    expect(names(species)).toEqual(['Adelie', 'Gentoo', 'Chinstrap', 'others', 'missing'])
    expect(names(bill).slice(0, 2)).toEqual(['up to 36.6', '36.6 to 38.9'])
    expect(names(bill).slice(-2)).toEqual(['above 51.3', 'missing'])
    expect(binName({ ...bill, kind: 'date', edges: [0] }, 0)).toBe('up to 1970-01-01')
    expect(binName({ ...bill, kind: 'date', edges: [-1e16, 1e16] }, 1)).toBe('-271821-04-20 to +275760-09-13')
    expect(binName({ ...bill, edges: [] }, 0)).toBe('all values')
    expect(missingShare([6, 2])).toBe(0.25)
    expect(missingShare([0, 0])).toBeNull()
    expect(sharesOf([0, 0])).toEqual([0, 0])
  })
})
