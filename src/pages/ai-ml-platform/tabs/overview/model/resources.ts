import { GPU_MEMORY, type TrainingJob, TRAINING_PLACES } from '@/entities/training-job/model'

export interface Resource {
  label: string
  /** 0..100 */
  percent: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const percentOf = (part: number, whole: number) => Math.min(100, (part / whole) * 100)

/** PLT-06: what the jobs that train now take of a simulated machine with a graphics card for each place. */
export function resourcesOf(jobs: readonly Pick<TrainingJob, 'gpuUsage' | 'memoryUsage'>[]): Resource[] {
  const gpu = percentOf(sum(jobs.map(({ gpuUsage }) => gpuUsage)), TRAINING_PLACES * 100)
  const gpuMemory = percentOf(sum(jobs.map(({ memoryUsage }) => memoryUsage)), TRAINING_PLACES * GPU_MEMORY)
  return [
    { label: 'CPU', percent: Math.min(100, 8 + 9 * jobs.length + 0.35 * gpu) },
    { label: 'Memory', percent: Math.min(100, 22 + 6 * jobs.length + 0.4 * gpuMemory) },
    { label: 'GPU', percent: gpu },
    { label: 'GPU memory', percent: gpuMemory },
  ]
}
