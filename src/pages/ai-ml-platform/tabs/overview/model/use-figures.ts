import { useDatasets } from '@/entities/dataset'
import { useDeployedModels } from '@/entities/deployment'
import { useApiCalls } from '@/entities/llm-provider'
import { useTeamMembers } from '@/entities/member'
import type { KeptJob } from '@/entities/training-job/model'
import {
  isSampleCall,
  isSampleDataset,
  isSampleDeployment,
  isSampleJob,
  isSampleMember,
} from '../../../model/own'
import { countOf, type Figure, figuresOf, type Listed } from './figures'
import { SAMPLES } from './samples'

const isTraining = ({ status }: KeptJob) => status === 'training'

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
      totalModels: countOf(jobs, SAMPLES.jobs, isSampleJob),
      activeTraining: countOf(
        { status: jobs.status, entries: jobs.entries.filter(isTraining) },
        SAMPLES.training,
        isSampleJob,
      ),
      datasets: countOf(sets, SAMPLES.datasets, isSampleDataset),
      deployedModels: countOf(deployed, SAMPLES.deployedModels, isSampleDeployment),
      teamMembers: countOf(members, SAMPLES.teamMembers, isSampleMember),
      apiCalls: countOf(calls, SAMPLES.apiCalls, isSampleCall),
    }),
    failed: listed.some(({ status }) => status === 'error'),
    retry() {
      for (const { status, collection } of listed) if (status === 'error') collection.retry()
    },
  }
}
