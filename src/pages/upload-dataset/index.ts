export { UploadDatasetPage } from './ui/UploadDatasetPage'
