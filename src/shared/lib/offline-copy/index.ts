export { hasOfflineCopy, isOfflineCopyKept, KEY, WORKER } from './offline-copy'
