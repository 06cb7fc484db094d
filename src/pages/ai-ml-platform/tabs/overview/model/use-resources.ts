import { jobAt, type KeptJob } from '@/entities/training-job/model'
import { useTraining } from '@/features/train-models'
import { useSelector } from '@/shared/lib/machine'
import { jobActor } from '@machines/training'
import { type Resource, resourcesOf } from './resources'

/** PLT-06: what the jobs that train take by now; it moves with the first of them, once a second of the app's clock. */
export function useResources(jobs: readonly KeptJob[]): Resource[] {
  const { actor } = useTraining()
  const training = jobs.filter(({ status }) => status === 'training')
  const first = training[0]
  const own = useSelector(actor, ({ children }) => (first ? children[jobActor(first.id)] : undefined))
  const now = useSelector(own, (snapshot) => snapshot?.context.now ?? null)
  return resourcesOf(
    now === null ? [] : training.map((job) => jobAt(job, now)).filter(({ status }) => status === 'training'),
  )
}
