import { Button, Flex, Heading, Skeleton, Stack, useCallbackRef } from '@chakra-ui/react'
import { Columns3, Plug } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { removableRuns, useRunColumns } from '@/entities/run'
import { columnId, isNarrowed, type Run, type RunKeys, shownColumns } from '@/entities/run/model'
import { useWorkspaces } from '@/entities/workspace'
import { type RunRestoreActor, useRunRestore } from '@/features/restore-run'
import {
  RemovedNotice,
  type RemovalActor,
  type RemovalList,
  useHandedRemoval,
  useRemovalFrom,
} from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { CountLine } from '@/shared/ui/list-screen'
import { Notice } from '@/shared/ui/notice'
import type { RowAction, TableSelection } from '@/shared/ui/table'
import { ColumnsDialog } from './ColumnsDialog'
import { ConnectCard } from '../../../ui/StartCards'
import {
  type RunChoicesActor,
  type RunExportActor,
  type RunListActor,
  useRunChoices,
  useRunExport,
  useRunList,
} from './model/use-runs'
import { RunExportMenu, RunExportStatus } from './RunExport'
import { RunFilters } from './RunFilters'
import { RunSelection } from './RunSelection'
import { RunTable } from './RunTable'

/** The runs that code has reported, above the jobs; without any, the way to connect code. */
export function RunsSection({ userId }: { userId: string }) {
  const { current } = useWorkspaces(userId)
  return current ? <RunsOf key={current.id} userId={userId} workspace={current.id} /> : null
}

interface RunsOfProps {
  userId: string
  /** Id of the workspace whose runs are shown. */
  workspace: string
}

function RunsOf({ userId, workspace }: RunsOfProps) {
  const list = useRunList(workspace)
  const removal = useRemovalFrom({ run: runsOf(list) })
  useHandedRemoval(removal)
  const now = useSelector(list, ({ value, context }) =>
    context.rows.length > 0 || isNarrowed(context.query)
      ? 'some'
      : value === 'ready' || value === 'refreshing'
        ? 'none'
        : value === 'failed'
          ? 'failed'
          : 'loading',
  )
  // The table and its filters stay while the list without a filter is read, and when it cannot be.
  const [last, setLast] = useState(now)
  const state = now !== 'none' && last === 'some' ? 'some' : now
  if (state !== last) setLast(state)
  return (
    <section aria-labelledby="runs">
      {state === 'some' ? (
        <Runs userId={userId} workspace={workspace} list={list} removal={removal} />
      ) : (
        <Stack gap="3">
          <Heading as="h3" id="runs" textStyle="md" fontWeight="semibold">
            Runs
          </Heading>
          {state === 'none' ? <ConnectCard /> : null}
          {state === 'loading' ? (
            <Skeleton height="4.75rem" borderRadius="lg" role="status" aria-label="Loading your runs" />
          ) : null}
          {state === 'failed' ? <RunsFailure list={list} /> : null}
        </Stack>
      )}
      <RemovedNotice actor={removal} />
    </section>
  )
}

/** The list as a `RemovalList`: deleted runs leave it, and restored runs come back. */
const runsOf = (list: RunListActor): RemovalList => ({
  async remove(id) {
    const taken = await removableRuns.remove(id)
    list.send({ type: 'run.gone', id })
    return taken
  },
  async restore(run) {
    const result = await removableRuns.restore(run)
    list.send({ type: 'refresh' })
    return result
  },
})

function RunsFailure({ list }: { list: RunListActor }) {
  const failure = useSelector(list, ({ context }) => context.failure)
  return (
    <Notice
      status="warning"
      title="Your runs could not be loaded"
      actions={
        <Button size="sm" onClick={() => list.send({ type: 'refresh' })}>
          Try again
        </Button>
      }
    >
      {failure}
    </Notice>
  )
}

const NO_KEYS: RunKeys = { metrics: [], params: [], tags: [] }

interface RunsProps extends RunsOfProps {
  list: RunListActor
  removal: RemovalActor
}

const Runs = (props: RunsProps) => (
  <RunsView
    {...props}
    choices={useRunChoices(props.workspace)}
    exported={useRunExport(props.workspace)}
    restored={useRunRestore('', ({ id }) => props.list.send({ type: 'run.gone', id }))}
  />
)

export interface RunsViewProps extends Omit<RunsProps, 'workspace'> {
  choices: RunChoicesActor
  exported: RunExportActor
  restored: RunRestoreActor
}

/** The table of runs with its filters and actions. */
export function RunsView({ userId, list, removal, choices, exported, restored }: RunsViewProps) {
  const { query, total } = useSelector(list, ({ context }) => context)
  const failure = useSelector(list, ({ context }) => (context.rows.length > 0 ? context.failure : null))
  const answer = useSelector(choices, ({ context }) => context.answer)
  const keys = answer?.keys ?? NO_KEYS
  const [stored, changeStored] = useRunColumns(userId)
  const columns = useMemo(() => shownColumns(stored, keys), [stored, keys])
  const [choosing, setChoosing] = useState(false)
  const [selection, setSelection] = useState<TableSelection>({})
  const [cleared, setCleared] = useState(0)
  const restoring = useSelector(restored, ({ tags }) => tags.has('busy'))
  const refused = useSelector(restored, ({ context }) => context.failure?.message)
  const selected = useMemo(() => Object.keys(selection).filter((id) => selection[id]), [selection])
  const remove = useCallbackRef((run: Run) => {
    setSelection((now) => ({ ...now, [run.id]: false }))
    removal.send({ type: 'delete', item: { kind: 'run', name: run.name, value: run } })
  })
  const actions = useCallback(
    (run: Run): RowAction[] =>
      run.isDeleted
        ? [
            {
              label: 'Restore',
              onSelect: () => restored.send({ type: 'ask', question: run.id }),
              ...(restoring && { unavailable: 'Another run is being restored.' }),
            },
          ]
        : [{ label: 'Delete', dangerous: true, onSelect: () => remove(run) }],
    [restored, restoring, remove],
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
      <RunExportStatus actor={exported} />
      {(refused ?? failure) ? (
        <Notice status="warning" title={refused ? 'The run was not restored' : 'The list may be out of date'}>
          {refused ?? failure}
        </Notice>
      ) : null}
      <Flex minHeight="9" align="center">
        {selected.length > 0 ? (
          <RunSelection ids={selected} onClear={() => setSelection({})} />
        ) : (
          <CountLine>
            {formatNumber(total)} {total === 1 ? 'run' : 'runs'}
          </CountLine>
        )}
      </Flex>
      <RunTable
        list={list}
        columns={columns}
        hidden={stored.hidden}
        onHiddenChange={(hidden) => changeStored({ hidden: [...hidden] })}
        selection={selection}
        onSelectionChange={setSelection}
        actions={actions}
        onClear={() => setCleared(cleared + 1)}
      />
      <ColumnsDialog
        open={choosing}
        keys={keys}
        shown={columns}
        onChange={(shown) => changeStored({ chosen: shown.map(columnId) })}
        onClose={() => setChoosing(false)}
      />
    </Stack>
  )
}
