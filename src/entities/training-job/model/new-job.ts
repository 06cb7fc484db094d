import { check, maxLength, nonEmpty, object, pipe, string } from 'valibot'
import { requiredText } from '@/shared/lib/form'
import { TRAINABLE_MODELS } from './learning'
import type { StoredJob } from './training-job'

/** TRN-05: the form of a new job; numbers as typed. */
export interface NewJob {
  name: string
  model: string
  dataset: string
  epochs: string
  learningRate: string
  batchSize: string
}

const NAME_LIMIT = 60

/** Ours: the document gives no bounds. */
export const JOB_BOUNDS = {
  epochs: { min: 1, max: 500 },
  learningRate: { min: 0.00001, max: 1 },
  batchSize: { min: 1, max: 1024 },
} as const

export const EMPTY_JOB: NewJob = {
  name: '',
  model: TRAINABLE_MODELS[0] ?? '',
  dataset: '',
  epochs: '20',
  learningRate: '0.001',
  batchSize: '32',
}

/** Existing jobs that the new job must differ from. */
export interface OtherJobs {
  names: readonly string[]
}

const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en')

export const isNameTaken = (name: string, { names }: OtherJobs): boolean =>
  names.some((known) => sameName(known, name))

const DIGITS = /^\d+$/
const DECIMAL = /^(\d+\.?\d*|\.\d+)(e-?\d+)?$/i

const isBetween = (typed: string, shape: RegExp, { min, max }: { min: number; max: number }) =>
  shape.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max

const { epochs, learningRate, batchSize } = JOB_BOUNDS

/** The rules of a new job among others, in the order of its fields. The texts are ours. */
export const newJobSchema = (others: OtherJobs) =>
  object({
    name: pipe(
      requiredText('Job name is required'),
      maxLength(NAME_LIMIT, `Job name must be at most ${NAME_LIMIT} characters`),
      check(
        (name) => !isNameTaken(name, others),
        ({ input }) => `A job called ${input} already exists`,
      ),
    ),
    model: pipe(
      string(),
      check((model) => TRAINABLE_MODELS.includes(model), 'Choose a model'),
    ),
    dataset: pipe(string(), nonEmpty('Choose a dataset')),
    epochs: pipe(
      string(),
      check(
        (typed) => isBetween(typed, DIGITS, epochs),
        `Epochs must be a whole number from ${epochs.min} to ${epochs.max}`,
      ),
    ),
    learningRate: pipe(
      string(),
      check(
        (typed) => isBetween(typed, DECIMAL, learningRate),
        `Learning rate must be a number from ${learningRate.min.toFixed(5)} to ${learningRate.max}`,
      ),
    ),
    batchSize: pipe(
      string(),
      check(
        (typed) => isBetween(typed, DIGITS, batchSize),
        `Batch size must be a whole number from ${batchSize.min} to ${batchSize.max}`,
      ),
    ),
  })

/** The queued job that was asked for. `now` is ms since 1970, `seed` a whole number. */
export const queuedJob = (asked: NewJob, id: string, seed: number, now: number): StoredJob => ({
  id,
  name: asked.name.trim(),
  model: asked.model,
  dataset: asked.dataset,
  status: 'queued',
  totalEpochs: Number(asked.epochs),
  learningRate: Number(asked.learningRate),
  batchSize: Number(asked.batchSize),
  seed,
  createdAt: now,
  startTime: null,
  trainedMs: 0,
  resumedAt: null,
  endedAt: null,
  history: [],
})
