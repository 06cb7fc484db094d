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
  STATUS_LABELS,
  TYPE_LABELS,
  VISIBILITIES,
  type Visibility,
  VISIBILITY_LABELS,
} from './dataset'
export { type DatasetFilters, findDatasets, NO_FILTERS } from './filter'
export { beginProcessing, INTERRUPTED, processed, processingLeft, retried } from './life'
export { sampleDatasets } from './samples'
