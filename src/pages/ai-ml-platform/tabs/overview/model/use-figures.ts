import { useMemo } from 'react'
import { useDatasets } from '@/entities/dataset'
import { datasets } from '@/entities/dataset/model'
import { useDeployedModels } from '@/entities/deployment'
import { deployedModels } from '@/entities/deployment/model'
import { useApiCalls } from '@/entities/llm-provider'
import { apiCalls } from '@/entities/llm-provider/model'
import { useTeamMembers } from '@/entities/member'
import { teamMembers } from '@/entities/member/model'
import type { KeptJob } from '@/entities/training-job/model'
import { trainingJobs } from '@/entities/training-job/model'
import type { CollectionSnapshot } from '@/shared/lib/collection'
import { type Count, type Figure, figuresOf } from './figures'

/** How many samples each kind has; when they are dated makes no difference. */
const countSamples = () => ({
  jobs: trainingJobs.samples(0).length,
  training: trainingJobs.samples(0).filter(isTraining).length,
  datasets: datasets.samples(0).length,
  deployedModels: deployedModels.samples(0).length,
  teamMembers: teamMembers.samples(0).length,
  apiCalls: apiCalls.samples(0).length,
})

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
  const samples = useMemo(() => countSamples(), [])
  const listed = [sets, deployed, members, calls]
  return {
    figures: figuresOf({
      totalModels: countOf(jobs, samples.jobs),
      activeTraining: countOf(jobs, samples.training, isTraining),
      datasets: countOf(sets, samples.datasets),
      deployedModels: countOf(deployed, samples.deployedModels),
      teamMembers: countOf(members, samples.teamMembers),
      apiCalls: countOf(calls, samples.apiCalls),
    }),
    failed: listed.some(({ status }) => status === 'error'),
    retry() {
      for (const { status, collection } of listed) if (status === 'error') collection.retry()
    },
  }
}
