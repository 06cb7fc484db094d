// The public roadmap: its filters, and which phases and details are open. What matches follows from the filters.
// Rendered by /roadmap (pages/roadmap).
// Covers RDM-02 to RDM-04.
import { assertEvent, assign, setup } from 'xstate'
import {
  matchingPhases,
  NO_ROADMAP_FILTERS,
  PHASES,
  type Phase,
  type RoadmapFilters,
} from '@/entities/roadmap/model'

export interface RoadmapContext {
  filters: RoadmapFilters
  /** Ids of the phases whose milestones show. */
  openPhases: readonly string[]
  /** Ids of the milestones whose details show. */
  openMilestones: readonly string[]
}

export type RoadmapEvent =
  | { type: 'filter.change'; change: Partial<RoadmapFilters> }
  | { type: 'filters.clear' }
  | { type: 'phase.toggle'; id: string }
  | { type: 'milestone.toggle'; id: string }
  | { type: 'milestone.show'; id: string }

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
const added = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])

/** RDM-03: the first two. */
const START_OPEN = PHASES.slice(0, 2).map(({ id }) => id)

export const roadmapMachine = setup({
  types: {
    context: {} as RoadmapContext,
    events: {} as RoadmapEvent,
  },
  actions: {
    /** What matches is also seen: its phases open. */
    setFilters: assign(({ context, event }) => {
      assertEvent(event, 'filter.change')
      const filters = { ...context.filters, ...event.change }
      return { filters, openPhases: matchingPhases(PHASES, filters).map(({ id }) => id) }
    }),
    clearFilters: assign({ filters: NO_ROADMAP_FILTERS, openPhases: START_OPEN }),
    togglePhase: assign(({ context, event }) => {
      assertEvent(event, 'phase.toggle')
      return { openPhases: toggled(context.openPhases, event.id) }
    }),
    toggleMilestone: assign(({ context, event }) => {
      assertEvent(event, 'milestone.toggle')
      return { openMilestones: toggled(context.openMilestones, event.id) }
    }),
    /** Whatever hides the milestone gives way. */
    uncover: assign(({ context, event }) => {
      assertEvent(event, 'milestone.show')
      const holds = ({ milestones }: Phase) => milestones.some(({ id }) => id === event.id)
      const hidden = !matchingPhases(PHASES, context.filters).some(holds)
      return {
        filters: hidden ? NO_ROADMAP_FILTERS : context.filters,
        openPhases: added(context.openPhases, PHASES.find(holds)?.id ?? ''),
        openMilestones: added(context.openMilestones, event.id),
      }
    }),
    /** Brings the milestone into view and gives it the focus. */
    goTo: (_, _params: { id: string }) => {
      throw new Error('goTo is not provided')
    },
  },
}).createMachine({
  id: 'roadmap',
  meta: { secrets: [] },
  context: { filters: NO_ROADMAP_FILTERS, openPhases: START_OPEN, openMilestones: [] },
  initial: 'browsing',
  on: {
    'filter.change': { actions: 'setFilters' },
    'filters.clear': { actions: 'clearFilters' },
    'phase.toggle': { actions: 'togglePhase' },
    'milestone.toggle': { actions: 'toggleMilestone' },
    'milestone.show': {
      actions: ['uncover', { type: 'goTo', params: ({ event }) => ({ id: event.id }) }],
    },
  },
  states: { browsing: {} },
})
