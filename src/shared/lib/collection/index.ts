export { collectionOf, ownedEntries, removeOwnedEntries } from './collections'
export { type Counted, countedOf, type IsSample, samplesOf } from './own'
export type {
  Collection,
  CollectionDefinition,
  CollectionSnapshot,
  Entry,
  RawCopy,
  TakenEntry,
} from './types'
export { useCollection, useEntries } from './use-collection'
