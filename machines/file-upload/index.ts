export {
  type BegunUpload,
  type FileUploadContext,
  type FileUploadEvent,
  fileUploadMachine,
} from './file-upload.machine'
