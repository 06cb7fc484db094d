export { goodEntries } from './good-entries'
export { assertStored, attempt } from './assert-stored'
export { oneOf, type Schema } from './schema'
export {
  createStorage,
  forUser,
  type StorageProblem,
  type StoredDefinition,
  type WriteResult,
} from './storage'
