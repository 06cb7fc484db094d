import { useEffect } from 'react'
import type { useDatasets } from '@/entities/dataset'
import type { useStoredProfiles } from '@/entities/dataset-profile'
import { outdated } from '@/entities/dataset-profile/model'
import { isShared, useWorkplace } from '@/shared/lib/workplace'

/**
 * Removes the profiles of datasets that were deleted, and the oldest of too many. Datasets that are stored but could not be
 * read keep theirs.
 */
export function useTidyProfiles(
  datasets: ReturnType<typeof useDatasets>,
  profiles: ReturnType<typeof useStoredProfiles>,
  userId: string,
): void {
  const isKnown = datasets.status === 'ready' && datasets.setAside === 0 && profiles.status === 'ready'
  const { collection } = profiles
  // In a shared workspace the profiles belong to all members, and the datasets of some may still be on their way.
  const tidies = !isShared(useWorkplace(userId))
  useEffect(() => {
    if (!isKnown || !tidies) return
    const ids = datasets.entries.map(({ id }) => id)
    for (const id of outdated(profiles.entries, ids)) void collection.remove(id)
  }, [isKnown, tidies, datasets.entries, profiles.entries, collection])
}
