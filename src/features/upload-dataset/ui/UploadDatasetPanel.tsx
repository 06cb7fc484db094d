import { Button, Flex, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { type Dataset, isDelimited } from '@/entities/dataset/model'
import { useSelector } from '@/shared/lib/machine'
import { useFocusError } from '@/shared/ui/form'
import { type DatasetUpload, type FileProfileActor } from '../model/use-dataset-upload'
import { DetailsFields } from './DetailsFields'
import { FileProfile } from './FileProfile'
import { FilesField } from './FilesField'
import { HowRead } from './reading/HowRead'
import { ReadingProgress } from './ReadingProgress'
import { Unread } from './Unread'
import { UploadedStep } from './UploadedStep'
import { UploadingStep } from './UploadingStep'
import { UploadNotices } from './UploadNotices'

export interface UploadDatasetPanelProps {
  upload: Pick<DatasetUpload, 'actor' | 'add'>
  view: 'upload' | 'preview' | 'statistics'
  onView: (dataset: Dataset) => void
}

/** The content of the upload page's tabs: the whole form at once, the profile of its files, the upload and its end. */
export function UploadDatasetPanel({ upload: { actor, add }, view, onView }: UploadDatasetPanelProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const files = useSelector(actor, (snapshot) => snapshot.context.values.files)
  const profiling = useSelector(actor, (snapshot) => snapshot.children.profiling) as
    | FileProfileActor
    | undefined
  if (view !== 'upload')
    return profiling ? <FileProfile files={files} profiling={profiling} view={view} /> : null
  if (state === 'complete') return <UploadedStep actor={actor} onView={onView} />
  if (state === 'details') return <UploadForm upload={{ actor, add }} profiling={profiling} />
  return <UploadingStep actor={actor} />
}

interface UploadFormProps {
  upload: Pick<DatasetUpload, 'actor' | 'add'>
  profiling: FileProfileActor | undefined
}

function UploadForm({ upload: { actor, add }, profiling }: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusError(
    form,
    useSelector(actor, (snapshot) => snapshot.context.refused),
  )
  return (
    <form
      ref={form}
      noValidate
      aria-label="Upload Dataset"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'submit' })
      }}
    >
      <Stack gap="5">
        <UploadNotices actor={actor} />
        <DetailsFields actor={actor} />
        <FilesField actor={actor} add={add} />
        {profiling ? <ReadingOf actor={actor} profiling={profiling} /> : null}
        <Flex justify="flex-end">
          <Button
            type="submit"
            variant="solid"
            colorPalette="accent"
            onClick={(event) => {
              // The second click of a double click is meant for this button, not for what comes in its place.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            Upload Dataset
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

function ReadingOf({ actor, profiling }: { actor: DatasetUpload['actor']; profiling: FileProfileActor }) {
  const file = useSelector(profiling, (snapshot) => snapshot.context.file)
  const failed = useSelector(profiling, (snapshot) => snapshot.value === 'failed')
  const files = useSelector(actor, (snapshot) => snapshot.context.values.files)
  const current = files.find(({ id }) => id === file)
  return (
    <>
      <Unread files={files} profiling={profiling} />
      {/* A readable file is corrected beside its preview instead. */}
      {current && failed ? <HowRead profiling={profiling} isText={isDelimited(current)} /> : null}
      <ReadingProgress profiling={profiling} path={current?.path ?? ''} />
    </>
  )
}
