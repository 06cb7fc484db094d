import type { JobChangeType, KeptJob } from '@/entities/training-job/model'

const SAID: Record<JobChangeType, string> = {
  start: 'started to train',
  pause: 'is paused',
  resume: 'trains again',
  stop: 'was stopped and has failed',
  complete: 'is completed',
}

/** What happened to a job last, in words for those who do not see the list; empty when nothing has since `from` (ms since 1970). */
export function newsOf(jobs: readonly KeptJob[], from: number): string {
  let newest = { at: from, text: '' }
  for (const { name, history } of jobs) {
    const last = history.at(-1)
    if (last && last.at > newest.at) newest = { at: last.at, text: `${name} ${SAID[last.type]}.` }
  }
  return newest.text
}
