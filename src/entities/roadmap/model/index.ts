export { CURRENT_STATUS, PHASES } from './phases'
export {
  isFiltered,
  matchingPhases,
  type Milestone,
  MILESTONE_CATEGORIES,
  MILESTONE_STATUSES,
  type MilestoneStatus,
  NO_ROADMAP_FILTERS,
  type Phase,
  phaseProgress,
  PRIORITIES,
  type RoadmapFilters,
} from './roadmap'
