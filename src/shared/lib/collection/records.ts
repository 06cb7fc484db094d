import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { sharedRange } from '../workplace'

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

/** A change of a synced entry that the account does not have yet. Written in the transaction of the change itself. */
export interface OutboxRecord {
  owner: string
  collection: string
  id: string
  /** Names the newest change; a UUID. */
  change: string
  /** Changes of the entry that were sent, and whose results have not arrived. */
  sent: string[]
  /** Why the account refused it: it is not sent again by itself. */
  refused?: string
  /** The value, where it is kept in no entry; null when it was removed. */
  data?: unknown
  /** The newest version of the account that was passed over while the change waited. */
  missed?: { version: number; value: unknown; deleted: boolean }
}

/** The version of an entry that this browser and the account both have. */
interface SyncedRecord {
  owner: string
  collection: string
  id: string
  version: number
  /** The value of that version as canonical text, where it is kept in no entry. */
  text?: string
}

/** How far this browser has read the changes of a workspace. */
export interface CursorRecord {
  owner: string
  cursor: number
  /** Whether entries from the time before the account stored them have been marked as changed. */
  carried: boolean
  /** The documents were removed from this browser. */
  closed?: boolean
}

type EntryKey = [owner: string, collection: string, id: string]

interface Schema extends DBSchema {
  entries: { key: EntryKey; value: EntryRecord }
  begun: { key: [owner: string, collection: string]; value: BegunRecord }
  outbox: { key: EntryKey; value: OutboxRecord }
  synced: { key: EntryKey; value: SyncedRecord }
  cursors: { key: [owner: string]; value: CursorRecord }
}

const ENTRY_KEY = ['owner', 'collection', 'id']
export const STORES = ['entries', 'begun', 'outbox', 'synced', 'cursors'] as const

export type Records = IDBPDatabase<Schema>
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  Schema,
  (typeof STORES)[number][],
  Mode
>

/**
 * Opens the browser's database. Rejects with the browser's `DOMException`; a `NotSupportedError` where it has none.
 * `onLost` is called once the connection can no longer be used.
 */
export async function openRecords(onLost: () => void, name = 'orrery'): Promise<Records> {
  // A browser that blocks storage throws a `SecurityError` already here.
  if (!globalThis.indexedDB) throw new DOMException('There is no indexedDB', 'NotSupportedError')
  return openDB<Schema>(name, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('entries', { keyPath: ENTRY_KEY })
        database.createObjectStore('begun', { keyPath: ['owner', 'collection'] })
      }
      database.createObjectStore('outbox', { keyPath: ENTRY_KEY })
      database.createObjectStore('synced', { keyPath: ENTRY_KEY })
      database.createObjectStore('cursors', { keyPath: ['owner'] })
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

/** Everything of the shared workspaces of an account. */
export function keysOfShared(account: string): IDBKeyRange {
  const [from, to] = sharedRange(account)
  return IDBKeyRange.bound([from], [to])
}

/**
 * The record of a browser that removed the documents of an account. Nothing is read or sent until the account is opened
 * again: what is missing here was not deleted.
 */
export const closed = (owner: string): CursorRecord => ({ owner, cursor: 0, carried: false, closed: true })
