import {
  type Bucket,
  formatMetric,
  formatTook,
  type MetricSeries,
  type Run,
  type SeriesAxis,
  smoothed,
} from '@/entities/run/model'
import type { ChartAxis, ChartX } from '@/shared/ui/chart'

export interface ChartChoice {
  axis: SeriesAxis
  /** 0 draws the values as they are; see `smoothed`. */
  smoothing: number
  log: boolean
}

export const PLAIN: ChartChoice = { axis: 'step', smoothing: 0, log: false }

export type ChartedRun = Pick<Run, 'id' | 'name' | 'startedAt'>

/** Where a bucket is drawn: at its last step, or as long after the start of its run, ms. */
const placeOf = ({ to }: Bucket, axis: SeriesAxis, { startedAt }: ChartedRun) =>
  axis === 'step' ? to : Math.max(0, to - startedAt)

/** The chart of a metric: a line for the mean of each run, and the band of its values where it is alone. */
export function metricChart(
  metric: string,
  series: readonly MetricSeries[],
  runs: readonly ChartedRun[],
  { axis, smoothing, log }: ChartChoice,
): { x: ChartX; axes: ChartAxis[] } {
  const drawn = runs.map((run) => ({ run, buckets: series.find((one) => one.run === run.id)?.buckets ?? [] }))
  const places = new Set(drawn.flatMap(({ run, buckets }) => buckets.map((one) => placeOf(one, axis, run))))
  const x = [...places].sort((one, other) => one - other)
  const at = new Map(x.map((value, index) => [value, index]))
  // A line that is alone is known by what it measures.
  const names = runs.length === 1 ? [metric] : uniqueNames(runs)
  return {
    x: axis === 'step' ? stepX(x) : elapsedX(x),
    axes: [
      {
        name: metric,
        format: formatMetric,
        log,
        joined: true,
        series: drawn.map(({ run, buckets }, index) => {
          const values: (number | null)[] = x.map(() => null)
          const band: (readonly [number, number] | null)[] = x.map(() => null)
          const means = buckets.map(({ mean }) => mean)
          for (const [place, value] of smoothed(means, smoothing).entries()) {
            const bucket = buckets[place]
            const column = bucket && at.get(placeOf(bucket, axis, run))
            if (!bucket || column === undefined) continue
            values[column] = value
            band[column] = [bucket.min, bucket.max]
          }
          const isBanded = runs.length === 1 && (smoothing > 0 || buckets.some(({ min, max }) => min < max))
          return { name: names[index] ?? run.name, values, ...(isBanded && { band }) }
        }),
      },
    ],
  }
}

/** The names of runs, with the start of their ids where two are the same. */
export function uniqueNames(runs: readonly Pick<Run, 'id' | 'name'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of runs) counts.set(name, (counts.get(name) ?? 0) + 1)
  return runs.map(({ id, name }) => ((counts.get(name) ?? 0) > 1 ? `${name} (${id.slice(0, 6)})` : name))
}

const stepX = (values: readonly number[]): ChartX => ({ name: 'Step', values, format: formatMetric })

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12, 24, 48, 96].map((count) => count * HOUR),
]

const elapsedX = (values: readonly number[]): ChartX => ({
  name: 'Time since the start',
  values,
  format: formatTook,
  tick: shortTook,
  ticks(from, to, count) {
    const step = STEPS.find((size) => (to - from) / size <= count) ?? Math.ceil((to - from) / count)
    const first = Math.ceil(from / step)
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, at) => (first + at) * step,
    )
  },
})

/** A round time in one unit, like `10 min`. */
function shortTook(ms: number): string {
  if (ms < MINUTE) return `${ms / SECOND} s`
  if (ms < HOUR) return `${Math.round((ms / MINUTE) * 10) / 10} min`
  return `${Math.round((ms / HOUR) * 10) / 10} h`
}
