import { parse } from 'valibot'
import { apiCalls } from '@/entities/llm-provider/model'
import { datasets } from '@/entities/dataset/model'
import { deployedModels } from '@/entities/deployment/model'
import { teamMembers } from '@/entities/member/model'
import { projects } from '@/entities/project/model'
import { trainingJobs } from '@/entities/training-job/model'
import type { CollectionDefinition, Entry } from '@/shared/lib/collection/types'

/** A list that may have thousands of entries, and the page that shows it. */
export interface Kind {
  name: string
  version: number
  path: string
  /** The bench types it in the search of the list. */
  word: string
  entries: (count: number, now: number) => Entry[]
}

/** `vary` changes the copy of a sample, so that no two are alike. */
function kind<T extends Entry>(
  definition: CollectionDefinition<T>,
  path: string,
  word: string,
  vary: (entry: T, index: number, now: number) => T,
): Kind {
  const { name, version, schema, samples } = definition
  const entries = (count: number, now: number) => {
    const patterns = samples(now)
    return Array.from({ length: count }, (_, index) =>
      parse(schema, vary({ ...(patterns[index % patterns.length] as T), id: `bench-${index}` }, index, now)),
    )
  }
  return { name, version, path, word, entries }
}

const numbered = <T extends { name: string }>(entry: T, index: number): T => ({
  ...entry,
  name: `${entry.name} ${index}`,
})

const AFTERNOON = 4 * 3_600_000

/** Every kind that is measured; a new one joins by its line. Of the jobs 20 train, as long as anybody looks. */
export const KINDS: readonly Kind[] = [
  kind(projects, '/projects', 'storefront', numbered),
  kind(trainingJobs, '/ai-ml-platform?tab=models', 'detector', (job, index, now) => ({
    ...numbered(job, index),
    ...(index < 20
      ? {
          status: 'training' as const,
          startTime: now,
          resumedAt: now,
          endedAt: null,
          trainedMs: 0,
          totalEpochs: 100_000,
          history: [{ type: 'start' as const, at: now, trainedMs: 0 }],
        }
      : {
          status: 'completed' as const,
          startTime: now - AFTERNOON,
          resumedAt: null,
          endedAt: now - AFTERNOON / 2,
          trainedMs: AFTERNOON / 2,
        }),
  })),
  kind(datasets, '/ai-ml-platform?tab=datasets', 'retail', numbered),
  kind(apiCalls, '/ai-ml-platform?tab=llm', 'gpt', (call) => call),
  kind(deployedModels, '/ai-ml-platform?tab=deployment', 'classifier', numbered),
  kind(teamMembers, '/ai-ml-platform?tab=collaboration', 'jun', (member, index) => ({
    ...numbered(member, index),
    email: `person-${index}@orrery.example`,
  })),
]
