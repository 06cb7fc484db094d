import { durationOf } from './learning'
import { endOf, trainedBy } from './simulate'
import type { JobChangeType, JobStatus, StoredJob } from './training-job'

/** How many jobs train at a time; queued jobs wait for a free place. */
export const TRAINING_PLACES = 3

/** One change of one job. */
export interface JobChange {
  id: string
  type: JobChangeType
  /** ms since 1970 */
  at: number
}

/** TRN-04: the status that each change requires, and its resulting status. */
export const JOB_RULES: Record<JobChangeType, readonly [from: JobStatus, to: JobStatus]> = {
  start: ['queued', 'training'],
  pause: ['training', 'paused'],
  resume: ['paused', 'training'],
  stop: ['training', 'failed'],
  complete: ['training', 'completed'],
}

/** Whether a job of this status takes the change. */
export const takesChange = (status: JobStatus, type: JobChangeType): boolean => JOB_RULES[type][0] === status

/**
 * The job after the change, or the same object when its status does not allow the change: another tab was
 * faster.
 */
export function changedJob(job: StoredJob, { type, at }: Omit<JobChange, 'id'>): StoredJob {
  const [from, to] = JOB_RULES[type]
  if (job.status !== from) return job
  const trains = to === 'training'
  const trainedMs = type === 'complete' ? durationOf(job) : trainedBy(job, at)
  return {
    ...job,
    status: to,
    startTime: job.startTime ?? at,
    trainedMs,
    resumedAt: trains ? at : null,
    endedAt: type === 'stop' || type === 'complete' ? at : null,
    history: [...job.history, { type, at, trainedMs }],
  }
}

/** The jobs that these changes, in their order, make other than they were. */
export function changedJobs(jobs: readonly StoredJob[], changes: readonly JobChange[]): StoredJob[] {
  const known = new Map(jobs.map((job) => [job.id, job]))
  const changed = new Map<string, StoredJob>()
  for (const change of changes) {
    const job = changed.get(change.id) ?? known.get(change.id)
    const next = job && changedJob(job, change)
    if (next && next !== job) changed.set(change.id, next)
  }
  return [...changed.values()]
}

const DAY = 86_400_000

/**
 * The device's clock was set back after the job was resumed: it would make no progress until that moment came
 * again.
 */
const isAhead = ({ resumedAt }: StoredJob, now: number) => resumedAt !== null && resumedAt - now > DAY

/**
 * The changes due by `now` (ms since 1970), in order: finished jobs are completed at their end, and the job
 * that has waited longest starts as soon as a place is free. A job that was resumed in the future continues
 * from now.
 */
export function dueChanges(jobs: readonly StoredJob[], now: number): JobChange[] {
  const changes: JobChange[] = []
  const inTime = (job: StoredJob): StoredJob => {
    if (!isAhead(job, now)) return job
    const again: JobChange[] = [
      { id: job.id, type: 'pause', at: now },
      { id: job.id, type: 'resume', at: now },
    ]
    changes.push(...again)
    return again.reduce(changedJob, job)
  }
  const withEnd = (job: StoredJob) => ({ job, end: endOf(job) ?? now })
  /** Sorted so that the last job ends first. */
  let running = jobs
    .filter(({ status }) => status === 'training')
    .map((job) => withEnd(inTime(job)))
    .reverse()
    .sort((one, other) => other.end - one.end)
  const waiting = jobs
    .filter(({ status }) => status === 'queued')
    .sort((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id))
    .values()
  const start = (at: number) => {
    while (running.length < TRAINING_PLACES) {
      const { value: next } = waiting.next()
      if (!next) return
      const change = { id: next.id, type: 'start', at: Math.max(at, next.createdAt) } as const
      changes.push(change)
      running = [withEnd(changedJob(next, change)), ...running].sort((one, other) => other.end - one.end)
    }
  }
  // A place that is free although jobs are waiting counts as free from now.
  if (running.length < TRAINING_PLACES) start(now)
  for (let first = running.at(-1); first && first.end <= now; first = running.at(-1)) {
    changes.push({ id: first.job.id, type: 'complete', at: first.end })
    running.pop()
    start(first.end)
  }
  return changes.sort((one, other) => one.at - other.at)
}
