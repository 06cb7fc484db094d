import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { sampleJobs } from './samples'
import { type StoredJob, storedJobSchema } from './training-job'

/** One person's training jobs, as they are kept. */
export const trainingJobs: CollectionDefinition<StoredJob> = {
  name: 'training-jobs',
  document: 'job',
  version: 1,
  schema: storedJobSchema,
  samples: sampleJobs,
}
