import {
  array,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
} from 'valibot'
import { amount, moment, text } from '@/shared/lib/collection/fields'

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
 * A training job as stored: it does not change while it trains. Its progress at a moment is `jobAt`, computed
 * from the seed, the choices and the time that it has trained.
 */
export interface StoredJob {
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
  /** Its events, in order. */
  history: readonly JobMoment[]
}

/** Far more than can be asked for, and no more than can be drawn. */
const count = pipe(number(), integer(), minValue(1), maxValue(100_000))
const duration = pipe(moment, minValue(0))

export const storedJobSchema: GenericSchema<unknown, StoredJob> = object({
  id: text(),
  name: text(),
  model: text(),
  dataset: text(),
  status: picklist(JOB_STATUSES),
  totalEpochs: count,
  learningRate: pipe(amount, minValue(Number.MIN_VALUE)),
  batchSize: count,
  seed: pipe(amount, integer()),
  createdAt: moment,
  startTime: nullable(moment),
  trainedMs: duration,
  resumedAt: nullable(moment),
  endedAt: nullable(moment),
  history: pipe(
    array(object({ type: picklist(JOB_CHANGES), at: moment, trainedMs: duration })),
    maxLength(10_000),
  ),
})
