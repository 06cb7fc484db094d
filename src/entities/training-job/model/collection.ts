import type { CollectionDefinition } from '@/shared/lib/collection/types'
import { sampleJobs } from './samples'
import { type KeptJob, keptJobSchema } from './training-job'

/** One person's training jobs, as they are kept. */
export const trainingJobs: CollectionDefinition<KeptJob> = {
  name: 'training-jobs',
  document: 'job',
  version: 1,
  schema: keptJobSchema,
  samples: sampleJobs,
}
