import { Box, Button, Skeleton, Text } from '@chakra-ui/react'
import type { MetricSeries } from '@/entities/run/model'
import { formatNumber } from '@/shared/lib/format'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { ChartChoice, ChartedRun } from '../model/metric-chart'
import { type MetricSeriesActor, useSeries } from '../model/use-series'
import type { MetricChartProps } from './MetricChart'

const { Component: MetricChart } = lazyComponent<MetricChartProps>(
  async () => (await import('./MetricChart')).default,
)

export interface MetricPanelProps extends Pick<MetricChartProps, 'reading' | 'height'> {
  metric: string
  /** Stays the same between renders while it names the same runs. */
  runs: readonly ChartedRun[]
  ids: readonly string[]
  choice: ChartChoice
  /** A run goes on: the values are read again. */
  live: boolean
  /** The newest values of the runs: with others, the values are read again. */
  newest: string
}

/** One metric, read when it is rendered first. */
export function MetricPanel({ metric, ids, live, newest, ...chart }: MetricPanelProps) {
  const actor = useSeries({ runs: ids, metric, axis: chart.choice.axis }, live, newest)
  return <MetricAnswer actor={actor} metric={metric} {...chart} />
}

export interface MetricAnswerProps extends Omit<MetricPanelProps, 'ids' | 'live' | 'newest'> {
  actor: MetricSeriesActor
}

/** The answer for one metric: its chart, or that it is on its way, or why it did not come. */
export function MetricAnswer({ actor, ...chart }: MetricAnswerProps) {
  const { question, answer, failure } = useSelector(actor, ({ context }) => context)
  if (!answer)
    return failure ? (
      <Notice
        status="error"
        title={`${question.metric} could not be loaded`}
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
            Try again
          </Button>
        }
      >
        {failure.message}
      </Notice>
    ) : (
      <Skeleton
        height={`${(chart.height ?? 240) + 80}px`}
        role="status"
        aria-label={`Loading ${question.metric}`}
      />
    )
  const left = leftOut(answer, chart.choice)
  return (
    <Box minWidth="0">
      <MetricChart series={answer} {...chart} />
      {left === '' ? null : (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {left}
        </Text>
      )}
    </Box>
  )
}

/** Which values have no place in the chart. */
function leftOut(series: readonly MetricSeries[], { log }: ChartChoice): string {
  const notFinite = series.reduce((sum, one) => sum + one.notFinite, 0)
  const isBelow = log && series.some(({ buckets }) => buckets.some(({ mean }) => mean <= 0))
  return [
    notFinite > 0
      ? `${formatNumber(notFinite)} ${notFinite === 1 ? 'value is' : 'values are'} NaN or infinite and not drawn.`
      : '',
    isBelow ? 'Values of zero and less have no place on a logarithmic axis.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
