import { useMemo } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { ACTIVITY_LIMIT, type Activity, type ActivityKind, storedActivity } from '../model/activity'

/**
 * Records that something happened to a project, `at` in ms since 1970. An entry that the browser refuses
 * lasts until the tab closes: no user action fails because of it.
 */
export function recordActivity(userId: string, projectId: string, kind: ActivityKind, at: number): void {
  const definition = forUser(storedActivity, userId)
  const entry = { projectId, kind, at: new Date(at).toISOString() }
  browserStorage.write(definition, [entry, ...browserStorage.read(definition)].slice(0, ACTIVITY_LIMIT))
}

/** The activity of one project of a user, newest first, live across tabs. */
export function useActivity(userId: string, projectId: string): Activity[] {
  const definition = useMemo(() => forUser(storedActivity, userId), [userId])
  const all = useStored(definition)
  return useMemo(() => all.filter((entry) => entry.projectId === projectId), [all, projectId])
}
