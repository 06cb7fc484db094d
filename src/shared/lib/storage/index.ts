export { assertKept, attempt } from './refusal'
export {
  createStorage,
  forUser,
  goodEntries,
  type StoredDefinition,
  type WriteResult,
} from './storage'
