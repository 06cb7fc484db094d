export { hasOfflineCopy, isOfflineCopyStored, KEY, WORKER } from './offline-copy'
