import {
  type Collection,
  type CollectionSnapshot,
  collectionOf,
  type TakenEntry,
  useEntries,
} from '@/shared/lib/collection'
import type { WriteResult } from '@/shared/lib/storage'
import { projects } from '../model/projects-collection'
import type { Project } from '../model/project'
import { touchProject } from './recent-projects'

/** A user's projects. The samples have times of their own. */
export const projectsOf = (userId: string): Collection<Project> => collectionOf(projects, userId, () => 0)

/** The user's projects, newest first; the two samples until something was kept. Rejects with a `Failure`. */
export const readProjects = (userId: string): Promise<readonly Project[]> => projectsOf(userId).read()

/** Adds the project in front of the others. When the browser refuses, it lasts until the tab closes. */
export function keepProject(userId: string, project: Project): Promise<WriteResult> {
  touchProject(userId, project.id)
  return projectsOf(userId).put(project)
}

/** Changes the newest state of a project; a removed project stays removed. */
export function changeProject(
  userId: string,
  projectId: string,
  change: (project: Project) => Project,
): Promise<WriteResult> {
  touchProject(userId, projectId)
  return projectsOf(userId).change(projectId, change)
}

/** Takes a project out of the list. */
export const removeProject = (userId: string, projectId: string): Promise<TakenEntry> =>
  projectsOf(userId).remove(projectId)

/** Puts a project back at its former index. */
export const restoreProject = (userId: string, project: Project, index: number): Promise<WriteResult> =>
  projectsOf(userId).restore(project, index)

/** The user's projects, live across tabs; empty without a user. */
export const useProjects = (userId: string | null): CollectionSnapshot<Project> =>
  useEntries(projects, userId)
