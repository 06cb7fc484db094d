export { Command } from './ui/Command'
export { GetStarter } from './ui/GetStarter'
export { useStarterDownload } from './model/use-starter-download'
