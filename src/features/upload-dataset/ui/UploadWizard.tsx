import type { ReactNode } from 'react'
import {
  type Dataset,
  type DatasetForm,
  formatOf,
  sizeOf,
  TYPE_LABELS,
  VISIBILITY_LABELS,
} from '@/entities/dataset/model'
import { formatBytes, formatNumber, MISSING } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { StepForm, WizardBox } from '@/shared/ui/wizard'
import type { DatasetUpload } from '../model/use-dataset-upload'
import { DetailsFields } from './DetailsFields'
import { FilesField } from './FilesField'
import { FileStatistics } from './FileStatistics'
import { UploadedStep } from './UploadedStep'
import { UploadingStep } from './UploadingStep'
import { UploadNotices } from './UploadNotices'

export interface UploadWizardProps extends Pick<DatasetUpload, 'actor' | 'add'> {
  onView: (dataset: Dataset) => void
}

const STEPS = ['Details', 'Files', 'Upload'] as const

/** UPL-02: the three steps of an upload. */
export function UploadWizard({ actor, add, onView }: UploadWizardProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const refused = useSelector(actor, (snapshot) => snapshot.context.refused)
  const values = useSelector(actor, (snapshot) => snapshot.context.values)
  const onwards = () => actor.send({ type: 'continue' })
  const onBack = () => actor.send({ type: 'back' })
  const [current, asks, step] = openStep()

  function openStep(): [current: number, asks: boolean, step: ReactNode] {
    if (state === 'details')
      return [
        0,
        true,
        <StepForm key="details" title={STEPS[0]} refused={refused} onSubmit={onwards}>
          <UploadNotices actor={actor} />
          <DetailsFields actor={actor} />
        </StepForm>,
      ]
    if (state === 'files')
      return [
        1,
        true,
        <StepForm key="files" title={STEPS[1]} refused={refused} onSubmit={onwards} onBack={onBack}>
          <FilesField actor={actor} add={add} />
          <FileStatistics actor={actor} />
        </StepForm>,
      ]
    if (state === 'review')
      return [
        2,
        true,
        <StepForm
          key="review"
          title="Review"
          next={{ label: 'Upload' }}
          onSubmit={() => actor.send({ type: 'submit' })}
          onBack={onBack}
        >
          <UploadNotices actor={actor} />
          <Facts rows={reviewOf(values)} />
        </StepForm>,
      ]
    if (state === 'complete') return [3, false, <UploadedStep key="done" actor={actor} onView={onView} />]
    return [2, false, <UploadingStep key="uploading" actor={actor} />]
  }

  return (
    <WizardBox steps={STEPS} current={current} inDialog asks={asks}>
      {step}
    </WizardBox>
  )
}

const reviewOf = ({ name, description, type, visibility, files }: DatasetForm): [string, string][] => [
  ['Name', name],
  ['Description', description.trim() || MISSING],
  ['Type', TYPE_LABELS[type]],
  ['Visibility', VISIBILITY_LABELS[visibility]],
  [
    'Files',
    `${formatNumber(files.length)} (${formatOf(files)}), ${formatBytes(sizeOf(files))}: ${files
      .slice(0, 3)
      .map(({ path }) => path)
      .join(', ')}${files.length > 3 ? ` and ${formatNumber(files.length - 3)} more` : ''}`,
  ],
]
