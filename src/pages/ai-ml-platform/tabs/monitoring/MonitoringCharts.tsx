import { useMemo } from 'react'
import {
  costByDay,
  lastDays,
  type MonitoredModel,
  RANGE_NAMES,
  type Range,
  seriesOf,
  successRate,
  type TimeWindow,
} from '@/entities/monitored-model/model'
import { formatDecimal, formatMoney, formatNumber, formatPercent, formatSpan } from '@/shared/lib/format'
import { BarChart, daysX, LineChart, timeX } from '@/shared/ui/chart'
import { METER_ERROR } from '@/shared/ui/meter'
import { latencyText, perMinuteText, rateText } from './model/words'

export interface MonitoringChartProps {
  model: MonitoredModel
  window: TimeWindow
  range: Range
}

const useSeries = (model: MonitoredModel, window: TimeWindow) =>
  useMemo(() => seriesOf(model.source, window), [model.source, window])

/** How many requests came, and what became of them. */
export function RequestChart({ model, window, range }: MonitoringChartProps) {
  const { times, success, failed, timeouts } = useSeries(model, window)
  const { requests, name } = model
  return (
    <BarChart
      stacked
      label={`${name}: ${formatNumber(requests.total)} requests in ${RANGE_NAMES[range]}, ${rateText(successRate(requests))} of them successful`}
      x={timeX(times)}
      axes={[
        {
          name: 'Requests',
          format: formatNumber,
          series: [
            { name: 'Success', values: success },
            { name: 'Failed', values: failed },
            { name: 'Timeouts', values: timeouts },
          ],
        },
      ]}
    />
  )
}

/** How long half, nearly all and all but the last of a hundred requests took. */
export function LatencyChart({ model, window, range }: MonitoringChartProps) {
  const { times, p50, p95, p99 } = useSeries(model, window)
  return (
    <LineChart
      label={`${model.name}: latency p95 of ${latencyText(model.latency.p95)} in ${RANGE_NAMES[range]}`}
      x={timeX(times)}
      axes={[
        {
          name: 'Latency',
          format: formatSpan,
          series: [
            { name: 'p50', values: p50 },
            { name: 'p95', values: p95 },
            { name: 'p99', values: p99 },
          ],
        },
      ]}
    />
  )
}

/** Requests per minute, and how many the model can take. */
export function ThroughputChart({ model, window, range }: MonitoringChartProps) {
  const { times, throughput } = useSeries(model, window)
  return (
    <LineChart
      label={`${model.name}: throughput in ${RANGE_NAMES[range]}, ${perMinuteText(model.throughput.current)} now`}
      x={timeX(times)}
      axes={[
        {
          name: 'Requests per minute',
          format: (value) => formatDecimal(value, Number.isInteger(+value.toFixed(1)) ? 0 : 1),
          threshold: { name: 'Capacity', value: model.throughput.max },
          series: [{ name: 'Throughput', values: throughput }],
        },
      ]}
    />
  )
}

/** CPU, memory and GPU in percent. */
export function ResourceChart({ model, window, range }: MonitoringChartProps) {
  const { times, cpu, memory, gpu } = useSeries(model, window)
  const hasGpu = model.source.calm.gpu > 0
  return (
    <LineChart
      label={`${model.name}: resource usage in ${RANGE_NAMES[range]}`}
      x={timeX(times)}
      axes={[
        {
          name: 'Usage, percent',
          format: (value) => formatPercent(value),
          domain: [0, 100],
          threshold: { name: 'Error threshold', value: METER_ERROR },
          series: [
            { name: 'CPU', values: cpu },
            { name: 'Memory', values: memory },
            ...(hasGpu ? [{ name: 'GPU', values: gpu }] : []),
          ],
        },
      ]}
    />
  )
}

/** The cost of each of the last days, today so far. */
export function CostChart({ model, window, range }: MonitoringChartProps) {
  const days = useMemo(() => lastDays(range === '30d' ? 30 : 7, window.end), [range, window.end])
  const costs = useMemo(() => costByDay(model.source, days, window.end), [model.source, days, window.end])
  return (
    <BarChart
      label={`${model.name}: cost of the last ${days.length} days, ${formatMoney(model.cost.today)} today so far`}
      x={daysX(days)}
      axes={[{ name: 'Cost, US dollars', format: formatMoney, series: [{ name: 'Cost', values: costs }] }]}
    />
  )
}
