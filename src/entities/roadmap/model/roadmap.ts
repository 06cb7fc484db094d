export const MILESTONE_STATUSES = ['completed', 'in-progress', 'planned'] as const
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number]

export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

export const MILESTONE_CATEGORIES = ['technical', 'business', 'product', 'infrastructure'] as const
export type MilestoneCategory = (typeof MILESTONE_CATEGORIES)[number]

/** RDM-04 (D3 §3). Whether its details are open is the machine's business. */
export interface Milestone {
  id: string
  title: string
  description: string
  /** ISO 8601 date. */
  date: string
  status: MilestoneStatus
  priority: Priority
  category: MilestoneCategory
  metrics: readonly { name: string; target: string; current: string }[]
  /** Ids of the milestones that come first. */
  dependencies?: readonly string[]
}

export interface Phase {
  id: string
  title: string
  description: string
  timeframe: string
  milestones: readonly Milestone[]
}

export interface RoadmapFilters {
  category: MilestoneCategory | 'all'
  status: MilestoneStatus | 'all'
  priority: Priority | 'all'
}

export const NO_ROADMAP_FILTERS: RoadmapFilters = { category: 'all', status: 'all', priority: 'all' }

/** RDM-05: the share of completed milestones as a rounded percent; 0 when there is none. */
export function phaseProgress({ milestones }: Pick<Phase, 'milestones'>): number {
  const completed = milestones.filter(({ status }) => status === 'completed').length
  return milestones.length === 0 ? 0 : Math.round((completed / milestones.length) * 100)
}

/** RDM-02: the phases with the milestones that match; phases without any are left out. */
export function matchingPhases(phases: readonly Phase[], filters: RoadmapFilters): Phase[] {
  const fits = (wanted: string, value: string) => wanted === 'all' || wanted === value
  return phases
    .map((phase) => ({
      ...phase,
      milestones: phase.milestones.filter(
        ({ category, status, priority }) =>
          fits(filters.category, category) &&
          fits(filters.status, status) &&
          fits(filters.priority, priority),
      ),
    }))
    .filter(({ milestones }) => milestones.length > 0)
}

export const isFiltered = (filters: RoadmapFilters): boolean =>
  Object.values(filters).some((value) => value !== 'all')
