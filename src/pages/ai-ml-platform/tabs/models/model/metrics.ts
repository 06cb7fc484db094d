import { GPU_MEMORY, type JobMetric, type JobSeries, type StoredJob } from '@/entities/training-job/model'
import { formatDecimal, formatPercent } from '@/shared/lib/format'
import type { ChartAxis, ChartX } from '@/shared/ui/chart'

/** With one decimal, or none where that is zero. */
const shortest = (value: number, unit: string) =>
  `${formatDecimal(value, Number.isInteger(+value.toFixed(1)) ? 0 : 1)}${unit}`

/** How each metric is drawn: its name, its axis with its unit, and how a value is written. */
export const METRICS: Record<JobMetric, { label: string } & Omit<ChartAxis, 'series'>> = {
  loss: { label: 'Loss', name: 'Loss', format: (value) => formatDecimal(value, 2) },
  accuracy: {
    label: 'Accuracy',
    name: 'Accuracy, percent',
    format: (value) => shortest(value * 100, '%'),
    domain: [0, 1],
  },
  gpuUsage: {
    label: 'GPU',
    name: 'GPU, percent',
    format: (value) => formatPercent(value),
    domain: [0, 100],
  },
  memoryUsage: {
    label: 'Memory',
    name: 'Memory, GB',
    format: (value) => shortest(value, ' GB'),
    domain: [0, GPU_MEMORY],
  },
}

export const METRIC_NAMES: readonly JobMetric[] = ['accuracy', 'loss', 'gpuUsage', 'memoryUsage']

/** The axis of some metrics of one job. */
export const axesOf = (series: JobSeries, metrics: readonly JobMetric[]): ChartAxis[] =>
  metrics.map((metric) => ({
    ...METRICS[metric],
    series: [{ name: METRICS[metric].label, values: series[metric] }],
  }))

export const epochsX = (epochs: readonly number[]): ChartX => ({
  name: 'Epoch',
  values: epochs,
  format: String,
})

/** One metric of several jobs over the epochs that they share; a job that has fewer ends earlier. */
export function comparedChart(
  runs: readonly { job: StoredJob; series: JobSeries }[],
  metric: JobMetric,
): { x: ChartX; axes: ChartAxis[] } {
  const longest = runs.reduce((most, { series }) => Math.max(most, series.epochs.length), 0)
  const epochs = Array.from({ length: longest }, (_, place) => place + 1)
  return {
    x: epochsX(epochs),
    axes: [
      {
        ...METRICS[metric],
        series: runs.map(({ job, series }) => ({
          name: job.name,
          values: epochs.map((_, place) => series[metric][place] ?? null),
        })),
      },
    ],
  }
}
