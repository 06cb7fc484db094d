import { NO_ROADMAP_FILTERS } from '@/entities/roadmap/model'
import { describe, expect, it } from 'vitest'
import { ROADMAP_AT_START, roadmapAfter, type RoadmapChange } from './roadmap'

const after = (...changes: RoadmapChange[]) => changes.reduce(roadmapAfter, ROADMAP_AT_START)

describe('the roadmap', () => {
  it('starts with the first two phases open, and can close them (RDM-03)', () => {
    expect(after()).toEqual({
      filters: NO_ROADMAP_FILTERS,
      openPhases: ['foundation', 'growth'],
      openMilestones: [],
    })
    expect(
      after({ type: 'phase.toggle', id: 'growth' }, { type: 'phase.toggle', id: 'expansion' }).openPhases,
    ).toEqual(['foundation', 'expansion'])
  })

  it('opens the phases that match, and the first two again once the filters are cleared (RDM-02)', () => {
    const planned = { type: 'filter.change', change: { status: 'planned', priority: 'low' } } as const
    expect(after(planned).openPhases).toEqual(['innovation'])
    const none = after(planned, { type: 'filter.change', change: { category: 'technical' } })
    expect(none.openPhases).toEqual([])
    expect(none.filters).toEqual({ status: 'planned', priority: 'low', category: 'technical' })
    expect(after({ type: 'milestone.toggle', id: 'rbac' }, planned, { type: 'filters.clear' })).toEqual({
      ...ROADMAP_AT_START,
      openMilestones: ['rbac'],
    })
  })

  it('opens and closes details (RDM-04)', () => {
    const both = after({ type: 'milestone.toggle', id: 'rbac' }, { type: 'milestone.toggle', id: 'regions' })
    expect(both.openMilestones).toEqual(['rbac', 'regions'])
    expect(roadmapAfter(both, { type: 'milestone.toggle', id: 'rbac' }).openMilestones).toEqual(['regions'])
  })

  it('shows a dependency that a filter hides (RDM-04)', () => {
    const completed = { type: 'filter.change', change: { status: 'completed' } } as const
    const seen = after(completed, { type: 'milestone.show', id: 'regions' })
    expect(seen.filters).toEqual(NO_ROADMAP_FILTERS)
    expect(seen.openPhases).toContain('expansion')
    expect(seen.openMilestones).toEqual(['regions'])
    expect(roadmapAfter(seen, { type: 'milestone.show', id: 'regions' })).toEqual(seen)
  })

  it('keeps filters that show the dependency', () => {
    const planned = { type: 'filter.change', change: { status: 'planned' } } as const
    expect(after(planned, { type: 'milestone.show', id: 'regions' }).filters.status).toBe('planned')
  })
})
