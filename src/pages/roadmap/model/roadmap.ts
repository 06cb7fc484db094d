import {
  matchingPhases,
  NO_ROADMAP_FILTERS,
  PHASES,
  type Phase,
  type RoadmapFilters,
} from '@/entities/roadmap/model'

/** The filters of the roadmap, and its open phases and milestones. */
export interface RoadmapState {
  filters: RoadmapFilters
  /** Ids of the phases whose milestones are shown. */
  openPhases: readonly string[]
  /** Ids of the milestones whose details are shown. */
  openMilestones: readonly string[]
}

export type RoadmapChange =
  | { type: 'filter.change'; change: Partial<RoadmapFilters> }
  | { type: 'filters.clear' }
  | { type: 'phase.toggle'; id: string }
  | { type: 'milestone.toggle'; id: string }
  | { type: 'milestone.show'; id: string }

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
const added = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])

/** RDM-03: the first two phases are open. */
export const ROADMAP_AT_START: RoadmapState = {
  filters: NO_ROADMAP_FILTERS,
  openPhases: PHASES.slice(0, 2).map(({ id }) => id),
  openMilestones: [],
}

/** The state after a change: RDM-02 to RDM-04. */
export function roadmapAfter(state: RoadmapState, change: RoadmapChange): RoadmapState {
  switch (change.type) {
    case 'filter.change': {
      const filters = { ...state.filters, ...change.change }
      // Phases with matching milestones open, so that the matches are visible.
      return { ...state, filters, openPhases: matchingPhases(PHASES, filters).map(({ id }) => id) }
    }
    case 'filters.clear':
      return { ...ROADMAP_AT_START, openMilestones: state.openMilestones }
    case 'phase.toggle':
      return { ...state, openPhases: toggled(state.openPhases, change.id) }
    case 'milestone.toggle':
      return { ...state, openMilestones: toggled(state.openMilestones, change.id) }
    case 'milestone.show':
      return shown(state, change.id)
  }
}

/** Opens the milestone and its phase, and clears filters that exclude it. */
function shown({ filters, openPhases, openMilestones }: RoadmapState, id: string): RoadmapState {
  const holds = ({ milestones }: Phase) => milestones.some((milestone) => milestone.id === id)
  const isHidden = !matchingPhases(PHASES, filters).some(holds)
  return {
    filters: isHidden ? NO_ROADMAP_FILTERS : filters,
    openPhases: added(openPhases, PHASES.find(holds)?.id ?? ''),
    openMilestones: added(openMilestones, id),
  }
}
