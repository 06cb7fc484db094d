import type { JobChangeType, StoredJob } from '@/entities/training-job/model'

const SAID: Record<JobChangeType, string> = {
  start: 'started training',
  pause: 'is paused',
  resume: 'trains again',
  stop: 'was stopped',
  complete: 'is completed',
}

/** ms within which changes belong together: a job that is paused gives its place on. */
const TOGETHER = 1000

/**
 * The last changes of jobs as text for screen readers; empty when there was none since `from` (ms since 1970).
 */
export function newsOf(jobs: readonly StoredJob[], from: number): string {
  const last = jobs
    .flatMap(({ name, history }) => history.slice(-1).map(({ type, at }) => ({ name, type, at })))
    .filter(({ at }) => at >= from)
    .sort((one, other) => one.at - other.at)
  const newest = last.at(-1)?.at ?? from
  return last
    .filter(({ at }) => newest - at < TOGETHER)
    .map(({ name, type }) => `${name} ${SAID[type]}.`)
    .join(' ')
}
