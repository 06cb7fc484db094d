import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import {
  type MonitoredModel,
  projectedMonth,
  RANGE_NAMES,
  type Range,
  successRate,
} from '@/entities/monitored-model/model'
import { formatDateTime, formatMoney, formatNumber } from '@/shared/lib/format'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { Facts } from '@/shared/ui/facts'
import { NearViewport } from '@/shared/ui/near-viewport'
import { Meter } from '@/shared/ui/meter'
import { AlertList } from './AlertList'
import type { MonitoringActor, Watched } from './model/use-monitoring'
import { latencyText, perMinuteText, rateText } from './model/words'
import { TrendText, type TrendTextProps } from './TrendText'

const charts = () => import('./MonitoringCharts')
const { Component: RequestChart } = lazyComponent(async () => (await charts()).RequestChart)
const { Component: LatencyChart } = lazyComponent(async () => (await charts()).LatencyChart)
const { Component: ThroughputChart } = lazyComponent(async () => (await charts()).ThroughputChart)
const { Component: ResourceChart } = lazyComponent(async () => (await charts()).ResourceChart)
const { Component: CostChart } = lazyComponent(async () => (await charts()).CostChart)

export interface MonitoredDetailProps {
  actor: MonitoringActor
  model: MonitoredModel
  watched: Watched
  range: Range
}

/** MON-04, MON-05: everything that is known of one model over the chosen time. */
export function MonitoredDetail({ actor, model, watched, range }: MonitoredDetailProps) {
  const { requests, latency, throughput, resources, cost, status } = model
  const drawn = { model, window: watched.window, range }
  return (
    <Stack gap="7">
      <AlertList actor={actor} models={[model]} watched={watched} />
      {status === 'inactive' ? (
        <Text color="fg.muted">Inactive since {formatDateTime(model.lastUpdated)}.</Text>
      ) : null}
      <Section
        title="Request metrics"
        period={`In ${RANGE_NAMES[range]}`}
        chart={<RequestChart {...drawn} />}
      >
        <Facts
          rows={[
            [
              'Requests',
              <WithTrend key="r" value={formatNumber(requests.total)} trend={requests.trend} better="up" />,
            ],
            ['Success rate', rateText(successRate(requests))],
            ['Successful', formatNumber(requests.success)],
            ['Failed', formatNumber(requests.failed)],
            ['Timeouts', formatNumber(requests.timeouts)],
          ]}
        />
      </Section>
      <Section
        title="Performance metrics"
        period={`Latencies in ${RANGE_NAMES[range]}, throughput in the last 15 minutes`}
        chart={
          <>
            <LatencyChart {...drawn} />
            <ThroughputChart {...drawn} />
          </>
        }
        height="42rem"
      >
        <Facts
          rows={[
            ['Latency p50', latencyText(latency.p50)],
            [
              'Latency p95',
              <WithTrend key="l" value={latencyText(latency.p95)} trend={latency.trend} better="down" />,
            ],
            ['Latency p99', latencyText(latency.p99)],
            [
              'Throughput',
              <WithTrend
                key="t"
                value={perMinuteText(throughput.current)}
                trend={throughput.trend}
                better="up"
              />,
            ],
            ['Capacity', perMinuteText(throughput.max)],
          ]}
        />
      </Section>
      <Section title="Resource utilization" period="Now" chart={<ResourceChart {...drawn} />}>
        {resources.cpu === null ? (
          <Text color="fg.muted">No resources in use.</Text>
        ) : (
          <Stack gap="3.5">
            <Meter label="CPU" percent={resources.cpu} />
            <Meter label="Memory" percent={resources.memory ?? 0} />
            {resources.gpu === null ? (
              <Text textStyle="sm" color="fg.muted">
                No GPU
              </Text>
            ) : (
              <Meter label="GPU" percent={resources.gpu} />
            )}
          </Stack>
        )}
      </Section>
      <Section
        title="Cost analysis"
        chart={<CostChart model={model} window={watched.window} range={range} />}
      >
        <Facts
          rows={[
            ['Today', <WithTrend key="c" value={formatMoney(cost.today)} trend={cost.trend} better="down" />],
            ['Yesterday', formatMoney(cost.yesterday)],
            ['Projected monthly cost', `${formatMoney(projectedMonth(cost.today))} (today × 30)`],
          ]}
        />
      </Section>
    </Stack>
  )
}

interface SectionProps {
  title: string
  /** The time of its figures. */
  period?: string
  children: ReactNode
  chart: ReactNode
  /** The room that is kept for the chart. */
  height?: string
}

function Section({ title, period, children, chart, height = '21rem' }: SectionProps) {
  return (
    <chakra.section aria-label={title}>
      <Heading as="h3" textStyle="md" mb={period ? '0' : '2'}>
        {title}
      </Heading>
      {period ? (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {period}
        </Text>
      ) : null}
      {children}
      <NearViewport minHeight={height} mt="4" alignContent="start">
        <Suspense fallback={<Skeleton height={height} />}>
          <Stack gap="6">{chart}</Stack>
        </Suspense>
      </NearViewport>
    </chakra.section>
  )
}

function WithTrend({ value, ...trend }: { value: string } & TrendTextProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3">
      {value} <TrendText {...trend} />
    </chakra.span>
  )
}
