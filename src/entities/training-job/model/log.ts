import { accuracyAfter, durationOf, epochMsOf, lossAfter } from './learning'
import type { JobChangeType, StoredJob } from './training-job'

export interface LogLine {
  /** Its place in the log; a line never moves. */
  id: number
  /** ms that the job had trained */
  trainedMs: number
  text: string
}

const SAID: Record<JobChangeType, string> = {
  start: 'Training started on a simulated GPU.',
  pause: 'Training paused.',
  resume: 'Training resumed.',
  stop: 'Training stopped.',
  complete: 'Training completed.',
}

/** The log of a job after this many whole epochs, oldest line first. */
export function logOf(job: StoredJob, epochsDone: number): LogLine[] {
  const epochMs = epochMsOf(job)
  const spoken = job.history.map(({ type, trainedMs }) => ({ trainedMs, text: SAID[type] }))
  const epochs = Array.from({ length: epochsDone }, (_, place) => ({
    trainedMs: (place + 1) * epochMs,
    text: epochText(job, place + 1),
  }))
  const [first, ...later] = spoken
  const begun = first
    ? [
        first,
        { trainedMs: 0, text: `Dataset ${job.dataset} loaded.` },
        {
          trainedMs: 0,
          text: `${job.model}, ${job.totalEpochs} epochs, learning rate ${job.learningRate}, batch size ${job.batchSize}.`,
        },
      ]
    : []
  const over = epochsDone === job.totalEpochs && !job.history.some(({ type }) => type === 'complete')
  return [
    ...begun,
    // An epoch that ends at the very moment is said before what then happened.
    ...[...epochs, ...later].sort((one, other) => one.trainedMs - other.trainedMs),
    ...(over ? [{ trainedMs: durationOf(job), text: SAID.complete }] : []),
  ].map((line, id) => ({ id, ...line }))
}

const epochText = (job: StoredJob, epoch: number) =>
  `Epoch ${epoch}/${job.totalEpochs}: loss ${lossAfter(job, epoch).toFixed(3)}, accuracy ${(accuracyAfter(job, epoch) * 100).toFixed(1)}%`
