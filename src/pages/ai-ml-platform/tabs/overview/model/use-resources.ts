import type { StoredJob } from '@/entities/training-job/model'
import { useJobsNow } from '@/features/train-models'
import { type Resource, resourcesOf } from './resources'

/** PLT-06: what the jobs that train take by now. */
export function useResources(jobs: readonly StoredJob[]): Resource[] {
  const training = jobs.filter(({ status }) => status === 'training')
  const gpu = useJobsNow(training, ({ gpuUsage }) => gpuUsage)
  const memory = useJobsNow(training, ({ memoryUsage }) => memoryUsage)
  return resourcesOf(
    gpu
      .map((gpuUsage, place) => ({ gpuUsage, memoryUsage: memory[place] ?? 0 }))
      // A job that has ended meanwhile takes no resources any more.
      .filter(({ gpuUsage }) => gpuUsage > 0),
  )
}
