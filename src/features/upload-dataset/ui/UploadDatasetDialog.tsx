import type { Dataset } from '@/entities/dataset/model'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { LeaveDialog, useModalLeaveQuestion } from '@/shared/ui/wizard'
import { useDatasetUpload } from '../model/use-dataset-upload'
import { UploadWizard } from './UploadWizard'

export interface UploadDatasetDialogProps {
  userId: string
  onClose: () => void
  /** The new dataset is asked for. */
  onView: (dataset: Dataset) => void
}

/** DST-03: the upload wizard as a dialog. While it uploads, only its own buttons end it. */
export function UploadDatasetDialog({ userId, onClose, onView }: UploadDatasetDialogProps) {
  const { actor, add, leavable } = useDatasetUpload(userId)
  const { question, close } = useModalLeaveQuestion(leavable, onClose)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <ModalShell
        title="Upload Dataset"
        size="4xl"
        filled
        open
        busy={busy}
        onClose={() => {
          if (busy) actor.send({ type: 'stop' })
          else close()
        }}
      >
        <UploadWizard
          actor={actor}
          add={add}
          onView={(dataset) => {
            onClose()
            onView(dataset)
          }}
        />
      </ModalShell>
      <LeaveUpload {...question} />
    </>
  )
}

function LeaveUpload(question: ReturnType<typeof useModalLeaveQuestion>['question']) {
  return (
    <LeaveDialog
      {...question}
      title="Leave without uploading?"
      text="Your entries will be lost."
      keep="Keep editing"
    />
  )
}
