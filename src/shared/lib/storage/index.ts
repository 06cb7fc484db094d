export { assertKept } from './refusal'
export {
  createStorage,
  forUser,
  type StoredDefinition,
  type WriteResult,
} from './storage'
