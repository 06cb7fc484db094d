export { hasOfflineCopy, isOfflineCopyKept, WORKER } from './model/kept'
export { ThisBrowser } from './ui/ThisBrowser'
