export {
  type DownloadKind,
  downloadFailureText,
  type ProjectDownloadContext,
  type ProjectDownloadEvent,
  projectDownloadMachine,
} from './project-download.machine'
