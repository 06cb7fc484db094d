import { array, maxLength, pipe, string } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import type { Project } from './project'

/** Ids of the projects that a user opened or changed in this browser, the newest first; keyed per user with `forUser`. */
export const storedRecentProjects: StoredDefinition<string[]> = {
  key: 'recent-projects',
  version: 1,
  schema: pipe(array(string()), maxLength(50)),
  fallback: [],
}

/** How many are remembered: some of them may be deleted meanwhile. */
export const REMEMBERED = 50

/** How many are shown. */
export const RECENT = 5

/** The projects that were opened or changed last, and after them those that the user made before that was remembered. */
export function recentProjects(
  projects: readonly Project[],
  touched: readonly string[],
  count = RECENT,
): Project[] {
  const byId = new Map(projects.map((project) => [project.id, project]))
  const known = touched.flatMap((id) => byId.get(id) ?? [])
  const others = projects.filter(({ id, sample }) => !sample && !touched.includes(id))
  const newest = others.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return [...known, ...newest].slice(0, count)
}
