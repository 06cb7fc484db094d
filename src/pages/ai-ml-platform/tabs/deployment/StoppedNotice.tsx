import { UndoNotice } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import type { DeploymentsActor } from './model/use-deployments'

export interface StoppedNoticeProps {
  actor: DeploymentsActor
  /** True while another notice has its place. */
  raised: boolean
}

/** Reports the stopped model for as long as that can be undone, or why a change was not stored. */
export function StoppedNotice({ actor, raised }: StoppedNoticeProps) {
  const { stopped, failure } = useSelector(actor, ({ context }) => context)
  return (
    <UndoNotice
      id={stopped?.id ?? null}
      failure={failure}
      raised={raised}
      onUndo={() => actor.send({ type: 'undo' })}
      onDismiss={() => actor.send({ type: 'dismiss' })}
    >
      {stopped?.name} was stopped.
    </UndoNotice>
  )
}
