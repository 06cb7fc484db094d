import type { StoredCollection } from './stored-collection'
import type { Collection, Entry } from './types'

/** Whether this browser ever stored entries of an owner: known outside the database, for when that is refused. */
export interface Trace {
  isLeft: () => boolean
  leave: () => void
  remove: () => void
}

export interface CollectionDeps<T> {
  kept: StoredCollection<T>
  samples: () => readonly T[]
  /** Where the entries were kept before there were collections; null when nothing is there (any more). */
  earlier: { read: () => readonly T[] | null; remove: () => void }
  trace: Trace
  /** Announces to the other tabs that entries changed; no ids: any may have. */
  announce: (ids: readonly string[]) => void
}

/** A collection with the calls by which its tab passes on what other tabs did. */
export interface OpenCollection<T extends Entry> extends Collection<T> {
  /** Another tab changed these entries; none: any may have changed. */
  heardChange(ids: readonly string[]): void
  /** Everything of its owner was removed. It shows nothing, and begins again once it has no listeners. */
  forget(): void
}
