export { useDatasetUpload, useProfiled } from './model/use-dataset-upload'
export { UploadDatasetButton } from './ui/UploadDatasetButton'
export { UploadDatasetPanel } from './ui/UploadDatasetPanel'
