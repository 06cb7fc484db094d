import { durationOf, epochMsOf } from './learning'
import type { JobMoment, JobStatus, StoredJob } from './training-job'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Sample
  extends Pick<
    StoredJob,
    'id' | 'name' | 'model' | 'dataset' | 'totalEpochs' | 'learningRate' | 'batchSize'
  > {
  status: JobStatus
  /** ms before now that it was created */
  created: number
  /** How many epochs it has behind it. */
  epochs: number
}

const SAMPLES: readonly Sample[] = [
  {
    id: 'job-1',
    name: 'support-transcripts',
    model: 'Whisper Small',
    dataset: 'Customer Support Calls',
    status: 'queued',
    totalEpochs: 40,
    learningRate: 0.0005,
    batchSize: 16,
    created: 3 * MINUTE,
    epochs: 0,
  },
  {
    id: 'job-2',
    name: 'shelf-detector',
    model: 'YOLOv8',
    dataset: 'Retail Product Images',
    status: 'training',
    totalEpochs: 400,
    learningRate: 0.002,
    batchSize: 16,
    created: 9 * MINUTE,
    epochs: 31,
  },
  {
    id: 'job-3',
    name: 'sentiment-classifier',
    model: 'BERT Base',
    dataset: 'Customer Reviews',
    status: 'training',
    totalEpochs: 240,
    learningRate: 0.0008,
    batchSize: 8,
    created: 55 * MINUTE,
    epochs: 132,
  },
  {
    id: 'job-4',
    name: 'product-tagger',
    model: 'ResNet-50',
    dataset: 'Retail Product Images',
    status: 'training',
    totalEpochs: 300,
    learningRate: 0.001,
    batchSize: 16,
    created: 62 * MINUTE,
    epochs: 214,
  },
  {
    id: 'job-5',
    name: 'review-summaries',
    model: 'DistilBERT',
    dataset: 'Customer Reviews',
    status: 'paused',
    totalEpochs: 60,
    learningRate: 0.0003,
    batchSize: 32,
    created: 5 * HOUR,
    epochs: 23,
  },
  {
    id: 'job-6',
    name: 'demand-forecast',
    model: 'XGBoost',
    dataset: 'Sales Transactions',
    status: 'completed',
    totalEpochs: 120,
    learningRate: 0.003,
    batchSize: 64,
    created: 27 * HOUR,
    epochs: 120,
  },
  {
    id: 'job-7',
    name: 'churn-baseline',
    model: 'XGBoost',
    dataset: 'Sales Transactions',
    status: 'failed',
    totalEpochs: 80,
    learningRate: 0.1,
    batchSize: 128,
    created: 51 * HOUR,
    epochs: 18,
  },
]

const LAST: Partial<Record<JobStatus, JobMoment['type']>> = {
  paused: 'pause',
  completed: 'complete',
  failed: 'stop',
}

/** TRN-01: sample jobs in every status, as if they had been made lately; three of them train. */
export const sampleJobs = (now: number): readonly StoredJob[] =>
  SAMPLES.map(({ status, created, epochs, ...choices }, place) => {
    const createdAt = now - created
    // Into the next epoch a little, so that they do not all end one at the same moment.
    const trainedMs =
      status === 'completed'
        ? durationOf(choices)
        : Math.round(epochMsOf(choices) * (epochs + (epochs > 0 ? place / 10 : 0)))
    const startTime = status === 'queued' ? null : status === 'training' ? now - trainedMs : createdAt
    const end = startTime === null ? null : startTime + trainedMs
    const last = LAST[status]
    return {
      ...choices,
      status,
      seed: 1000 + place,
      createdAt: Math.min(createdAt, startTime ?? createdAt),
      startTime,
      trainedMs: status === 'training' ? 0 : trainedMs,
      resumedAt: status === 'training' ? startTime : null,
      endedAt: status === 'completed' || status === 'failed' ? end : null,
      history: [
        ...(startTime === null ? [] : [{ type: 'start' as const, at: startTime, trainedMs: 0 }]),
        ...(last && end !== null ? [{ type: last, at: end, trainedMs }] : []),
      ],
    }
  })
