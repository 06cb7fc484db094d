import { PHASES } from '@/entities/roadmap/model'
import {
  byQuarter,
  quarterLabel,
  quarterOf,
  quartersAfter,
  quarterSpan,
} from '@/pages/roadmap/model/quarters'
import { describe, expect, it } from 'vitest'

describe('the quarters of the roadmap', () => {
  it('have names', () => {
    expect(
      ['2024-01-01', '2024-03-31', '2024-04-01', '2025-12-31'].map((day) => quarterLabel(quarterOf(day))),
    ).toEqual(['Q1 2024', 'Q1 2024', 'Q2 2024', 'Q4 2025'])
  })

  it('hold each phase within its timeframe (RDM-03)', () => {
    for (const { timeframe, milestones } of PHASES) {
      const { first, last } = quarterSpan(milestones)
      const [, from, to, year] = /^(Q\d)(?: \d{4})?-(Q\d) (\d{4})$/.exec(timeframe) ?? []
      expect(quarterLabel(first)).toMatch(new RegExp(`^${from}`))
      expect(quarterLabel(last)).toBe(`${to} ${year}`)
    }
  })

  it('place a day proportionally within the quarter', () => {
    const first = quarterOf('2024-01-01')
    expect(quartersAfter(first, '2024-01-01')).toBe(0)
    expect(quartersAfter(first, '2024-04-01')).toBe(1)
    expect(quartersAfter(first, '2024-05-16')).toBeCloseTo(1.5, 1)
    expect(quartersAfter(first, '2024-12-31')).toBeLessThan(4)
  })

  it('keep every milestone, in chronological order', () => {
    for (const phase of PHASES) {
      const dates = byQuarter(phase).flatMap(([, milestones]) => milestones.map(({ date }) => date))
      expect(dates).toEqual(phase.milestones.map(({ date }) => date).toSorted())
    }
  })
})
