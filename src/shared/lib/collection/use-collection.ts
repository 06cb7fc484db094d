import { useDeferredValue, useSyncExternalStore } from 'react'
import { useActorEnvironment } from '../machine'
import { useWorkplace } from '../workplace'
import { collectionOf } from './collections'
import type { Collection, CollectionDefinition, CollectionSnapshot, Entry } from './types'

const NOTHING: CollectionSnapshot<never> = { status: 'ready', entries: [], setAside: 0, refused: false }
const snapshotOfNobody = () => NOTHING
const watchNobody = () => () => undefined

/**
 * A snapshot for rendering. The first entries render deferred, since much of a page appears at once then;
 * later changes render at once.
 */
function useDrawn<T extends Entry>(snapshot: CollectionSnapshot<T>): CollectionSnapshot<T> {
  const before = useDeferredValue(snapshot)
  return before.status === 'loading' ? before : snapshot
}

/** The owner of the shown entries: the workplace of the account, or the account itself. */
function useOwner<T extends Entry>({ document }: CollectionDefinition<T>, account: string): string {
  const workplace = useWorkplace(account)
  return document ? workplace : account
}

/** One person's entries of one kind, live across tabs. */
export function useCollection<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
): CollectionSnapshot<T> & { collection: Collection<T> } {
  const { now } = useActorEnvironment()
  const collection = collectionOf(definition, useOwner(definition, owner), now)
  const snapshot = useSyncExternalStore(collection.subscribe, collection.snapshot, collection.snapshot)
  return { ...useDrawn(snapshot), collection }
}

/** Entries of the user, or an empty list while no user is signed in. */
export function useEntries<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string | null,
): CollectionSnapshot<T> {
  const { now } = useActorEnvironment()
  const whose = useOwner(definition, owner ?? '')
  const collection = owner === null ? null : collectionOf(definition, whose, now)
  const snapshot = collection?.snapshot ?? snapshotOfNobody
  return useDrawn(useSyncExternalStore(collection?.subscribe ?? watchNobody, snapshot, snapshot))
}
