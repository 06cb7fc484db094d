import { RunStatusDot } from '@/entities/run'
import { formatTook, type Run, runDuration } from '@/entities/run/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { type Column, DataTable, RowLink } from '@/shared/ui/table'
import { useMemo } from 'react'
import { Titled } from './Titled'

const idOf = ({ id }: Run) => id
const nameOf = ({ name }: Run) => name

const columnsAt = (now: number): Column<Run>[] => [
  {
    id: 'name',
    header: 'Name',
    sortBy: nameOf,
    cell: ({ id, name }) => <RowLink to={paths.run(id)}>{name}</RowLink>,
  },
  {
    id: 'status',
    header: 'Status',
    width: '15rem',
    sortBy: ({ status }) => status,
    cell: (run) => <RunStatusDot run={run} now={now} />,
  },
  {
    id: 'started',
    header: 'Started',
    width: '14rem',
    sortBy: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => formatDateTime(startedAt),
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'end',
    width: '8rem',
    sortBy: (run) => runDuration(run, now),
    cell: (run) => formatTook(runDuration(run, now)),
  },
]

/** The runs that a run started, such as the trials of a sweep. */
export function ChildRuns({ runs }: { runs: readonly Run[] }) {
  const { now } = useActorEnvironment()
  const columns = useMemo(() => columnsAt(now()), [now])
  return (
    <Titled title="Child runs">
      <DataTable
        label="Child runs"
        rows={runs}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        empty={null}
      />
    </Titled>
  )
}
