export { goodEntries } from './good-entries'
export { assertStored, attempt } from './refusal'
export { oneOf, type Schema } from './schema'
export { createStorage, forUser, type Refusal, type StoredDefinition, type WriteResult } from './storage'
