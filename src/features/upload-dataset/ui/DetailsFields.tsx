import { Stack } from '@chakra-ui/react'
import {
  DATASET_NAME_LIMIT,
  type DatasetForm,
  TYPE_LABELS,
  UPLOAD_TYPES,
  UPLOAD_VISIBILITIES,
  VISIBILITY_LABELS,
} from '@/entities/dataset/model'
import { SelectField, TextareaField, TextField, useFields } from '@/shared/ui/form'
import type { DatasetUploadActor } from '../model/use-dataset-upload'

const TYPES = UPLOAD_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))
const VISIBILITIES = UPLOAD_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value] }))

/** Name, description, type and visibility of a new dataset. */
export function DetailsFields({ actor }: { actor: DatasetUploadActor }) {
  const field = useFields(actor)
  const type = field('type')
  const visibility = field('visibility')
  return (
    <Stack gap="4">
      <TextField label="Dataset name" required maxLength={DATASET_NAME_LIMIT} {...field('name')} />
      <TextareaField label="Description" rows={3} {...field('description')} />
      <Stack direction={{ base: 'column', sm: 'row' }} gap="4">
        <SelectField
          label="Dataset type"
          options={TYPES}
          {...type}
          onValueChange={(value) => type.onValueChange(value as DatasetForm['type'])}
        />
        <SelectField
          label="Visibility"
          options={VISIBILITIES}
          {...visibility}
          onValueChange={(value) => visibility.onValueChange(value as DatasetForm['visibility'])}
        />
      </Stack>
    </Stack>
  )
}
