export { collectionOf } from './collections'
export type { Collection, CollectionDefinition, CollectionSnapshot, Entry, TakenEntry } from './types'
export { useCollection } from './use-collection'
