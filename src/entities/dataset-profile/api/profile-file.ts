import { Failure } from '@/shared/lib/failure'
import { openWorker } from '@/shared/lib/worker-channel'
import type { DatasetProfile, ProfileProgress } from '../model/types'
import type { ProfileJobs } from './profile-jobs'

/** The scanner runs in workers, so that the page stays quick: it is never loaded on the main thread. */
const askProfiler = openWorker<ProfileJobs>(
  () => new Worker(new URL('./profile.worker.ts', import.meta.url), { type: 'module' }),
  'The profiler stopped. Please try again.',
)

/** More of them wait for the file. */
const MOST_WORKERS = 8

export interface ProfileOptions {
  /** Once it aborts, the promise rejects with its reason at once. */
  signal?: AbortSignal
  /** Called some ten times a second. */
  onProgress?: (progress: ProfileProgress) => void
  /** Workers that share a CSV file; as many as there are processors and at most 8, if not given. */
  workers?: number
}

/**
 * Preview and statistics of a data file, read in workers in memory that does not grow with it. Rejects with a Failure
 * in words (empty, no rows, not what its name says, a quote that is never closed …) or with the reason of `signal`.
 */
export async function profileFile(
  file: Blob & { name: string },
  {
    signal,
    onProgress,
    workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency),
  }: ProfileOptions = {},
): Promise<DatasetProfile> {
  try {
    return await askProfiler(
      'profile',
      { file, name: file.name, workers },
      {
        signal,
        onProgress: ({ done, total, rows = 0 }) =>
          onProgress?.({ bytes: done, totalBytes: total, rows, at: performance.now() }),
      },
    )
  } catch (error) {
    if (signal?.aborted) throw error
    throw error instanceof Failure
      ? error
      : new Failure(error instanceof Error ? error.message : String(error))
  }
}
