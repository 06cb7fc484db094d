import { Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { type ApiCall, CALL_STATUSES, type LlmProvider } from '@/entities/llm-provider/model'
import { formatAgo, formatMoney, formatNumber, formatSpan } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { FilterBar, optionsOf } from '@/shared/ui/filter-bar'
import { StatusDot } from '@/shared/ui/status'
import { type Column, DataTable } from '@/shared/ui/table'
import { CALL_WORDS, TYPE_WORDS } from './words'

export interface CallsTableProps {
  /** Newest first. */
  calls: readonly ApiCall[]
  providers: readonly LlmProvider[]
}

interface Filter {
  provider: string
  status: string
}

const ALL = 'all'
const idOf = ({ id }: ApiCall) => id

/** LLM-02: what was asked of the providers lately. */
export function CallsTable({ calls, providers }: CallsTableProps) {
  const { now } = useActorEnvironment()
  const [filter, setFilter] = useState<Filter>({ provider: ALL, status: ALL })
  const names = useMemo(() => new Map(providers.map(({ id, name }) => [id, name])), [providers])
  const shown = useMemo(
    () =>
      filter.provider === ALL && filter.status === ALL
        ? calls
        : calls.filter(
            ({ provider, status }) =>
              (filter.provider === ALL || provider === filter.provider) &&
              (filter.status === ALL || status === filter.status),
          ),
    [calls, filter],
  )
  const columns = useMemo(() => columnsOf(names, now()), [names, now])
  const selects = useMemo(
    () => [
      {
        name: 'provider' as const,
        label: 'Provider',
        options: [
          { value: ALL, label: 'All providers' },
          ...providers.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      {
        name: 'status' as const,
        label: 'Status',
        options: optionsOf(
          { value: ALL, label: 'All statuses' },
          CALL_STATUSES,
          (one) => CALL_WORDS[one].label,
        ),
      },
    ],
    [providers],
  )
  return (
    <>
      <FilterBar
        label="API calls"
        filter={filter}
        selects={selects}
        onChange={(change) => setFilter((known) => ({ ...known, ...change }))}
      >
        <Text color="fg.muted" textStyle="sm" role="status" pb="2">
          {formatNumber(shown.length)} {shown.length === 1 ? 'call' : 'calls'}
        </Text>
      </FilterBar>
      <DataTable
        label="Recent API calls"
        rows={shown}
        columns={columns}
        narrow="48rem"
        rowId={idOf}
        rowName={({ provider, timestamp }) => `${names.get(provider) ?? 'Removed provider'} ${timestamp}`}
        empty={
          <Text color="fg.muted">
            {calls.length === 0
              ? 'No calls yet. Test a provider to see the first one.'
              : 'No call matches these filters.'}
          </Text>
        }
      />
    </>
  )
}

const columnsOf = (names: ReadonlyMap<string, string>, now: number): Column<ApiCall>[] => [
  {
    id: 'provider',
    header: 'Provider',
    sortBy: ({ provider }) => names.get(provider) ?? null,
    cell: ({ provider }) => names.get(provider) ?? 'Removed provider',
  },
  { id: 'model', header: 'Model', hideable: true, sortBy: ({ model }) => model, cell: ({ model }) => model },
  {
    id: 'type',
    header: 'Type',
    width: '7rem',
    hideable: true,
    sortBy: ({ type }) => type,
    cell: ({ type }) => TYPE_WORDS[type],
  },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusDot {...CALL_WORDS[status]} />,
  },
  {
    id: 'tokens',
    header: 'Tokens',
    width: '6rem',
    align: 'end',
    descendingFirst: true,
    sortBy: ({ tokens }) => tokens,
    cell: ({ tokens }) => formatNumber(tokens),
  },
  {
    id: 'cost',
    header: 'Cost',
    width: '6rem',
    align: 'end',
    descendingFirst: true,
    sortBy: ({ cost }) => cost,
    cell: ({ cost }) => formatMoney(cost),
  },
  {
    id: 'latency',
    header: 'Latency',
    width: '6rem',
    align: 'end',
    descendingFirst: true,
    sortBy: ({ latency }) => latency,
    cell: ({ latency }) => formatSpan(latency),
  },
  {
    id: 'when',
    header: 'When',
    width: '9rem',
    descendingFirst: true,
    sortBy: ({ timestamp }) => timestamp,
    cell: ({ timestamp }) => formatAgo(timestamp, now),
  },
]
