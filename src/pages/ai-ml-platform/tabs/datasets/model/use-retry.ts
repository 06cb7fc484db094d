import { beginProcessing, type Dataset, retried } from '@/entities/dataset/model'
import type { Collection } from '@/shared/lib/collection'
import { useActorEnvironment } from '@/shared/lib/machine'

/**
 * Processes a dataset in error again. A change that the browser refuses to store lasts until the tab closes.
 */
export function useRetry(collection: Collection<Dataset>): (dataset: Dataset) => void {
  const { now, random } = useActorEnvironment()
  return ({ id, size }) => {
    const processing = beginProcessing(size, now(), random())
    void collection.change(id, (dataset) => retried(dataset, processing))
  }
}
