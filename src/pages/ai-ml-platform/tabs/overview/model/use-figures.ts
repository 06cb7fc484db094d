import { useDatasets } from '@/entities/dataset'
import { useDeployedModels } from '@/entities/deployment'
import { useApiCalls } from '@/entities/llm-provider'
import { useTeamMembers } from '@/entities/member'
import { useWorkspaces } from '@/entities/workspace'
import type { Workspace } from '@/entities/workspace/model'
import type { StoredJob } from '@/entities/training-job/model'
import {
  isSampleCall,
  isSampleDataset,
  isSampleDeployment,
  isSampleJob,
  isSampleMember,
} from '../../../model/own'
import { type Count, countOf, type Figure, figuresOf, type Listed, withOwn } from './figures'
import { SAMPLES } from './samples'
import { useEndpointCount } from './use-endpoint-count'

const isTraining = ({ status }: StoredJob) => status === 'training'

export interface Figures {
  figures: Figure[]
  /** Some of them could not be read. */
  failed: boolean
  /** Reads those again. */
  retry: () => void
}

/** The members of a shared workspace, in which no samples are shown; null for the personal workspace. */
const sharedCount = (workspace: Workspace | null): Count | null =>
  workspace === null
    ? 'loading'
    : workspace.personal
      ? null
      : { own: workspace.members, samples: 0, initial: SAMPLES.teamMembers }

/** PLT-03: the six figures, live; `jobs` are the user's training jobs. */
export function useFigures(userId: string, jobs: Listed<StoredJob>): Figures {
  const sets = useDatasets(userId)
  const deployed = useDeployedModels(userId)
  const members = useTeamMembers(userId)
  const calls = useApiCalls(userId)
  const { current } = useWorkspaces(userId)
  const endpoints = useEndpointCount(current?.id ?? null)
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
      deployedModels: withOwn(countOf(deployed, SAMPLES.deployedModels, isSampleDeployment), endpoints),
      teamMembers: sharedCount(current) ?? countOf(members, SAMPLES.teamMembers, isSampleMember),
      apiCalls: countOf(calls, SAMPLES.apiCalls, isSampleCall),
    }),
    failed: listed.some(({ status }) => status === 'error'),
    retry() {
      for (const { status, collection } of listed) if (status === 'error') collection.retry()
    },
  }
}
