export {
  type Dataset,
  type DatasetColumn,
  type DatasetProfileSummary,
  datasets,
  DATASET_STATUSES,
  DATASET_TYPES,
  type DatasetStatus,
  type DatasetType,
  type DatasetVersion,
  type Processing,
  TYPE_LABELS,
  VISIBILITIES,
  type Visibility,
  VISIBILITY_LABELS,
} from './dataset'
export {
  type ChosenFile,
  ENDINGS,
  FILE_LIMIT,
  formatOf,
  isDelimited,
  isProfiled,
  READ_FORMATS,
  READ_FORMATS_TEXT,
  sizeOf,
  takeFiles,
} from './files'
export { type DatasetFilters, findDatasets, NO_FILTERS } from './filter'
export { beginProcessing, INTERRUPTED, processed, processingLeft, retried } from './life'
export { sampleDatasets } from './samples'
export {
  DATASET_NAME_LIMIT,
  datasetFormSchema,
  type DatasetForm,
  datasetOf,
  EMPTY_DATASET_FORM,
  UPLOAD_TYPES,
  UPLOAD_VISIBILITIES,
} from './upload'
export type { WorkspaceFile } from './workspace-file'
