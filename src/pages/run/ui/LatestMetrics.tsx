import { Text } from '@chakra-ui/react'
import { formatMetric, type LatestMetric } from '@/entities/run/model'
import { formatDateTime, formatNumber } from '@/shared/lib/format'
import { type Column, DataTable } from '@/shared/ui/table'
import { Titled } from './Titled'

const keyOf = ({ key }: LatestMetric) => key
const COLUMNS: Column<LatestMetric>[] = [
  { id: 'metric', header: 'Metric', sortBy: keyOf, cell: ({ key }) => <span title={key}>{key}</span> },
  {
    id: 'value',
    header: 'Latest value',
    align: 'end',
    width: '8.5rem',
    sortBy: ({ value }) => (typeof value === 'number' ? value : null),
    cell: ({ value, time }) => <span title={formatDateTime(time)}>{formatMetric(value)}</span>,
  },
  { id: 'step', header: 'Step', align: 'end', width: '6rem', cell: ({ step }) => formatNumber(step) },
]

/** The last value of each metric of a run. */
export const LatestMetrics = ({ metrics }: { metrics: readonly LatestMetric[] }) => (
  <Titled title="Latest values">
    <DataTable
      label="Latest values"
      rows={metrics}
      columns={COLUMNS}
      narrow="20rem"
      maxHeight={440}
      rowId={keyOf}
      rowName={keyOf}
      empty={<Text color="fg.muted">No metrics were logged.</Text>}
    />
  </Titled>
)
