import { useMemo } from 'react'
import type { MetricSeries } from '@/entities/run/model'
import { LineChart, type LineChartProps } from '@/shared/ui/chart'
import { type ChartChoice, type ChartedRun, metricChart } from '../model/metric-chart'

export interface MetricChartProps extends Pick<LineChartProps, 'reading' | 'height'> {
  metric: string
  series: readonly MetricSeries[]
  runs: readonly ChartedRun[]
  choice: ChartChoice
}

/** One metric of one or more runs. */
export default function MetricChart({ metric, series, runs, choice, ...chart }: MetricChartProps) {
  const { x, axes } = useMemo(() => metricChart(metric, series, runs, choice), [metric, series, runs, choice])
  const by = choice.axis === 'step' ? 'step' : 'time'
  const label = runs.length === 1 ? `${metric} by ${by}` : `${metric} of ${runs.length} runs by ${by}`
  return <LineChart label={label} x={x} axes={axes} {...chart} />
}
