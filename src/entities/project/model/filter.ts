import type { Project } from './project'
import type { ProjectType } from '@orrery/generator/model'

export const PROJECT_SORTS = ['newest', 'oldest', 'name', 'stars'] as const
export type ProjectSort = (typeof PROJECT_SORTS)[number]

export const SORT_LABELS: Record<ProjectSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  stars: 'Most stars',
}

/** The filter of My Projects (PRJ-02). */
export interface ProjectFilter {
  search: string
  type: ProjectType | 'all'
  sort: ProjectSort
}

export const NO_FILTER: ProjectFilter = { search: '', type: 'all', sort: 'newest' }

const COMPARE: Record<ProjectSort, (one: Project, other: Project) => number> = {
  newest: (one, other) => compare(other.createdAt, one.createdAt),
  oldest: (one, other) => compare(one.createdAt, other.createdAt),
  name: (one, other) => compare(one.name.toLowerCase(), other.name.toLowerCase()),
  stars: (one, other) => other.stars - one.stars,
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The projects in another order. */
export function sortProjects(projects: readonly Project[], sort: ProjectSort): Project[] {
  return projects.toSorted(COMPARE[sort])
}

/** Search texts, built once per project. */
const texts = new WeakMap<Project, string>()

export function textOf(project: Project): string {
  const known = texts.get(project)
  if (known !== undefined) return known
  const { name, description, aiTools } = project
  const text = [name, description, ...aiTools.map((tool) => tool.name)].join(' ').toLowerCase()
  texts.set(project, text)
  return text
}

/** The projects that match, in their order. Every word has to be in the name, the description, or the name of a tool. */
export function filterProjects(
  projects: readonly Project[],
  { search, type }: Pick<ProjectFilter, 'search' | 'type'>,
): Project[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter(
    (project) =>
      (type === 'all' || project.type === type) && words.every((word) => textOf(project).includes(word)),
  )
}

/** PRJ-01: the figures of the four cards, of the user's own projects; samples are not counted. `now` is ms since 1970; a month is the calendar's, in local time. */
export function projectStats(projects: readonly Project[], now: number) {
  const today = new Date(now)
  const monthBegins = new Date(today.getFullYear(), today.getMonth(), 1).getTime()
  const monthEnds = new Date(today.getFullYear(), today.getMonth() + 1, 1).getTime()
  const members = new Set<string>()
  const tools = new Set<string>()
  let thisMonth = 0
  const own = projects.filter(({ sample }) => !sample)
  for (const { teamMembers, aiTools, createdAt } of own) {
    for (const { email } of teamMembers) members.add(email)
    for (const { id, enabled } of aiTools) if (enabled) tools.add(id)
    const created = Date.parse(createdAt)
    if (created >= monthBegins && created < monthEnds) thisMonth++
  }
  return { total: own.length, aiTools: tools.size, members: members.size, thisMonth }
}
