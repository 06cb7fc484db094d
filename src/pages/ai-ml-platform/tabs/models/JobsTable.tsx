import { Button, Flex, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { KeptJob } from '@/entities/training-job/model'
import { useActorEnvironment } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { DataTable, type RowAction, type TableSelection } from '@/shared/ui/table'
import { HIDDEN_AT_FIRST, jobColumns, NARROW } from './job-columns'

export interface JobsTableProps {
  jobs: readonly KeptJob[]
  state: 'loading' | 'ready' | 'error'
  /** Nothing is searched or filtered: there is no job at all. */
  all: boolean
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  actions: (job: KeptJob) => readonly RowAction[]
  onOpen: (job: KeptJob) => void
  onRetry: () => void
  onClear: () => void
}

const idOf = ({ id }: KeptJob) => id
const nameOf = ({ name }: KeptJob) => name

/** TRN-02: the jobs to compare. */
export function JobsTable(props: JobsTableProps) {
  const { jobs, state, all, selection, onSelectionChange, actions, onOpen, onRetry, onClear } = props
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
        all ? (
          <Text color="fg.muted" textAlign="center">
            Nothing has been trained yet. Create a training job.
          </Text>
        ) : (
          <Flex direction="column" align="center" gap="3">
            <Text color="fg.muted">No job matches what you look for.</Text>
            <Button size="sm" onClick={onClear}>
              Clear Filters
            </Button>
          </Flex>
        )
      }
      error={
        <Notice
          status="error"
          title="The training jobs could not be read"
          actions={
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          This browser did not give what it keeps. Nothing of yours is gone.
        </Notice>
      }
    />
  )
}
