import {
  array,
  finite,
  type GenericSchema,
  integer,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'

/** TRN-01: the statuses in the order of the filter. */
export const JOB_STATUSES = ['training', 'completed', 'queued', 'paused', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const STATUS_LABELS: Record<JobStatus, string> = {
  training: 'Training',
  completed: 'Completed',
  queued: 'Queued',
  paused: 'Paused',
  failed: 'Failed',
}

export const JOB_CHANGES = ['start', 'pause', 'resume', 'stop', 'complete'] as const
export type JobChangeType = (typeof JOB_CHANGES)[number]

/** Something that happened to a job. */
export interface JobMoment {
  type: JobChangeType
  /** ms since 1970 */
  at: number
  /** ms that it had trained by then */
  trainedMs: number
}

/**
 * A training job as it is kept: nothing of it changes while it trains. What it has reached at a moment is `jobAt`, worked
 * out from the seed, the choices and the time that it has trained.
 */
export interface KeptJob {
  id: string
  name: string
  model: string
  dataset: string
  status: JobStatus
  totalEpochs: number
  learningRate: number
  batchSize: number
  /** Decides its curves. */
  seed: number
  /** ms since 1970 */
  createdAt: number
  /** When it began to train, ms since 1970; null while it waits for a place. */
  startTime: number | null
  /** ms that it had trained when it was last resumed, paused or ended */
  trainedMs: number
  /** Since when it trains without a break, ms since 1970; null while it does not. */
  resumedAt: number | null
  /** When it was completed or stopped, ms since 1970. */
  endedAt: number | null
  /** What happened to it, in its order. */
  history: readonly JobMoment[]
}

const count = pipe(number(), integer(), minValue(1))
const duration = pipe(number(), finite(), minValue(0))
const time = pipe(number(), finite())

export const keptJobSchema: GenericSchema<unknown, KeptJob> = object({
  id: string(),
  name: string(),
  model: string(),
  dataset: string(),
  status: picklist(JOB_STATUSES),
  totalEpochs: count,
  learningRate: pipe(number(), finite(), minValue(Number.MIN_VALUE)),
  batchSize: count,
  seed: pipe(number(), integer()),
  createdAt: time,
  startTime: nullable(time),
  trainedMs: duration,
  resumedAt: nullable(time),
  endedAt: nullable(time),
  history: array(object({ type: picklist(JOB_CHANGES), at: time, trainedMs: duration })),
})
