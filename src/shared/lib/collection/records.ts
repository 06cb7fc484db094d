import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** One entry as the database keeps it. */
export interface EntryRecord {
  owner: string
  collection: string
  id: string
  /** Its place in the list: smaller stands further up. */
  order: number
  /** The version of the shape of `data`. */
  v: number
  data: unknown
}

interface Schema extends DBSchema {
  entries: {
    key: [owner: string, collection: string, id: string]
    value: EntryRecord
    indexes: { place: [owner: string, collection: string, order: number] }
  }
  /** Which collections have been begun: their samples are in `entries`, or were removed by their owner. */
  begun: { key: [owner: string, collection: string]; value: { owner: string; collection: string } }
}

export type Records = IDBPDatabase<Schema>

/** Opens the browser's database. Rejects where the browser forbids it. */
export const openRecords = (onLost: () => void): Promise<Records> =>
  openDB<Schema>('orrery', 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { keyPath: ['owner', 'collection', 'id'] })
      entries.createIndex('place', ['owner', 'collection', 'order'])
      database.createObjectStore('begun', { keyPath: ['owner', 'collection'] })
    },
    // A newer Orrery in another tab waits for this one to let go.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

/** Every entry of one person's collection. */
export const placesOf = (owner: string, collection: string): IDBKeyRange =>
  IDBKeyRange.bound([owner, collection, -Infinity], [owner, collection, Infinity])
