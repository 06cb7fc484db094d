import { chakra, Flex } from '@chakra-ui/react'
import { MonitoredStatus } from '@/entities/monitored-model'
import {
  MONITORED_STATUSES,
  type MonitoredModel,
  requestSeries,
  successRate,
  TREND_WORDS,
  type TimeWindow,
} from '@/entities/monitored-model/model'
import { formatMoney, formatNumber } from '@/shared/lib/format'
import { Sparkline } from '@/shared/ui/sparkline'
import { type Column, RowLink } from '@/shared/ui/table'
import { latencyText, perMinuteText, rateText } from './model/words'
import { isSampleDeployment } from '../../model/own'
import { SampleName } from '../../ui/SampleName'

/** Estimated height of a row, in px. */
export const ROW = 47
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
    cell: (model) => (
      <SampleName sample={isSampleDeployment(model)}>
        <RowLink to={hrefOf(model.id)}>{model.name}</RowLink>
      </SampleName>
    ),
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
    width: '9.5rem',
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
      <>
        {latencyText(latency.p95)}
        <WhereNarrow>p95</WhereNarrow>
      </>
    ),
    sortBy: ({ latency }) => latency.p95,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '7rem',
  },
  {
    id: 'throughput',
    header: 'Throughput',
    cell: ({ throughput }) => perMinuteText(throughput.current),
    sortBy: ({ throughput }) => throughput.current,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '7.5rem',
  },
  {
    id: 'cost',
    header: 'Cost today',
    cell: ({ cost }) => (
      <>
        {formatMoney(cost.today)}
        <WhereNarrow>today</WhereNarrow>
      </>
    ),
    sortBy: ({ cost }) => cost.today,
    descendingFirst: true,
    hideable: true,
    align: 'end',
    width: '7rem',
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
        <chakra.span color="accent.fg" display="inline-flex">
          <Sparkline
            label={`${TREND_WORDS[trend]} over time`}
            values={requestSeries(model.source, window)}
            width="3.5rem"
          />
        </chakra.span>
      ) : null}
    </Flex>
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
