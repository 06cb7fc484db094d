export { datasetUploadMachine } from './dataset-upload.machine'
export {
  type DatasetUploadContext,
  type DatasetUploadEvent,
  type DatasetUploadInput,
  type InterruptedUpload,
} from './setup'
