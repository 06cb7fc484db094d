export { assertKept } from './refusal'
export {
  createStorage,
  forUser,
  goodEntries,
  type StoredDefinition,
  type WriteResult,
} from './storage'
