import { Button } from '@chakra-ui/react'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ALL_RUNS, isNarrowed, type KeyColumn, type Run, sortedColumn, sortOf } from '@/entities/run/model'
import { paths } from '@/shared/config'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { DataTable, type RowAction, type TableSelection } from '@/shared/ui/table'
import { TableEmpty } from '../../../ui/TableEmpty'
import type { RunListActor } from './model/use-runs'
import { NARROW, runColumns } from './run-columns'

export interface RunTableProps {
  label?: string
  list: RunListActor
  columns: readonly KeyColumn[]
  hidden: readonly string[]
  onHiddenChange: (hidden: readonly string[]) => void
  selection: TableSelection
  /** Every run that the query finds is selected, those that are not loaded yet too. */
  all?: boolean
  onSelectionChange: (selection: TableSelection) => void
  actions: (run: Run) => readonly RowAction[]
  /** Called when the filters are cleared; without it they are not this table's. */
  onClear?: () => void
}

/** The next page is asked for when this many rows are left below. */
const AHEAD = 30
/** px */
const MAX_HEIGHT = 640

const idOf = ({ id }: Run) => id
const nameOf = ({ name }: Run) => name

/** The runs, page by page as the table is scrolled. */
export function RunTable({
  label = 'Runs of your code',
  list,
  columns: keys,
  selection,
  all = false,
  onClear,
  ...table
}: RunTableProps) {
  const { rows, total, query, failure } = useSelector(list, ({ context }) => context)
  const state = useSelector(list, ({ value }) =>
    value === 'loading' || value === 'settling' ? 'loading' : value === 'failed' ? 'error' : 'ready',
  )
  const { now } = useActorEnvironment()
  const navigate = useNavigate()
  // The times of rows are read again with the rows.
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => runColumns(keys, now()), [keys, now, rows])
  const everyRow = useMemo(() => Object.fromEntries(rows.map(({ id }) => [id, true])), [rows])
  const count = rows.length
  const askForMore = useCallback(
    (last: number) => {
      if (last >= count - AHEAD) list.send({ type: 'more' })
    },
    [list, count],
  )
  const sorted = sortedColumn(query.sort)
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      narrow={NARROW}
      maxHeight={MAX_HEIGHT}
      rowId={idOf}
      rowName={nameOf}
      total={total}
      state={state}
      sort={sorted === null ? null : { id: sorted, desc: query.sort?.descending ?? false }}
      onSortChange={(sort) =>
        list.send({ type: 'query.change', query: { sort: sort ? sortOf(sort.id, sort.desc) : null } })
      }
      sortedElsewhere
      selectable
      selection={all ? everyRow : selection}
      onOpen={({ id }) => void navigate(paths.run(id))}
      onDraw={askForMore}
      empty={
        isNarrowed(query) ? (
          <TableEmpty
            onClear={
              onClear &&
              (() => {
                onClear()
                list.send({ type: 'query.change', query: { ...ALL_RUNS, sort: query.sort } })
              })
            }
          >
            No runs match your filters.
          </TableEmpty>
        ) : (
          <TableEmpty>No runs yet.</TableEmpty>
        )
      }
      error={
        <Notice
          status="error"
          title="Your runs could not be loaded"
          actions={
            <Button size="sm" onClick={() => list.send({ type: 'refresh' })}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      }
      {...table}
    />
  )
}
