export { assertKept } from './refusal'
export {
  type BrowserStorage,
  createStorage,
  forUser,
  type StorageBackend,
  type StoredDefinition,
  type WriteResult,
} from './storage'
