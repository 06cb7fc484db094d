export { projectDownloadMachine, useProjectDownload } from './model/use-project-download'
export { DownloadButton } from './ui/DownloadButton'
export { DownloadMessage } from './ui/DownloadMessage'
export { DownloadChoice, type DownloadChoiceProps } from './ui/DownloadChoice'
