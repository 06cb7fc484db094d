import { openWorker } from '@/shared/lib/worker-channel'
import type { Passage } from '../lib/passage'
import type { Hit } from '../lib/search'
import type { SearchJobs } from './search.worker'

/** The index of the documentation lives in a worker: it is made there on the first search, and the page stays quick. */
const ask = openWorker<SearchJobs>(
  () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
  'The search could not be loaded.',
)

/** Articles that match, best first. Rejects with what is wrong, or with the reason of `signal`. */
export const searchDocs = async (query: string, signal?: AbortSignal): Promise<Hit[]> =>
  await ask('search', query, { signal })

/** The place of the documentation that answers a question best, or null when none does. */
export const findPassage = async (question: string): Promise<Passage | null> => await ask('passage', question)
