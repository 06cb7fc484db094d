export { assertKept } from './refusal'
export {
  type BrowserStorage,
  createStorage,
  forUser,
  goodEntries,
  type StorageBackend,
  type StoredDefinition,
  type WriteResult,
} from './storage'
