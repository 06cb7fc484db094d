import type { Dataset, Processing } from './dataset'

/** Ours: how long the simulated processing takes, in ms: longer for more, between ten seconds and a minute. */
const processingTime = (bytes: number): number =>
  Math.round(Math.min(60_000, Math.max(10_000, bytes / 20_000)))

/** Ours: how often the simulated processing is interrupted. */
const FAILURE_CHANCE = 0.1

/** DST-04: why a dataset is in error. */
export const INTERRUPTED = 'Processing was interrupted. Retry to process the files again.'

/** Simulated work that begins at `now` (ms since 1970). `chance` is a number in 0..1 from the app's random. */
export const beginProcessing = (bytes: number, now: number, chance: number): Processing => ({
  since: new Date(now).toISOString(),
  takes: processingTime(bytes),
  fails: chance < FAILURE_CHANCE,
})

/** ms until the processing ends; 0 when it should have ended already. */
export const processingLeft = ({ since, takes }: Processing, now: number): number =>
  Math.max(0, Math.min(takes, (Date.parse(since) || 0) + takes - now))

/** The dataset when its processing has ended; a dataset that is not processing stays unchanged. */
export function processed(dataset: Dataset, outcome: 'ready' | 'error', now: number): Dataset {
  if (dataset.status !== 'processing') return dataset
  return {
    ...dataset,
    status: outcome,
    processing: null,
    failure: outcome === 'error' ? INTERRUPTED : null,
    updatedAt: new Date(now).toISOString(),
  }
}

/** A dataset in error is processed again; any other stays as it is. */
export function retried(dataset: Dataset, processing: Processing): Dataset {
  if (dataset.status !== 'error') return dataset
  return { ...dataset, status: 'processing', processing, failure: null }
}
