import { check, custom, forward, maxLength, object, picklist, pipe, string, trim } from 'valibot'
import { requiredText } from '@/shared/lib/form'
import type { Dataset, DatasetProfileSummary, Processing, Visibility } from './dataset'
import { TYPE_LABELS } from './dataset'
import { type ChosenFile, formatOf, hasFileOf, isTable, sizeOf } from './files'

/** D2 §3: the types and visibilities that can be chosen, in the documented order. */
export const UPLOAD_TYPES = ['tabular', 'image', 'text', 'audio', 'video'] as const
export const UPLOAD_VISIBILITIES: readonly Visibility[] = ['private', 'team', 'public']

/** D2 §3: what the upload page and the wizard ask for. */
export interface DatasetForm {
  name: string
  description: string
  type: (typeof UPLOAD_TYPES)[number]
  visibility: Visibility
  files: readonly ChosenFile[]
}

export const EMPTY_DATASET_FORM: DatasetForm = {
  name: '',
  description: '',
  type: 'tabular',
  visibility: 'private',
  files: [],
}

export const DATASET_NAME_LIMIT = 100
const DESCRIPTION_LIMIT = 5000

/** UPL-03: the rules, in the documented order. */
export const datasetFormSchema = pipe(
  object({
    name: pipe(
      requiredText('Dataset name is required'),
      maxLength(DATASET_NAME_LIMIT, `Use at most ${DATASET_NAME_LIMIT} characters`),
    ),
    description: pipe(
      string(),
      trim(),
      maxLength(DESCRIPTION_LIMIT, `Use at most ${DESCRIPTION_LIMIT} characters`),
    ),
    type: picklist(UPLOAD_TYPES),
    files: pipe(
      custom<readonly ChosenFile[]>(Array.isArray),
      check((files) => files.length > 0, 'Please upload at least one file'),
    ),
  }),
  forward(
    check(
      ({ files, type }) => hasFileOf(files, type),
      ({ input }) =>
        `These files do not match the dataset type ${TYPE_LABELS[input.type]}. Choose another type or other files`,
    ),
    ['files'],
  ),
)

/** The facts about a new dataset beside its form. */
export interface DatasetGiven {
  id: string
  /** ms since 1970 */
  at: number
  createdBy: string
  processing: Processing
  profile: DatasetProfileSummary | null
}

/** The dataset that an upload makes; it is processing. */
export function datasetOf(
  form: DatasetForm,
  { id, at, createdBy, processing, profile }: DatasetGiven,
): Dataset {
  const time = new Date(at).toISOString()
  return {
    id,
    name: form.name.trim(),
    description: form.description.trim(),
    type: form.type,
    size: sizeOf(form.files),
    samples: samplesIn(form, profile),
    format: formatOf(form.files),
    visibility: form.visibility,
    version: '1.0.0',
    createdAt: time,
    updatedAt: time,
    createdBy,
    tags: [],
    status: 'processing',
    downloadCount: 0,
    usageCount: 0,
    processing,
    failure: null,
    profile,
    versions: [{ version: '1.0.0', at: time, note: 'First upload' }],
  }
}

/** Rows of a table, where all of them were counted; files of anything else. 0 when unknown. */
function samplesIn({ type, files }: DatasetForm, profile: DatasetProfileSummary | null): number {
  if (type !== 'tabular' && !files.some(isTable)) return files.length
  return files.length === 1 ? (profile?.rowCount ?? 0) : 0
}
