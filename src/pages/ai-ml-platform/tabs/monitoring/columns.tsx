import { chakra, Flex } from '@chakra-ui/react'
import { MonitoredStatus } from '@/entities/monitored-model'
import {
  MONITORED_STATUSES,
  type MonitoredModel,
  requestSeries,
  successRate,
  TREND_WORDS,
  type TimeWindow,
  type Trend,
} from '@/entities/monitored-model/model'
import { formatMoney, formatNumber } from '@/shared/lib/format'
import { Sparkline } from '@/shared/ui/sparkline'
import { type Column, RowLink } from '@/shared/ui/table'
import { latencyText, perMinuteText, rateText } from './model/words'
import { TrendText } from './TrendText'

/** Up to this width of the table, a row takes two lines. */
export const NARROW = '58rem'

/** MON-03: what is compared. `hrefOf` is the address of a model's detail. */
export const columnsFor = (
  window: TimeWindow,
  hrefOf: (id: string) => string,
): readonly Column<MonitoredModel>[] => [
  {
    id: 'name',
    header: 'Model',
    cell: ({ id, name }) => <RowLink to={hrefOf(id)}>{name}</RowLink>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <MonitoredStatus status={status} />,
    // The most urgent status first.
    sortBy: ({ status }) => ['critical', 'warning', 'healthy', 'inactive'].indexOf(status),
    width: '6.5rem',
  },
  {
    id: 'requests',
    header: 'Requests',
    cell: (model) => <Requests model={model} window={window} />,
    sortBy: ({ requests }) => requests.total,
    descendingFirst: true,
    align: 'end',
    width: '12rem',
  },
  {
    id: 'success',
    header: 'Success',
    cell: ({ requests }) => (
      <>
        {rateText(successRate(requests))}
        <WhereNarrow>success</WhereNarrow>
      </>
    ),
    sortBy: ({ requests }) => successRate(requests),
    hideable: true,
    align: 'end',
    width: '5.5rem',
  },
  {
    id: 'latency',
    header: 'Latency p95',
    cell: ({ latency }) => (
      <WithTrend
        value={latencyText(latency.p95)}
        what="p95"
        trend={latency.p95 === null ? null : latency.trend}
      />
    ),
    sortBy: ({ latency }) => latency.p95,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '8.25rem',
  },
  {
    id: 'throughput',
    header: 'Throughput',
    cell: ({ throughput, status }) => (
      <WithTrend
        value={perMinuteText(throughput.current)}
        trend={status === 'inactive' ? null : throughput.trend}
      />
    ),
    sortBy: ({ throughput }) => throughput.current,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '8.75rem',
  },
  {
    id: 'cost',
    header: 'Cost today',
    cell: ({ cost, status }) => (
      <WithTrend
        value={formatMoney(cost.today)}
        what="today"
        trend={status === 'inactive' ? null : cost.trend}
      />
    ),
    sortBy: ({ cost }) => cost.today,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '8.25rem',
  },
]

function Requests({ model, window }: { model: MonitoredModel; window: TimeWindow }) {
  const { total, trend } = model.requests
  return (
    <Flex as="span" align="center" justify="end" gap="2" fontVariantNumeric="tabular-nums">
      <span>
        {formatNumber(total)}
        <WhereNarrow>requests</WhereNarrow>
      </span>
      {total > 0 ? (
        <>
          <chakra.span color="accent.fg" display="inline-flex">
            <Sparkline
              label={`${TREND_WORDS[trend]} over time`}
              values={requestSeries(model.source, window)}
              width="3.5rem"
            />
          </chakra.span>
        </>
      ) : null}
      <TrendPlace trend={total > 0 ? trend : null} />
    </Flex>
  )
}

interface WithTrendProps {
  value: string
  /** The name of a figure, where the table shows no header. */
  what?: string
  trend: Trend | null
}

function WithTrend({ value, what, trend }: WithTrendProps) {
  return (
    <Flex as="span" align="center" justify="end" gap="2" fontVariantNumeric="tabular-nums">
      <span>
        {value}
        {what ? <WhereNarrow>{what}</WhereNarrow> : null}
      </span>
      <TrendPlace trend={trend} />
    </Flex>
  )
}

/** As wide for every trend and for none, so that the numbers before it end at one edge. */
function TrendPlace({ trend }: { trend: Trend | null }) {
  return (
    <chakra.span
      display="flex"
      width="3.5rem"
      css={{ [`@container (max-width: ${NARROW})`]: { width: 'auto' } }}
    >
      {trend ? <TrendText trend={trend} /> : null}
    </chakra.span>
  )
}

/** Says what a number is in a row of two lines. */
function WhereNarrow({ children }: { children: string }) {
  return (
    <chakra.span
      display="none"
      color="fg.muted"
      css={{ [`@container (max-width: ${NARROW})`]: { display: 'inline' } }}
    >
      {' '}
      {children}
    </chakra.span>
  )
}

export const STATUS_OPTIONS = [
  { value: 'all', label: 'All statuses' },
  ...MONITORED_STATUSES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
] as const
