import { describe, expect, it } from 'vitest'
import { CURRENT_STATUS, matchingPhases, NO_ROADMAP_FILTERS, PHASES, phaseProgress } from '.'

const milestones = PHASES.flatMap((phase) => phase.milestones)

describe('the milestones', () => {
  it('add up to the documented figures (RDM-01, RDM-05)', () => {
    expect(PHASES.map(phaseProgress)).toEqual([83, 25, 0, 0])
    expect(phaseProgress({ milestones: [] })).toBe(0)
    const count = (status: string) => milestones.filter((one) => one.status === status).length
    expect([count('completed'), count('in-progress'), count('planned')]).toEqual(
      CURRENT_STATUS.counters.map((counter) => counter.count),
    )
    for (const title of CURRENT_STATUS.focus)
      expect(milestones.find((one) => one.title === title)?.status).toBe('in-progress')
  })

  it('lie within the documented dates, each with a metric and known dependencies', () => {
    const dates = milestones.map(({ date }) => date).sort()
    expect([dates[0], dates.at(-1)]).toEqual(['2024-01-15', '2026-05-01'])
    const ids = milestones.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { dependencies = [], metrics } of milestones) {
      expect(metrics.length).toBeGreaterThan(0)
      expect(ids).toEqual(expect.arrayContaining([...dependencies]))
    }
  })

  it('depend on no later milestone', () => {
    const byId = new Map(milestones.map((one) => [one.id, one]))
    for (const { title, date, dependencies = [] } of milestones)
      for (const id of dependencies)
        expect((byId.get(id)?.date ?? '') < date, `${title} waits for ${id}`).toBe(true)
  })

  it('can be filtered to none', () => {
    expect(
      matchingPhases(PHASES, { ...NO_ROADMAP_FILTERS, category: 'infrastructure', priority: 'low' }),
    ).toEqual([])
  })
})
