export { Command, GetStarter } from './ui/GetStarter'
export { useStarterDownload } from './model/use-starter-download'
