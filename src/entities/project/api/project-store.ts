import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser, type WriteResult } from '@/shared/lib/storage'
import { type Project, storedProjects } from '../model/project'
import { SAMPLE_PROJECTS } from '../model/samples'

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
  return browserStorage.write(forUser(storedProjects, userId), projects)
}

/** The user's projects, live across tabs. */
export function useProjects(userId: string): Project[] {
  const definition = useMemo(() => forUser(storedProjects, userId), [userId])
  return useStored(definition) ?? SAMPLE_PROJECTS
}
