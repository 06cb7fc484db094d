import { Button, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { useReducer, useState } from 'react'
import { removableRuns } from '@/entities/run'
import { isNarrowed } from '@/entities/run/model'
import { useWorkspaces } from '@/entities/workspace'
import { useRunRestore } from '@/features/restore-run'
import {
  RemovedNotice,
  type RemovalActor,
  type RemovalList,
  useHandedRemoval,
  useRemovalFrom,
} from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { ConnectCard } from '../../../ui/StartCards'
import { useRunEdit, useRunTags } from './model/use-run-edits'
import { type RunListActor, useRunChoices, useRunExport, useRunList } from './model/use-runs'
import { RunsView } from './RunsView'

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
  const [changes, onChanged] = useReducer((count: number) => count + 1, 0)
  const removal = useRemovalFrom({ run: runsOf(list, onChanged) })
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
        <Runs {...{ userId, workspace, list, removal, changes, onChanged }} />
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
const runsOf = (list: RunListActor, onChanged: () => void): RemovalList => ({
  async remove(id) {
    const taken = await removableRuns.remove(id)
    list.send({ type: 'run.gone', id })
    onChanged()
    return taken
  },
  async restore(run) {
    const result = await removableRuns.restore(run)
    list.send({ type: 'refresh' })
    onChanged()
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

interface RunsProps extends RunsOfProps {
  list: RunListActor
  removal: RemovalActor
  /** How often runs were changed here. */
  changes: number
  onChanged: () => void
}

function Runs(props: RunsProps) {
  const { workspace, list, onChanged } = props
  const choices = useRunChoices(workspace)
  const edited = () => {
    list.send({ type: 'refresh' })
    choices.send({ type: 'ask' })
    onChanged()
  }
  return (
    <RunsView
      {...props}
      choices={choices}
      exported={useRunExport(workspace)}
      edit={useRunEdit(workspace, edited)}
      tags={useRunTags(workspace, edited)}
      restored={useRunRestore('', ({ id }) => {
        list.send({ type: 'run.gone', id })
        onChanged()
      })}
    />
  )
}
