import { useDeferredValue, useSyncExternalStore } from 'react'
import { useActorEnvironment } from '../machine'
import { collectionOf } from './collections'
import type { Collection, CollectionDefinition, CollectionSnapshot, Entry } from './types'

const NOTHING: CollectionSnapshot<never> = { status: 'ready', entries: [], setAside: 0, refused: false }
const snapshotOfNobody = () => NOTHING
const watchNobody = () => () => undefined

/**
 * A snapshot as it is drawn. What was waited for comes in a pass that gives way to whatever somebody does: much of a page appears
 * at once then. What is changed later is there at once.
 */
function useDrawn<T extends Entry>(snapshot: CollectionSnapshot<T>): CollectionSnapshot<T> {
  const before = useDeferredValue(snapshot)
  return before.status === 'loading' ? before : snapshot
}

/** One person's entries of one kind, live across tabs. */
export function useCollection<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
): CollectionSnapshot<T> & { collection: Collection<T> } {
  const { now } = useActorEnvironment()
  const collection = collectionOf(definition, owner, now)
  const snapshot = useSyncExternalStore(collection.subscribe, collection.snapshot, collection.snapshot)
  return { ...useDrawn(snapshot), collection }
}

/** The entries of somebody who may not be signed in: nobody has none. */
export function useEntries<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string | null,
): CollectionSnapshot<T> {
  const { now } = useActorEnvironment()
  const collection = owner === null ? null : collectionOf(definition, owner, now)
  const snapshot = collection?.snapshot ?? snapshotOfNobody
  return useDrawn(useSyncExternalStore(collection?.subscribe ?? watchNobody, snapshot, snapshot))
}
