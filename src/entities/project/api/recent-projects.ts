import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { REMEMBERED, storedRecentProjects } from '../model/recent'

/** Remembers that the user opened or changed the project. */
export function touchProject(userId: string, projectId: string): void {
  const definition = forUser(storedRecentProjects, userId)
  const touched = browserStorage.read(definition)
  if (touched[0] === projectId) return
  const others = touched.filter((id) => id !== projectId)
  browserStorage.write(definition, [projectId, ...others].slice(0, REMEMBERED))
}

/** Ids of what the user opened or changed, the newest first, live across tabs. */
export function useTouchedProjects(userId: string): string[] {
  const definition = useMemo(() => forUser(storedRecentProjects, userId), [userId])
  return useStored(definition)
}
