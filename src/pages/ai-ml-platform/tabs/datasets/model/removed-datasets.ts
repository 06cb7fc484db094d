import type { Dataset } from '@/entities/dataset/model'
import type { StoredProfile } from '@/entities/dataset-profile/model'
import type { RemovalList } from '@/features/undo-removal'
import type { Collection } from '@/shared/lib/collection'

type Changed<T extends { id: string }> = Pick<Collection<T>, 'read' | 'remove' | 'restore' | 'put'>

/**
 * The list from which datasets are deleted: the stored profile of a dataset is removed with it, and returns when the
 * deletion is undone. `taken` keeps the profiles until then.
 */
export function datasetsWithProfiles(
  datasets: Pick<Changed<Dataset>, 'remove' | 'restore'>,
  profiles: Pick<Changed<StoredProfile>, 'read' | 'remove' | 'put'>,
  taken: Map<string, StoredProfile>,
): RemovalList<Dataset> {
  return {
    async remove(id) {
      const removed = await datasets.remove(id)
      if (!removed.result.ok) return removed
      // Unreadable profiles stay, as they do when a dataset could not be read.
      const profile = (await profiles.read().catch(() => [])).find((one) => one.id === id)
      if (profile) {
        taken.set(id, profile)
        await profiles.remove(id)
      }
      return removed
    },
    async restore(dataset, index) {
      const result = await datasets.restore(dataset, index)
      const profile = taken.get(dataset.id)
      if (result.ok && profile) {
        taken.delete(dataset.id)
        await profiles.put(profile)
      }
      return result
    },
  }
}
