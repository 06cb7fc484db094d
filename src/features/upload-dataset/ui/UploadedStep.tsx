import { Button } from '@chakra-ui/react'
import type { Dataset } from '@/entities/dataset/model'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { DoneStep } from '@/shared/ui/wizard'
import type { DatasetUploadActor } from '../model/use-dataset-upload'

export interface UploadedStepProps {
  actor: DatasetUploadActor
  onView: (dataset: Dataset) => void
}

/** UPL-04: the dataset is there; see it, or upload another. */
export function UploadedStep({ actor, onView }: UploadedStepProps) {
  const { dataset, kept } = useSelector(actor, (snapshot) => snapshot.context)
  if (!dataset) return null
  return (
    <DoneStep
      title="Dataset uploaded"
      message={`${dataset.name} was added to your datasets. It is being processed and will be ready in about a minute.`}
      actions={
        <>
          <Button variant="solid" colorPalette="accent" onClick={() => onView(dataset)}>
            View Datasets
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'another' })}>
            Upload Another
          </Button>
        </>
      }
    >
      {kept ? null : (
        <Notice status="warning" title="This browser could not save the dataset">
          Its storage is full or blocked. The dataset will be lost when you close this tab.
        </Notice>
      )}
    </DoneStep>
  )
}
