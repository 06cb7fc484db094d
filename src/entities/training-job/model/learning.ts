import { createRandom } from '@/shared/lib/random'
import type { StoredJob } from './training-job'

/**
 * Requirements of a model: ms of an epoch in batches of 32, GB of memory, and the accuracy that it may
 * approach.
 */
interface Profile {
  epochMs: number
  memory: number
  ceiling: number
}

const PROFILES: Record<string, Profile> = {
  'BERT Base': { epochMs: 12_000, memory: 11, ceiling: 0.95 },
  DistilBERT: { epochMs: 8000, memory: 7, ceiling: 0.93 },
  'ResNet-50': { epochMs: 10_000, memory: 9, ceiling: 0.96 },
  YOLOv8: { epochMs: 11_000, memory: 13, ceiling: 0.91 },
  'Whisper Small': { epochMs: 14_000, memory: 15, ceiling: 0.94 },
  XGBoost: { epochMs: 4000, memory: 3, ceiling: 0.9 },
}
const OTHER: Profile = { epochMs: 9000, memory: 8, ceiling: 0.92 }

/** The models that a job can train. */
export const TRAINABLE_MODELS: readonly string[] = Object.keys(PROFILES)

/** GB of the simulated graphics card */
export const GPU_MEMORY = 24

/** The learning rate at which the simulated models learn best. */
const BEST_RATE = 0.001

const profileOf = ({ model }: Pick<StoredJob, 'model'>) =>
  (Object.hasOwn(PROFILES, model) ? PROFILES[model] : null) ?? OTHER

/** ms of one epoch: larger batches are faster, but not as much as they are larger. */
export const epochMsOf = (job: Pick<StoredJob, 'model' | 'batchSize'>): number =>
  Math.max(1000, Math.round(profileOf(job).epochMs * Math.sqrt(32 / job.batchSize)))

/** ms of the whole training */
export const durationOf = (job: Pick<StoredJob, 'model' | 'batchSize' | 'totalEpochs'>): number =>
  epochMsOf(job) * job.totalEpochs

type Channel = 'start' | 'ceiling' | 'accuracy' | 'loss' | 'gpu' | 'memory'
const CHANNELS: readonly Channel[] = ['start', 'ceiling', 'accuracy', 'loss', 'gpu', 'memory']

/** 0..1, the same each time for one job, channel and place. */
function chance(seed: number, channel: Channel, place: number): number {
  const mixed = seed ^ Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(CHANNELS.indexOf(channel) + 1, 0x85ebca6b)
  return createRandom(mixed)()
}

/** -1..1 */
const noise = (...place: Parameters<typeof chance>) => chance(...place) * 2 - 1

const within = (least: number, value: number, greatest: number) => Math.min(greatest, Math.max(least, value))

/** How a job learns: too small a rate learns slowly, too large a rate badly and unsteadily. */
function courseOf(job: StoredJob) {
  const distance = Math.log10(job.learningRate / BEST_RATE)
  const tooLarge = Math.max(0, distance)
  const pace = Math.max(0.08, 4 / job.totalEpochs) * Math.exp(-(distance ** 2) / 3)
  const ceiling = profileOf(job).ceiling - 0.05 * chance(job.seed, 'ceiling', 0) - 0.07 * tooLarge ** 2
  return {
    /** How much of what can be learned is left after so many epochs: 1..0. */
    left: (epochs: number) => Math.exp(-pace * epochs),
    unsteady: 1 + 2 * tooLarge,
    ceiling: within(0.25, ceiling, 0.99),
    floor: 0.08 + 0.12 * chance(job.seed, 'start', 0),
  }
}

/** 0..1, after so many whole epochs; at least one. */
export function accuracyAfter(job: StoredJob, epochs: number): number {
  const { left, unsteady, ceiling, floor } = courseOf(job)
  const learned = ceiling - (ceiling - floor) * left(epochs)
  const shake = noise(job.seed, 'accuracy', epochs) * 0.015 * unsteady * (0.25 + left(epochs))
  return within(0.01, learned + shake, 0.999)
}

/** Above 0, after so many whole epochs; at least one. */
export function lossAfter(job: StoredJob, epochs: number): number {
  const { left, unsteady, ceiling, floor } = courseOf(job)
  const least = 0.03 + (1 - ceiling) * 1.4
  const most = 1.6 + floor * 5
  const shake = noise(job.seed, 'loss', epochs) * 0.06 * unsteady * (0.2 + left(epochs))
  return Math.max(0.005, least + (most - least) * left(epochs) + shake)
}

/** Percent of the graphics card that is busy, at a place in time. */
export const gpuAt = (job: StoredJob, place: number): number =>
  within(0, 84 + noise(job.seed, 'gpu', place) * 11, 100)

/** GB of the graphics card's memory, at a place in time. */
export function memoryAt(job: StoredJob, place: number): number {
  const whole = profileOf(job).memory * (0.7 + (0.3 * job.batchSize) / 32)
  return within(0.5, whole * (1 + noise(job.seed, 'memory', place) * 0.02), GPU_MEMORY * 0.97)
}
