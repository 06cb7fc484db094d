import { useSyncExternalStore } from 'react'
import { useActorEnvironment } from '../machine'
import { collectionOf } from './collections'
import type { Collection, CollectionDefinition, CollectionSnapshot, Entry } from './types'

/** One person's entries of one kind, live across tabs. */
export function useCollection<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
): CollectionSnapshot<T> & { collection: Collection<T> } {
  const { now } = useActorEnvironment()
  const collection = collectionOf(definition, owner, now)
  const snapshot = useSyncExternalStore(collection.subscribe, collection.snapshot, collection.snapshot)
  return { ...snapshot, collection }
}
