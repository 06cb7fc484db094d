import { datasets } from '@/entities/dataset/model'
import { deployedModels } from '@/entities/deployment/model'
import { type ApiCall, llmProviders } from '@/entities/llm-provider/model'
import { teamMembers } from '@/entities/member/model'
import { trainingJobs } from '@/entities/training-job/model'
import { type Counted, samplesOf } from '@/shared/lib/collection'

export const isSampleJob = samplesOf(trainingJobs)
export const isSampleDataset = samplesOf(datasets)
export const isSampleDeployment = samplesOf(deployedModels)
export const isSampleProvider = samplesOf(llmProviders)
export const isSampleMember = samplesOf(teamMembers)

/** A call belongs to its provider: calls of a sample provider are sample data, and so are its tests. */
export const isSampleCall = ({ provider }: Pick<ApiCall, 'provider'>): boolean =>
  isSampleProvider({ id: provider })

/** The calls of the user's own providers or, while there is no own provider, the calls of the samples. */
export function callsOf<T extends Pick<ApiCall, 'provider'>>(
  calls: readonly T[],
  providers: Pick<Counted<unknown>, 'sample'>,
): readonly T[] {
  return calls.filter((call) => isSampleCall(call) === providers.sample)
}
