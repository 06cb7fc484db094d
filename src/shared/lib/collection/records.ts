import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'

/** One entry as the database keeps it. */
export interface EntryRecord {
  owner: string
  collection: string
  id: string
  /** Its position in the list: smaller comes first; equal positions are sorted by id. */
  order: number
  /** The version of the shape of `data`. */
  v: number
  data: unknown
}

/** A collection that has been begun: its samples are in `entries`, or were removed by their owner. */
interface BegunRecord {
  owner: string
  collection: string
  /** Ids of what was carried over from where the entries were kept earlier. */
  carried?: string[]
}

interface Schema extends DBSchema {
  entries: { key: [owner: string, collection: string, id: string]; value: EntryRecord }
  begun: { key: [owner: string, collection: string]; value: BegunRecord }
}

export type Records = IDBPDatabase<Schema>
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, ['entries', 'begun'], Mode>

/**
 * Opens the browser's database. Rejects with the browser's `DOMException`; a `NotSupportedError` where it has none.
 * `onLost` is called once the connection can no longer be used.
 */
export async function openRecords(onLost: () => void): Promise<Records> {
  // A browser that blocks storage throws a `SecurityError` already here.
  if (!globalThis.indexedDB) throw new DOMException('There is no indexedDB', 'NotSupportedError')
  return openDB<Schema>('orrery', 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
      database.createObjectStore('begun', { keyPath: ['owner', 'collection'] })
    },
    // A newer Orrery in another tab waits until this connection is closed.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
}

/** Everything of an owner, or of one of their collections; in `entries` after the entry with the id `after`. */
export function keysOf(owner: string, collection?: string, after?: string): IDBKeyRange {
  const key = collection === undefined ? [owner] : [owner, collection]
  const first = after === undefined ? key : [...key, after]
  // An array sorts after every string.
  return IDBKeyRange.bound(first, [...key, []], after !== undefined)
}
