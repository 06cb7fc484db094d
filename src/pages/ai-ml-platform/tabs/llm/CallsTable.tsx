import { Button } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { type ApiCall, CALL_STATUSES, type LlmProvider } from '@/entities/llm-provider/model'
import { formatAgo, formatMoney, formatNumber, formatSpan } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { FilterBar, optionsOf } from '@/shared/ui/filter-bar'
import { CountLine, countText } from '@/shared/ui/list-screen'
import { StatusDot } from '@/shared/ui/status'
import { NoneRead } from '@/shared/ui/storage-notices'
import { type Column, DataTable, type TableSort } from '@/shared/ui/table'
import { TableEmpty } from '../../ui/TableEmpty'
import { CALL_WORDS, TYPE_WORDS } from './words'

export interface CallsTableProps {
  /** Newest first. */
  calls: readonly ApiCall[]
  providers: readonly LlmProvider[]
  /** Some calls could not be read. */
  unread?: boolean
}

interface Filter {
  provider: string
  status: string
}

const NOUNS = { one: 'call', many: 'calls' }
const ALL = 'all'
const EVERY_CALL: Filter = { provider: ALL, status: ALL }
/** How many calls the table shows until the user asks for all, so that the page stays short. */
const FIRST = 20
/** An empty row menu, so that the menu of the columns above has its own column. */
const noActions = () => []
const idOf = ({ id }: ApiCall) => id

/** LLM-02: the latest calls of the providers. */
export function CallsTable({ calls, providers, unread = false }: CallsTableProps) {
  const { now } = useActorEnvironment()
  const [filter, setFilter] = useState(EVERY_CALL)
  const [all, setAll] = useState(false)
  const [sort, setSort] = useState<TableSort | null>(null)
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
      />
      <CountLine>
        {unread && calls.length === 0 ? null : countText(shown.length, calls.length, NOUNS)}
      </CountLine>
      <DataTable
        label="Recent API calls"
        rows={all ? shown : shown.slice(0, FIRST)}
        columns={columns}
        sort={sort}
        onSortChange={(next) => {
          setSort(next)
          // A sort applies to all calls.
          if (next) setAll(true)
        }}
        narrow="48rem"
        rowId={idOf}
        actions={noActions}
        rowName={({ provider, timestamp }) => `${names.get(provider) ?? 'Removed provider'} ${timestamp}`}
        empty={
          calls.length === 0 && unread ? (
            <NoneRead what="API calls" />
          ) : calls.length === 0 ? (
            <TableEmpty>No calls yet. Test a provider to see its first call.</TableEmpty>
          ) : (
            <TableEmpty onClear={() => setFilter(EVERY_CALL)}>
              No calls match your search and filters.
            </TableEmpty>
          )
        }
      />
      {shown.length > FIRST ? (
        <Button size="sm" variant="ghost" alignSelf="start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${formatNumber(shown.length)} calls`}
        </Button>
      ) : null}
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
    labelled: true,
    width: '6rem',
    align: 'end',
    descendingFirst: true,
    sortBy: ({ tokens }) => tokens,
    cell: ({ tokens }) => formatNumber(tokens),
  },
  {
    id: 'cost',
    header: 'Cost',
    labelled: true,
    width: '6rem',
    align: 'end',
    descendingFirst: true,
    sortBy: ({ cost }) => cost,
    cell: ({ cost }) => formatMoney(cost),
  },
  {
    id: 'latency',
    header: 'Latency',
    labelled: true,
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
