import { memo, useMemo, useState } from 'react'
import type { StoredJob } from '@/entities/training-job/model'
import { useActorEnvironment } from '@/shared/lib/machine'
import { type UnreadCollection, UnreadNotice } from '@/shared/ui/storage-notices'
import { DataTable, type RowAction, type TableSelection } from '@/shared/ui/table'
import { TableEmpty } from '../../ui/TableEmpty'
import { HIDDEN_AT_FIRST, jobColumns, NARROW } from './job-columns'

export interface JobsTableProps {
  jobs: readonly StoredJob[]
  state: 'loading' | 'ready' | 'error'
  /** Whether there are no jobs, filtered or not. */
  none: boolean
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  actions: (job: StoredJob) => readonly RowAction[]
  onOpen: (job: StoredJob) => void
  collection: UnreadCollection
  onClear: () => void
}

const idOf = ({ id }: StoredJob) => id
const nameOf = ({ name }: StoredJob) => name

/** TRN-02: the jobs, to open and to compare. Renders again only when a prop changes. */
export const JobsTable = memo(function JobsTable(props: JobsTableProps) {
  const { jobs, state, none, selection, onSelectionChange, actions, onOpen, collection, onClear } = props
  const { now } = useActorEnvironment()
  const [hidden, setHidden] = useState(HIDDEN_AT_FIRST)
  const columns = useMemo(() => jobColumns(now), [now])
  return (
    <DataTable
      label="Training jobs"
      rows={jobs}
      columns={columns}
      narrow={NARROW}
      rowId={idOf}
      rowName={nameOf}
      state={state}
      hidden={hidden}
      onHiddenChange={setHidden}
      selectable
      selection={selection}
      onSelectionChange={onSelectionChange}
      actions={actions}
      onOpen={onOpen}
      empty={
        none ? (
          <TableEmpty>No training jobs yet. Create one to get started.</TableEmpty>
        ) : (
          <TableEmpty onClear={onClear}>No jobs match your search and filters.</TableEmpty>
        )
      }
      error={<UnreadNotice what="training jobs" collections={[collection]} />}
    />
  )
})
