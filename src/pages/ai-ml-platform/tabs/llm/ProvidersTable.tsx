import { chakra, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { type LlmProvider, type ProviderUsage, UNUSED } from '@/entities/llm-provider/model'
import { paths } from '@/shared/config'
import { formatAgo, formatMoney, formatPercent, formatSpan, MISSING } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { StatusDot } from '@/shared/ui/status'
import { NoneRead } from '@/shared/ui/storage-notices'
import { type Column, DataTable, RowLink } from '@/shared/ui/table'
import { isSampleProvider } from '../../model/own'
import { ApiKeyCell, BudgetCell, TestCell, type TestCellProps } from './ProviderCells'
import { STATUS_WORDS, TYPE_WORDS } from './words'

export interface ProvidersTableProps {
  providers: readonly LlmProvider[]
  state?: 'ready' | 'loading'
  /** Some could not be read. */
  unread?: boolean
  usage: ReadonlyMap<string, ProviderUsage>
  onOpen: (id: string) => void
  onRemove: (provider: LlmProvider) => void
  onTested: TestCellProps['onTested']
}

interface Row {
  provider: LlmProvider
  usage: ProviderUsage
}

/** The opened provider shows it; without it the names take one line at 1280 px. */
const HIDDEN_AT_FIRST: readonly string[] = ['used']
/** px */
const TWO_LINES = 47
const idOf = ({ provider }: Row) => provider.id
const nameOf = ({ provider }: Row) => provider.name
const addressOf = (id: string) => `${paths.aiMlTab('llm')}&open=${encodeURIComponent(id)}`

/** LLM-02: the providers, what they are used for today, and a test for each. */
export function ProvidersTable(props: ProvidersTableProps) {
  const { providers, state, unread = false, usage, onOpen, onRemove, onTested } = props
  const { now } = useActorEnvironment()
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState(HIDDEN_AT_FIRST)
  const rows = useMemo(
    () => providers.map((provider) => ({ provider, usage: usage.get(provider.id) ?? UNUSED })),
    [providers, usage],
  )
  const columns = useMemo(
    () => [
      ...columnsAt(now()),
      ...pressedColumns({
        revealed,
        onToggle: (id) => setRevealed((known) => toggled(known, id)),
        onTested,
      }),
    ],
    [now, onTested, revealed],
  )
  return (
    <DataTable
      label="LLM providers"
      rows={rows}
      state={state}
      columns={columns}
      hidden={hidden}
      onHiddenChange={setHidden}
      narrow="60rem"
      rowHeight={TWO_LINES}
      rowId={idOf}
      rowName={nameOf}
      empty={
        unread ? (
          <NoneRead what="providers" />
        ) : (
          <Text color="fg.muted">No providers yet. Add one to track its requests and cost.</Text>
        )
      }
      onOpen={({ provider }) => onOpen(provider.id)}
      actions={({ provider }) => [
        { label: 'Settings', onSelect: () => onOpen(provider.id) },
        { label: 'Remove', onSelect: () => onRemove(provider), dangerous: true, parted: true },
      ]}
    />
  )
}

/** Only this column shrinks: otherwise a name and its model would be cut to a few letters. */
const WHOLE = { '& a': { whiteSpace: 'normal', paddingBottom: '0' } } as const

const toggled = (known: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(known)
  if (!next.delete(id)) next.add(id)
  return next
}

const columnsAt = (now: number): Column<Row>[] => [
  {
    id: 'name',
    header: 'Provider',
    wrap: true,
    sortBy: nameOf,
    cell: ({ provider }) => (
      <>
        <chakra.div css={WHOLE}>
          <RowLink to={addressOf(provider.id)}>{provider.name}</RowLink>
        </chakra.div>
        <Text textStyle="xs" color="fg.muted" pb="1">
          {provider.model}
          {isSampleProvider(provider) ? ' · Sample' : null}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '6.25rem',
    wrap: true,
    sortBy: ({ provider }) => provider.status,
    cell: ({ provider }) => (
      <>
        <StatusDot {...STATUS_WORDS[provider.status]} />
        <Text textStyle="xs" color="fg.muted">
          {TYPE_WORDS[provider.type]}
        </Text>
      </>
    ),
  },
  {
    id: 'requests',
    header: 'Requests today',
    width: '7.75rem',
    wrap: true,
    descendingFirst: true,
    sortBy: ({ usage }) => usage.requestsToday,
    cell: ({ provider, usage }) => <BudgetCell provider={provider} usage={usage} />,
  },
  {
    id: 'cost',
    header: 'Cost',
    width: '5rem',
    labelled: true,
    align: 'end',
    hideable: true,
    descendingFirst: true,
    sortBy: ({ usage }) => usage.cost,
    cell: ({ usage }) => formatMoney(usage.cost),
  },
  {
    id: 'latency',
    header: 'Latency',
    width: '5rem',
    labelled: true,
    align: 'end',
    hideable: true,
    sortBy: ({ usage }) => usage.latency,
    cell: ({ usage }) => (usage.latency === null ? MISSING : formatSpan(usage.latency)),
  },
  {
    id: 'success',
    header: 'Success',
    width: '5rem',
    labelled: true,
    align: 'end',
    hideable: true,
    sortBy: ({ usage }) => usage.successRate,
    cell: ({ usage }) => (usage.successRate === null ? MISSING : formatPercent(usage.successRate * 100, 1)),
  },
  {
    id: 'used',
    header: 'Last used',
    width: '5.75rem',
    labelled: true,
    wrap: true,
    hideable: true,
    descendingFirst: true,
    sortBy: ({ usage }) => usage.lastUsed,
    cell: ({ usage }) => (
      <chakra.span color="fg.muted">{usage.lastUsed ? formatAgo(usage.lastUsed, now) : 'never'}</chakra.span>
    ),
  },
]

interface Pressed {
  /** Ids of the providers whose keys are shown. */
  revealed: ReadonlySet<string>
  onToggle: (id: string) => void
  onTested: TestCellProps['onTested']
}

const pressedColumns = ({ revealed, onToggle, onTested }: Pressed): Column<Row>[] => [
  {
    id: 'key',
    header: 'API key',
    width: '12rem',
    wrap: true,
    hideable: true,
    cell: ({ provider }) => (
      <ApiKeyCell
        provider={provider}
        revealed={revealed.has(provider.id)}
        onToggle={() => onToggle(provider.id)}
      />
    ),
  },
  {
    id: 'test',
    header: 'Test',
    width: '5.75rem',
    wrap: true,
    cell: ({ provider }) => <TestCell provider={provider} onTested={onTested} />,
  },
]
