import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { type Project, storedProjects } from '../model/project'
import { SAMPLE_PROJECTS } from '../model/samples'
import { touchProject } from './recent-projects'

/** The user's projects, newest first. Until something was kept there are the two samples. */
export function readProjects(userId: string): Project[] {
  return browserStorage.read(forUser(storedProjects, userId)) ?? SAMPLE_PROJECTS
}

/** Adds the project, or replaces the one with its id. When the browser refuses, it lasts until the tab closes. */
export function keepProject(userId: string, project: Project): WriteResult {
  const others = readProjects(userId)
  const known = others.some(({ id }) => id === project.id)
  const projects = known
    ? others.map((other) => (other.id === project.id ? project : other))
    : [project, ...others]
  touchProject(userId, project.id)
  return browserStorage.write(forUser(storedProjects, userId), projects)
}

/** Takes a project out of the list. Returns where it stood, or -1 when it was gone already. */
export function removeProject(userId: string, projectId: string): { index: number; result: WriteResult } {
  const projects = readProjects(userId)
  const index = projects.findIndex(({ id }) => id === projectId)
  const left = projects.filter(({ id }) => id !== projectId)
  return { index, result: browserStorage.write(forUser(storedProjects, userId), left) }
}

/** Puts a project back where it stood. */
export function restoreProject(userId: string, project: Project, index: number): WriteResult {
  const others = readProjects(userId).filter(({ id }) => id !== project.id)
  const projects = [...others.slice(0, index), project, ...others.slice(index)]
  return browserStorage.write(forUser(storedProjects, userId), projects)
}

/** The user's projects, live across tabs. */
export function useProjects(userId: string): Project[] {
  const definition = useMemo(() => forUser(storedProjects, userId), [userId])
  return useStored(definition) ?? SAMPLE_PROJECTS
}
