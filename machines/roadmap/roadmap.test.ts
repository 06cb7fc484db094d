import {
  CURRENT_STATUS,
  matchingPhases,
  NO_ROADMAP_FILTERS,
  PHASES,
  phaseProgress,
} from '@/entities/roadmap/model'
import { roadmapMachine } from '@machines/roadmap'
import { describe, expect, it } from 'vitest'
import { itCoversEverything, journeysOf, startBench, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof roadmapMachine> = {
  machine: roadmapMachine,
  events: [
    { type: 'filter.change', change: { status: 'completed' } },
    { type: 'filter.change', change: { priority: 'low' } },
    { type: 'filter.change', change: { category: 'infrastructure', priority: 'low' } },
    { type: 'filter.change', change: { category: 'all' } },
    { type: 'filters.clear' },
    { type: 'phase.toggle', id: 'innovation' },
    { type: 'milestone.toggle', id: 'rbac' },
    { type: 'milestone.show', id: 'regions' },
  ],
  key: ({ context }) => context.filters,
}

const milestones = PHASES.flatMap((phase) => phase.milestones)

describe('roadmap', () => {
  itCoversEverything(walk)

  it('starts with the first two phases open (RDM-03)', () => {
    const { actor } = startBench(walk)
    expect(actor.getSnapshot().context.openPhases).toEqual(['foundation', 'growth'])
    actor.send({ type: 'phase.toggle', id: 'growth' })
    actor.send({ type: 'phase.toggle', id: 'expansion' })
    expect(actor.getSnapshot().context.openPhases).toEqual(['foundation', 'expansion'])
  })

  it('opens what matches, and is as before once cleared (RDM-02)', () => {
    const { actor } = startBench(walk)
    actor.send({ type: 'filter.change', change: { status: 'planned', priority: 'low' } })
    expect(actor.getSnapshot().context.openPhases).toEqual(['innovation'])
    actor.send({ type: 'filter.change', change: { category: 'technical' } })
    expect(actor.getSnapshot().context.openPhases).toEqual([])
    actor.send({ type: 'filters.clear' })
    expect(actor.getSnapshot().context.openPhases).toEqual(['foundation', 'growth'])
  })

  it('goes to a dependency, whatever hides it (RDM-04)', () => {
    const { actor, actions } = startBench(walk)
    actor.send({ type: 'filter.change', change: { status: 'completed' } })
    actor.send({ type: 'milestone.show', id: 'regions' })
    expect(actor.getSnapshot().context).toMatchObject({
      filters: NO_ROADMAP_FILTERS,
      openMilestones: ['regions'],
    })
    expect(actor.getSnapshot().context.openPhases).toContain('expansion')
    expect(actions.goTo).toHaveBeenCalledWith({ id: 'regions' })
  })
})

// As the documents have it (RDM-02 to RDM-04).
describe('roadmap, as people see it', () => {
  const journey = journeysOf(walk)

  journey('details open and close')
    .expect({ context: { openMilestones: [] } })
    .send({ type: 'milestone.toggle', id: 'rbac' }, { type: 'milestone.toggle', id: 'regions' })
    .expect({ context: { openMilestones: ['rbac', 'regions'] } })
    .send({ type: 'milestone.toggle', id: 'rbac' })
    .expect({ context: { openMilestones: ['regions'] } })

  journey('Clear takes every filter away and opens the first two phases')
    .send({ type: 'filter.change', change: { status: 'planned', priority: 'low' } })
    .send({ type: 'filters.clear' })
    .expect({ context: { filters: NO_ROADMAP_FILTERS, openPhases: ['foundation', 'growth'] } })

  journey('a dependency that is in sight leaves the filters as they are')
    .send({ type: 'filter.change', change: { status: 'planned' } }, { type: 'milestone.show', id: 'regions' })
    .expect({ context: { filters: { status: 'planned' } }, did: { goTo: { id: 'regions' } } })
})

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

  it('wait for nothing that comes later', () => {
    const byId = new Map(milestones.map((one) => [one.id, one]))
    for (const { title, date, dependencies = [] } of milestones)
      for (const id of dependencies)
        expect((byId.get(id)?.date ?? '') < date, `${title} waits for ${id}`).toBe(true)
  })

  it('can be narrowed to none', () => {
    expect(
      matchingPhases(PHASES, { ...NO_ROADMAP_FILTERS, category: 'infrastructure', priority: 'low' }),
    ).toEqual([])
  })
})
