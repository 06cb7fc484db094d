import { useMemo } from 'react'
import { type JobMetric, type StoredJob, seriesOf } from '@/entities/training-job/model'
import { useJobsNow } from '@/features/train-models'
import { LineChart } from '@/shared/ui/chart'
import { comparedChart, METRICS } from './model/metrics'

export interface CompareChartProps {
  jobs: readonly StoredJob[]
  metric: JobMetric
}

/** One metric of several runs over the same epochs. */
export default function CompareChart({ jobs, metric }: CompareChartProps) {
  const epochsDone = useJobsNow(jobs, (now) => now.epochsDone)
  const { x, axes } = useMemo(
    () =>
      comparedChart(
        jobs.map((job, place) => ({ job, series: seriesOf(job, epochsDone[place] ?? 0) })),
        metric,
      ),
    [jobs, epochsDone, metric],
  )
  const names = jobs.map(({ name }) => name).join(', ')
  return (
    <LineChart
      key={metric}
      live
      height={300}
      label={`${METRICS[metric].label} of ${names} by epoch`}
      x={x}
      axes={axes}
    />
  )
}
