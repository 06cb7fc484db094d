import { useCollection } from '@/shared/lib/collection'
import { trainingJobs } from '../model/collection'

/** One person's training jobs as they are kept, newest first; `jobAt` says what one has reached. */
export const useTrainingJobs = (userId: string) => useCollection(trainingJobs, userId)
