import { useDatasets } from '@/entities/dataset'
import { useDeployedModels } from '@/entities/deployment'
import { useApiCalls } from '@/entities/llm-provider'
import { useTeamMembers } from '@/entities/member'
import type { KeptJob } from '@/entities/training-job/model'
import type { CollectionSnapshot } from '@/shared/lib/collection'
import { type Count, type Figure, figuresOf } from './figures'
import { SAMPLES } from './samples'

/** A collection as far as it is counted. */
type Listed<T> = Pick<CollectionSnapshot<T>, 'status' | 'entries'>

const isTraining = ({ status }: KeptJob) => status === 'training'

/** Of the entries those that `counts`. */
function countOf<T>({ status, entries }: Listed<T>, samples: number, counts?: (entry: T) => boolean): Count {
  if (status !== 'ready') return status
  return { now: counts ? entries.filter(counts).length : entries.length, samples }
}

export interface Figures {
  figures: Figure[]
  /** Some of them could not be read. */
  failed: boolean
  /** Reads those again. */
  retry: () => void
}

/** PLT-03: the six figures, live; `jobs` are the person's training jobs. */
export function useFigures(userId: string, jobs: Listed<KeptJob>): Figures {
  const sets = useDatasets(userId)
  const deployed = useDeployedModels(userId)
  const members = useTeamMembers(userId)
  const calls = useApiCalls(userId)
  const listed = [sets, deployed, members, calls]
  return {
    figures: figuresOf({
      totalModels: countOf(jobs, SAMPLES.jobs),
      activeTraining: countOf(jobs, SAMPLES.training, isTraining),
      datasets: countOf(sets, SAMPLES.datasets),
      deployedModels: countOf(deployed, SAMPLES.deployedModels),
      teamMembers: countOf(members, SAMPLES.teamMembers),
      apiCalls: countOf(calls, SAMPLES.apiCalls),
    }),
    failed: listed.some(({ status }) => status === 'error'),
    retry() {
      for (const { status, collection } of listed) if (status === 'error') collection.retry()
    },
  }
}
