import { Failure } from '@/shared/lib/failure'
import { openWorker } from '@/shared/lib/worker-channel'
import type { DatasetPreview, DatasetProfile, ProfileProgress, ReadingChoice } from '@orrery/profiler/types'
import type { ProfileJobs } from './profile-jobs'

/** The scanner runs in workers so that the page stays responsive: the main thread never loads it. */
const askProfiler = openWorker<ProfileJobs>(
  () => new Worker(new URL('./profile.worker.ts', import.meta.url), { type: 'module' }),
  'Reading the file failed. Please try again.',
)

/** Previews have a worker of their own, so that none waits for a profile that still runs. */
const askPreviewer = openWorker<ProfileJobs>(
  () => new Worker(new URL('./profile.worker.ts', import.meta.url), { type: 'module' }),
  'The preview failed. Please try again.',
)

/** More workers than this wait for the disk. */
const MOST_WORKERS = 8

export interface PreviewOptions {
  /** Once it aborts, the promise rejects with its reason at once. */
  signal?: AbortSignal
}

export interface ProfileOptions extends PreviewOptions {
  /** Called about ten times a second. */
  onProgress?: (progress: ProfileProgress) => void
  /** Workers that share a CSV file. Default: one for each processor, at most 8. */
  workers?: number
  /** The user's corrections of how the file is read; the rest is guessed around them. */
  choice?: ReadingChoice
}

/**
 * Preview and statistics of a data file, computed in workers with memory that does not grow with the file. Rejects with
 * a Failure whose message is for people (empty, no rows, another format than the name says, …) or with the reason of
 * `signal`.
 */
export async function profileFile(
  file: Blob & { name: string },
  {
    signal,
    onProgress,
    workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency),
    choice = {},
  }: ProfileOptions = {},
): Promise<DatasetProfile> {
  return asFailure(
    signal,
    askProfiler(
      'profile',
      { file, name: file.name, workers, choice },
      {
        signal,
        onProgress: ({ done, total, rows = 0 }) =>
          onProgress?.({ bytes: done, totalBytes: total, rows, at: performance.now() }),
      },
    ),
  )
}

/**
 * The first rows of a file and how it is read, from its first 64 kB if it is a text table: immediate feedback after a
 * correction. Rejects as `profileFile` does.
 */
export async function previewFile(
  file: Blob & { name: string },
  choice: ReadingChoice = {},
  { signal }: PreviewOptions = {},
): Promise<DatasetPreview> {
  return asFailure(signal, askPreviewer('preview', { file, name: file.name, choice }, { signal }))
}

/** Turns every error but that of `signal` into a Failure. */
async function asFailure<T>(signal: AbortSignal | undefined, reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    if (signal?.aborted) throw error
    throw error instanceof Failure
      ? error
      : new Failure(error instanceof Error ? error.message : String(error))
  }
}
