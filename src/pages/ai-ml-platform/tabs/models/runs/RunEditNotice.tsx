import { Button } from '@chakra-ui/react'
import { UndoNotice } from '@/features/undo-removal'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { RunEditActor } from './model/use-run-edits'

/** How many runs were deleted or restored, with the way back. */
export function RunEditNotice({ actor }: { actor: RunEditActor }) {
  const { edit, edited, failure } = useSelector(actor, ({ context }) => context)
  const offered = useSelector(actor, ({ value }) => value === 'changed' || value === 'notUndone')
  if (!offered || !edit) return null
  const count = edited.changed === 1 ? '1 run was' : `${formatNumber(edited.changed)} runs were`
  return (
    <UndoNotice
      id={edited.changed > 0 ? 'runs' : null}
      failure={failure ?? (edited.changed === 0 ? 'No run was changed.' : null)}
      onUndo={() => actor.send({ type: 'undo' })}
      onDismiss={() => actor.send({ type: 'dismiss' })}
    >
      {count} {edit.change === 'delete' ? 'deleted' : 'restored'}.{' '}
      <span>You can undo this for 10 seconds.</span>
    </UndoNotice>
  )
}

/** Why many runs could not be deleted or restored. */
export function RunEditFailure({ actor }: { actor: RunEditActor }) {
  const failure = useSelector(actor, ({ value, context }) => (value === 'failed' ? context.failure : null))
  if (failure === null) return null
  return (
    <Notice
      status="error"
      title="The runs were not changed"
      actions={
        <>
          <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {failure}
    </Notice>
  )
}
