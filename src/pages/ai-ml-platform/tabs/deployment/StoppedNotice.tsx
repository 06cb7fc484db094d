import { UndoNotice } from '@/features/undo-removal'
import { useSelector } from '@/shared/lib/machine'
import type { DeploymentsActor } from './model/use-deployments'

export interface StoppedNoticeProps {
  actor: DeploymentsActor
  /** True while another notice has its place. */
  raised: boolean
}

/** What was stopped, for as long as it can be taken back; or why a change was not kept. */
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
