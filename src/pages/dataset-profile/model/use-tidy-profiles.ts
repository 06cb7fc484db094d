import { useEffect } from 'react'
import type { useDatasets } from '@/entities/dataset'
import type { useStoredProfiles } from '@/entities/dataset-profile'
import { outdated } from '@/entities/dataset-profile/model'

/**
 * Removes the profiles of datasets that were deleted, and the oldest of too many. Datasets that are stored but could not be
 * read keep theirs.
 */
export function useTidyProfiles(
  datasets: ReturnType<typeof useDatasets>,
  profiles: ReturnType<typeof useStoredProfiles>,
): void {
  const isKnown = datasets.status === 'ready' && datasets.setAside === 0 && profiles.status === 'ready'
  const { collection } = profiles
  useEffect(() => {
    if (!isKnown) return
    const ids = datasets.entries.map(({ id }) => id)
    for (const id of outdated(profiles.entries, ids)) void collection.remove(id)
  }, [isKnown, datasets.entries, profiles.entries, collection])
}
