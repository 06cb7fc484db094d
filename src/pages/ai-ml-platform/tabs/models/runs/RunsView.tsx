import { Button, Flex, Heading, Stack, useCallbackRef } from '@chakra-ui/react'
import { Columns3, Plug } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useRunColumns } from '@/entities/run'
import {
  bestOf,
  columnId,
  groupingOf,
  type Run,
  type RunKeys,
  type RunQuery,
  shownColumns,
} from '@/entities/run/model'
import type { RunRestoreActor } from '@/features/restore-run'
import type { RemovalActor } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { CountLine } from '@/shared/ui/list-screen'
import { Notice } from '@/shared/ui/notice'
import type { RowAction } from '@/shared/ui/table'
import { ColumnsDialog } from './ColumnsDialog'
import type { RunEditActor, RunTagsActor } from './model/use-run-edits'
import { type GroupsQuestion, useGroupRuns, useRunGroups } from './model/use-run-groups'
import { useRunSelection } from './model/use-run-selection'
import type { RunChoicesActor, RunExportActor, RunListActor } from './model/use-runs'
import { RunEditFailure, RunEditNotice } from './RunEditNotice'
import { RunExportMenu, RunExportStatus } from './RunExport'
import { RunFilters } from './RunFilters'
import { RunGroupFields, UNGROUPED } from './RunGroupFields'
import { RunGroups } from './RunGroups'
import { RunSelection } from './RunSelection'
import { RunTable } from './RunTable'
import { RunTagDialog } from './RunTagDialog'

const NO_KEYS: RunKeys = { metrics: [], params: [], tags: [] }

export interface RunsViewProps {
  userId: string
  workspace: string
  list: RunListActor
  removal: RemovalActor
  /** How often runs were changed here: groups are read again. */
  changes: number
  choices: RunChoicesActor
  exported: RunExportActor
  restored: RunRestoreActor
  edit: RunEditActor
  tags: RunTagsActor
}

/** The table of runs with its filters and actions. */
export function RunsView({ userId, workspace, list, removal, changes, ...actors }: RunsViewProps) {
  const { choices, exported, restored, edit, tags } = actors
  const { query, total, exact, mayChange } = useSelector(list, ({ context }) => context)
  const failure = useSelector(list, ({ context }) => (context.rows.length > 0 ? context.failure : null))
  const answer = useSelector(choices, ({ context }) => context.answer)
  const keys = answer?.keys ?? NO_KEYS
  const [stored, changeStored] = useRunColumns(userId)
  const columns = useMemo(() => shownColumns(stored, keys), [stored, keys])
  const [choosing, setChoosing] = useState(false)
  const { selected, setSelection, all, ...picking } = useRunSelection(query)
  const [grouped, setGrouped] = useState(UNGROUPED)
  const by = useMemo(() => groupingOf(grouped.by), [grouped.by])
  const best = useMemo(() => bestOf(grouped.best), [grouped.best])
  const [cleared, setCleared] = useState(0)
  const restoring = useSelector(restored, ({ tags }) => tags.has('busy'))
  const refused = useSelector(restored, ({ context }) => context.failure?.message)
  const busy = useSelector(edit, (state) => state.hasTag('busy'))
  const deleted = query.shown === 'deleted'
  const picked = { runs: all ? null : selected, query }
  const remove = useCallbackRef((run: Run) => {
    setSelection((now) => ({ ...now, [run.id]: false }))
    removal.send({ type: 'delete', item: { kind: 'run', name: run.name, value: run } })
  })
  const actions = useCallback(
    (run: Run): RowAction[] =>
      !mayChange
        ? []
        : run.isDeleted
          ? [
              {
                label: 'Restore',
                onSelect: () => restored.send({ type: 'ask', question: run.id }),
                ...(restoring && { unavailable: 'Another run is being restored.' }),
              },
            ]
          : [{ label: 'Delete', dangerous: true, onSelect: () => remove(run) }],
    [restored, restoring, remove, mayChange],
  )
  const table = (runs: RunListActor, label: string, onClear?: () => void) => (
    <RunTable
      label={label}
      list={runs}
      columns={columns}
      hidden={stored.hidden}
      onHiddenChange={(hidden) => changeStored({ hidden: [...hidden] })}
      selection={picking.selection}
      all={all}
      onSelectionChange={setSelection}
      actions={actions}
      onClear={onClear}
    />
  )
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" columnGap="4" rowGap="2" wrap="wrap">
        <Heading as="h3" id="runs" textStyle="md" fontWeight="semibold">
          Runs
        </Heading>
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            onClick={() => {
              choices.send({ type: 'ask' })
              setChoosing(true)
            }}
          >
            <Columns3 size={15} aria-hidden />
            Metrics and parameters
          </Button>
          <RunExportMenu actor={exported} query={query} />
          <ButtonLink to={paths.connect} size="sm">
            <Plug size={15} aria-hidden />
            Connect your code
          </ButtonLink>
        </Flex>
      </Flex>
      <RunFilters
        key={cleared}
        query={query}
        experiments={answer?.experiments ?? []}
        onChange={(change) => list.send({ type: 'query.change', query: change })}
      />
      <RunGroupFields choice={grouped} keys={keys} onChange={setGrouped} />
      <RunExportStatus actor={exported} />
      <RunEditFailure actor={edit} />
      {(refused ?? failure) ? (
        <Notice status="warning" title={refused ? 'The run was not restored' : 'The list may be out of date'}>
          {refused ?? failure}
        </Notice>
      ) : null}
      <Flex minHeight="9" align="center">
        {selected.length > 0 ? (
          <RunSelection
            ids={selected}
            all={all}
            total={total}
            exact={exact}
            edit={
              mayChange
                ? {
                    deleted,
                    busy,
                    onTag: () => tags.send({ type: 'open', values: { key: '', value: '' }, subject: picked }),
                    onRemove: () => {
                      edit.send({ type: 'edit', edit: { ...picked, change: deleted ? 'restore' : 'delete' } })
                      setSelection({})
                    },
                    onSelectAll: picking.selectAll,
                  }
                : null
            }
            onClear={() => setSelection({})}
          />
        ) : (
          <CountLine>
            {formatNumber(total)}
            {exact ? '' : '+'} {total === 1 && exact ? 'run' : 'runs'}
          </CountLine>
        )}
      </Flex>
      {by ? (
        <Grouped workspace={workspace} question={{ query, by, best }} changes={changes}>
          {(part, name) => table(part, `Runs of ${name}`)}
        </Grouped>
      ) : (
        table(list, 'Runs of your code', () => setCleared(cleared + 1))
      )}
      <ColumnsDialog
        open={choosing}
        keys={keys}
        shown={columns}
        onChange={(shown) => changeStored({ chosen: shown.map(columnId) })}
        onClose={() => setChoosing(false)}
      />
      <RunTagDialog actor={tags} />
      <RunEditNotice actor={edit} />
    </Stack>
  )
}

interface GroupedProps {
  workspace: string
  question: GroupsQuestion
  changes: number
  /** Renders the list of a group. */
  children: (list: RunListActor, name: string) => ReactNode
}

const Grouped = ({ workspace, question, changes, children }: GroupedProps) => (
  <RunGroups actor={useRunGroups(workspace, question, changes)}>
    {({ query, name }) => (
      <GroupRuns key={JSON.stringify(query)} workspace={workspace} query={query} changes={changes}>
        {(list) => children(list, name)}
      </GroupRuns>
    )}
  </RunGroups>
)

interface GroupRunsProps {
  workspace: string
  query: RunQuery
  changes: number
  children: (list: RunListActor) => ReactNode
}

/** Reads the runs of a group while it is open. */
function GroupRuns({ workspace, query, changes, children }: GroupRunsProps) {
  return children(useGroupRuns(workspace, query, changes))
}
