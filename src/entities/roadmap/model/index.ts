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
  type Priority,
  type RoadmapFilters,
} from './roadmap'
