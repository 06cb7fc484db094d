import { sizeOf } from '@/entities/dataset/model'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { StopBar, WorkStep } from '@/shared/ui/wizard'
import type { DatasetUploadActor } from '../model/use-dataset-upload'

/** UPL-04: 5 percent in 100 ms each, and a way to stop, which asks. */
export function UploadingStep({ actor }: { actor: DatasetUploadActor }) {
  const done = useSelector(actor, (snapshot) => snapshot.context.done)
  const files = useSelector(actor, (snapshot) => snapshot.context.values.files)
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const stoppable = useSelector(actor, (snapshot) => snapshot.can({ type: 'stop' }))
  const keeping = useSelector(actor, (snapshot) => snapshot.matches({ uploading: 'keeping' }))
  const size = sizeOf(files)
  const percent = done * 5
  return (
    <WorkStep
      title="Uploading your dataset"
      label="Upload"
      percent={percent}
      status={keeping ? 'Saving the dataset' : 'Uploading'}
      place={`${formatBytes((size * percent) / 100)} of ${formatBytes(size)}`}
      before={done * 100}
      footer={
        <StopBar
          asking={asking}
          question="Stop this upload? Nothing will be added. Your entries are kept."
          answers={['Stop upload', 'Keep uploading']}
          note={
            keeping
              ? 'The dataset is being saved. This cannot be stopped.'
              : 'Files are processed in your browser and never uploaded.'
          }
          stoppable={stoppable}
          onStop={() => actor.send({ type: 'stop' })}
          onConfirm={() => actor.send({ type: 'stop.confirm' })}
          onCancel={() => actor.send({ type: 'stop.cancel' })}
        />
      }
    />
  )
}
