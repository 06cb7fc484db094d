import { Stack, Text } from '@chakra-ui/react'
import {
  type DriftColumn,
  driftOf,
  driftStatus,
  driftWord,
  type EndpointDrift,
  missingShare,
} from '@/entities/endpoint/model'
import { formatNumber } from '@/shared/lib/format'
import { StatusDot } from '@/shared/ui/status'
import { type Column, DataTable } from '@/shared/ui/table'
import { type EndpointDriftActor, useEndpointDrift } from '../model/use-endpoint'
import { DriftPicture } from './DriftPicture'
import { Answered, RangedAnswer } from './RangedAnswer'

const RANGES = [
  { value: '24', label: '24h' },
  { value: '168', label: '7d' },
  { value: '720', label: '30d' },
]
/** How far the requests of an endpoint are from the data that its model learned from. */
export function Drift({ id }: { id: string }) {
  const actor = useEndpointDrift(id, 24)
  return (
    <RangedAnswer title="Drift" label="Range of the drift" ranges={RANGES} actor={actor}>
      <DriftAnswer actor={actor} />
    </RangedAnswer>
  )
}

export const DriftAnswer = ({ actor }: { actor: EndpointDriftActor }) => (
  <Answered actor={actor} what="drift">
    {(answer) => <DriftKnown drift={answer} />}
  </Answered>
)

function DriftKnown({ drift }: { drift: EndpointDrift }) {
  switch (driftStatus(drift)) {
    case 'no profile':
      return (
        <Text color="fg.muted">
          Version {drift.version} has no profile of its training data, so its requests cannot be compared with
          them. Models that are trained here have one.
        </Text>
      )
    case 'few':
      return (
        <Text color="fg.muted">
          Drift needs {formatNumber(drift.least)} rows; there {drift.rows === 1 ? 'is' : 'are'}{' '}
          {formatNumber(drift.rows)} in this period.
        </Text>
      )
    case 'known':
      return <DriftTable drift={drift} />
  }
}

const percent = (share: number | null) =>
  share === null ? '—' : `${formatNumber(Math.round(share * 1000) / 10)}%`
const nameOf = ({ name }: DriftColumn) => name
const idOf = ({ part, name }: DriftColumn) => `${part} ${name}`

const COLUMNS: Column<DriftColumn>[] = [
  {
    id: 'name',
    header: 'Column',
    cell: ({ part, name }) => (part === 'prediction' ? `${name} (predicted)` : name),
    sortBy: nameOf,
  },
  {
    id: 'drift',
    header: 'Drift',
    width: '8rem',
    cell: ({ psi }) => (psi === null ? 'No values' : <StatusDot {...driftWord(psi)} />),
    sortBy: ({ psi }) => psi,
    descendingFirst: true,
  },
  {
    id: 'psi',
    header: 'PSI',
    labelled: true,
    width: '5rem',
    align: 'end',
    cell: ({ psi }) => (psi === null ? '—' : formatNumber(Number(psi.toFixed(2)))),
    sortBy: ({ psi }) => psi,
    descendingFirst: true,
  },
  {
    id: 'missing',
    header: 'Missing',
    labelled: true,
    width: '10rem',
    align: 'end',
    cell: ({ expected, found }) => `${percent(missingShare(expected))} → ${percent(missingShare(found))}`,
    sortBy: ({ found }) => missingShare(found),
    descendingFirst: true,
  },
  {
    id: 'values',
    header: 'Values',
    width: '13rem',
    cell: (column) => <DriftPicture column={column} />,
  },
]

function DriftTable({ drift }: { drift: EndpointDrift }) {
  return (
    <Stack gap="3">
      <Text color="fg.muted" textStyle="sm">
        {formatNumber(drift.rows)} rows of version {drift.version} beside its training data. Outlined:
        training; filled: requests. The population stability index (PSI) is small below 0.1 and large from
        0.25 on.
      </Text>
      <DataTable
        label="Drift by column"
        rows={driftOf(drift)}
        columns={COLUMNS}
        narrow="46rem"
        maxHeight={480}
        rowId={idOf}
        rowName={nameOf}
        empty={null}
      />
    </Stack>
  )
}
