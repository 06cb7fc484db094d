import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DeployedModelStatus } from '@/entities/deployment'
import {
  type DeployedModel,
  FRAMEWORK_LABELS,
  MODEL_TYPE_LABELS,
  STATUS_LABELS,
} from '@/entities/deployment/model'
import { formatAgo, formatNumber, MISSING } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { type Column, DataTable, type DataTableProps, type RowAction, RowLink } from '@/shared/ui/table'
import { type DeployedFigures, deployedFigures } from '../../model/deployed-figures'
import type { DeploymentsActor } from './model/use-deployments'
import { movingOf, POWER_LABELS, powerOf } from './PowerButton'
import { isSampleDeployment } from '../../model/own'
import { SampleName } from '../../ui/SampleName'
import { uptimeText } from './texts'

export interface DeployedModelTableProps
  extends Pick<DataTableProps<DeployedModel>, 'state' | 'empty' | 'error'> {
  models: readonly DeployedModel[]
  deployments: DeploymentsActor
  onOpen: (id: string) => void
  onDelete: (model: DeployedModel) => void
}

/** The width that the columns need side by side. */
const NARROW = '60rem'

const idOf = ({ id }: DeployedModel) => id
const nameOf = ({ name }: DeployedModel) => name

/** DEP-01: the deployed models to compare. */
export function DeployedModelTable(props: DeployedModelTableProps) {
  const { models, deployments, onOpen, onDelete, ...faces } = props
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const { pathname, search } = useLocation()
  const columns = useMemo(() => columnsAt(openedAt, pathname, search), [openedAt, pathname, search])
  const actions = (model: DeployedModel): RowAction[] => {
    const power = powerOf(model)
    return [
      { label: 'Open', onSelect: () => onOpen(model.id) },
      {
        label: POWER_LABELS[power],
        onSelect: () => deployments.send({ type: power, model: movingOf(model) }),
      },
      { label: 'Delete', onSelect: () => onDelete(model), dangerous: true, parted: true },
    ]
  }
  return (
    <DataTable
      label="Deployed models"
      rows={models}
      columns={columns}
      narrow={NARROW}
      rowId={idOf}
      rowName={nameOf}
      onOpen={({ id }) => onOpen(id)}
      actions={actions}
      {...faces}
    />
  )
}

/** `search`: the address that a row's link keeps apart from what it opens. */
const columnsAt = (now: number, pathname: string, search: string): Column<DeployedModel>[] => {
  const known = new WeakMap<DeployedModel, DeployedFigures>()
  const figuresOf = (model: DeployedModel) => {
    const figures = known.get(model) ?? deployedFigures(model, now)
    known.set(model, figures)
    return figures
  }
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (model) => (
        <SampleName sample={isSampleDeployment(model)}>
          <RowLink to={withOpened(pathname, search, model.id)}>{model.name}</RowLink>
        </SampleName>
      ),
      sortBy: nameOf,
    },
    {
      id: 'type',
      header: 'Model type',
      cell: ({ modelType }) => MODEL_TYPE_LABELS[modelType],
      sortBy: ({ modelType }) => MODEL_TYPE_LABELS[modelType],
      width: '7.5rem',
      hideable: true,
    },
    {
      id: 'framework',
      header: 'Framework',
      cell: ({ framework }) => FRAMEWORK_LABELS[framework],
      sortBy: ({ framework }) => FRAMEWORK_LABELS[framework],
      width: '6.25rem',
      hideable: true,
    },
    {
      id: 'version',
      header: 'Version',
      labelled: true,
      cell: ({ version }) => version,
      sortBy: ({ version }) => version,
      width: '4.5rem',
      hideable: true,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <DeployedModelStatus status={status} />,
      sortBy: ({ status }) => STATUS_LABELS[status],
      width: '6.5rem',
    },
    {
      id: 'requests',
      header: 'Requests today',
      cell: (model) => (
        <>
          {formatNumber(figuresOf(model).requestsToday)}
          <Unit>requests</Unit>
        </>
      ),
      sortBy: (model) => figuresOf(model).requestsToday,
      descendingFirst: true,
      align: 'end',
      width: '7.25rem',
      hideable: true,
    },
    {
      id: 'latency',
      header: 'Latency (24 h)',
      cell: (model) => {
        const { lastDay } = figuresOf(model)
        return (
          <>
            {lastDay ? `${formatNumber(Math.round(lastDay.average))} ms` : MISSING}
            <Unit>latency in 24h</Unit>
          </>
        )
      },
      sortBy: (model) => figuresOf(model).lastDay?.average ?? null,
      align: 'end',
      width: '6.5rem',
      hideable: true,
    },
    {
      id: 'uptime',
      header: 'Uptime (30 d)',
      cell: (model) => (
        <>
          {uptimeText(model)}
          <Unit>uptime</Unit>
        </>
      ),
      sortBy: (model) => (uptimeText(model) === MISSING ? null : model.uptime),
      align: 'end',
      width: '6.25rem',
      hideable: true,
    },
    {
      id: 'updated',
      header: 'Updated',
      cell: ({ lastUpdated }) => formatAgo(lastUpdated, now),
      sortBy: ({ lastUpdated }) => lastUpdated,
      descendingFirst: true,
      width: '7.5rem',
      hideable: true,
    },
  ]
}

/** Names a figure where the table shows no header. */
function Unit({ children }: { children: string }) {
  return (
    <chakra.span
      color="fg.muted"
      css={{ display: 'none', [`@container (max-width: ${NARROW})`]: { display: 'inline' } }}
    >
      {` ${children}`}
    </chakra.span>
  )
}

function withOpened(pathname: string, search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.set('open', id)
  return `${pathname}?${query}`
}
