import { accuracyAfter, durationOf, epochMsOf, gpuAt, lossAfter, memoryAt } from './learning'
import type { StoredJob } from './training-job'

/** The progress of a job at a moment. */
export interface JobFigures {
  /** 0..100 */
  progress: number
  /** The epoch that it is in: 0 before the first, `totalEpochs` at the end. */
  epoch: number
  /** Whole epochs behind it. */
  epochsDone: number
  /** 0..1, after the last whole epoch; null before the first is over. */
  accuracy: number | null
  /** After the last whole epoch; null before the first is over. */
  loss: number | null
  /** ms that it has trained */
  runtime: number
  /** ms of training that are left; null when it trains no more. */
  estimatedTime: number | null
  /** Percent of the graphics card; 0 while it does not train. */
  gpuUsage: number
  /** GB of the graphics card's memory; 0 while it does not train. */
  memoryUsage: number
}

/** TRN-02: a training job with everything that document 2 section 3 names, at one moment. */
export type TrainingJob = StoredJob & JobFigures

/** The figures of one moment are drawn anew this often, ms. */
const GLANCE = 2000

/** ms that a job has trained by `now` (ms since 1970): never more than its training takes, never less than before. */
export function trainedBy(job: StoredJob, now: number): number {
  const since = job.resumedAt === null ? 0 : Math.max(0, now - job.resumedAt)
  return Math.min(durationOf(job), job.trainedMs + since)
}

/** When a training job will be finished, ms since 1970; null while it does not train. */
export const endOf = (job: StoredJob): number | null =>
  job.resumedAt === null ? null : job.resumedAt + Math.max(0, durationOf(job) - job.trainedMs)

/** How far a job has come. */
function pointOf(job: StoredJob, now: number) {
  const runtime = trainedBy(job, now)
  const duration = durationOf(job)
  return {
    job,
    runtime,
    duration,
    epochsDone: Math.min(job.totalEpochs, Math.floor(runtime / epochMsOf(job))),
    status: job.status === 'training' && runtime >= duration ? 'completed' : job.status,
    glance: Math.floor(runtime / GLANCE),
  } as const
}
type Point = ReturnType<typeof pointOf>

const FIGURES: { [Figure in keyof JobFigures]: (point: Point) => JobFigures[Figure] } = {
  progress: ({ runtime, duration }) => (runtime / duration) * 100,
  epoch: ({ job, epochsDone }) => (job.startTime === null ? 0 : Math.min(job.totalEpochs, epochsDone + 1)),
  epochsDone: ({ epochsDone }) => epochsDone,
  accuracy: ({ job, epochsDone }) => (epochsDone > 0 ? accuracyAfter(job, epochsDone) : null),
  loss: ({ job, epochsDone }) => (epochsDone > 0 ? lossAfter(job, epochsDone) : null),
  runtime: ({ runtime }) => runtime,
  estimatedTime: ({ status, duration, runtime }) =>
    status === 'completed' || status === 'failed' ? null : duration - runtime,
  gpuUsage: ({ job, status, glance }) => (status === 'training' ? gpuAt(job, glance) : 0),
  memoryUsage: ({ job, status, glance }) => (status === 'training' ? memoryAt(job, glance) : 0),
}

/** One figure of a job at `now` (ms since 1970): what a list of ten thousand is sorted by. */
export const figureAt = <Figure extends keyof JobFigures>(
  job: StoredJob,
  figure: Figure,
  now: number,
): JobFigures[Figure] => FIGURES[figure](pointOf(job, now))

/**
 * TRN-02: the job at `now` (ms since 1970). A job whose time is over is completed, whether or not a page was
 * open.
 */
export function jobAt(job: StoredJob, now: number): TrainingJob {
  const point = pointOf(job, now)
  return {
    ...job,
    status: point.status,
    endedAt: point.status === 'completed' && job.endedAt === null ? endOf(job) : job.endedAt,
    progress: FIGURES.progress(point),
    epoch: FIGURES.epoch(point),
    epochsDone: FIGURES.epochsDone(point),
    accuracy: FIGURES.accuracy(point),
    loss: FIGURES.loss(point),
    runtime: FIGURES.runtime(point),
    estimatedTime: FIGURES.estimatedTime(point),
    gpuUsage: FIGURES.gpuUsage(point),
    memoryUsage: FIGURES.memoryUsage(point),
  }
}

/** Measurements of a job at the end of each whole epoch; all lists are equally long. */
export interface JobSeries {
  /** 1, 2, 3, … */
  epochs: number[]
  /** 0..1 */
  accuracy: number[]
  loss: number[]
  /** Percent */
  gpuUsage: number[]
  /** GB */
  memoryUsage: number[]
}

/** The metrics that can be drawn. */
export type JobMetric = Exclude<keyof JobSeries, 'epochs'>

/** The curves of the first epochs of a job. */
export function seriesOf(job: StoredJob, epochsDone: number): JobSeries {
  const epochs = Array.from({ length: epochsDone }, (_, place) => place + 1)
  const glances = epochMsOf(job) / GLANCE
  const glanceAt = (epoch: number) => Math.floor(epoch * glances)
  return {
    epochs,
    accuracy: epochs.map((epoch) => accuracyAfter(job, epoch)),
    loss: epochs.map((epoch) => lossAfter(job, epoch)),
    gpuUsage: epochs.map((epoch) => gpuAt(job, glanceAt(epoch))),
    memoryUsage: epochs.map((epoch) => memoryAt(job, glanceAt(epoch))),
  }
}
