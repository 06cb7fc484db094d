import { useMemo } from 'react'
import type { ApiIntegration } from '@/entities/api-integration/model'
import type { Collection } from '@/shared/lib/collection'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { type Leavable, LeaveDialog, useModalLeaveQuestion } from '@/shared/ui/wizard'
import { type ApiIntegrationActor, useIntegrateApi } from '../model/use-integrate-api'
import { IntegrationWizard } from './IntegrationWizard'

export interface IntegrationDialogProps {
  collection: Collection<ApiIntegration>
  /** The names that are there. */
  taken: readonly string[]
  onClose: () => void
}

/** The wizard as a dialog, mounted only while it is open. Closing asks before the typed values are lost. */
export function IntegrationDialog({ collection, taken, onClose }: IntegrationDialogProps) {
  const actor = useIntegrateApi(collection, taken)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const leavable = useMemo(() => leavableOf(actor), [actor])
  const { question, close } = useModalLeaveQuestion(leavable, onClose)
  return (
    <>
      <ModalShell title="API Integration" size="4xl" filled open busy={busy} onClose={close}>
        <IntegrationWizard actor={actor} onView={onClose} />
      </ModalShell>
      <LeaveDialog
        {...question}
        title="Leave without adding an integration?"
        text="Your entries will be lost, and running steps are cancelled."
        keep="Stay"
      />
    </>
  )
}

function leavableOf(actor: ApiIntegrationActor): Leavable {
  const works = () => actor.getSnapshot().hasTag('busy')
  const loses = () => {
    const snapshot = actor.getSnapshot()
    return works() || (!snapshot.matches('complete') && snapshot.context.touched.length > 0)
  }
  return {
    works,
    losesByClosing: loses,
    losesByLeaving: loses,
    subscribe(listener) {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  }
}
