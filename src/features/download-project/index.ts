export { useProjectDownload } from './model/use-project-download'
export { DownloadButton } from './ui/DownloadButton'
export { DownloadMessage } from './ui/DownloadMessage'
