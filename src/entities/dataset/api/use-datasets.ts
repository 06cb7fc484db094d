import { useCollection } from '@/shared/lib/collection'
import { datasets } from '../model/dataset'

/** One person's datasets, newest first, live across tabs. */
export const useDatasets = (userId: string) => useCollection(datasets, userId)
