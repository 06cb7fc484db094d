import type { RefusedChange } from './refused-change'
import type { Database } from './database'
import type { IsSample } from './own'

/** A collection whose entries the account keeps as documents. */
export interface SyncedCollection {
  document: string
  /** Its name in the browser's database. */
  collection: string
  /** Loads the test for its samples, which stay here until they are changed. */
  samples: () => Promise<IsSample>
}

/** Things outside of collections that the account keeps as documents, by their ids. */
export interface SyncedThings {
  document: string
  /** Names them in the outbox; no collection has this name. */
  collection: string
  read: (owner: string) => ReadonlyMap<string, unknown>
  /** Replaces things, or removes them (null). False: the browser refuses to store them. */
  write: (owner: string, changes: ReadonlyMap<string, unknown>) => boolean
  /** False while a part of what is stored could not be read: what is missing then was not deleted. */
  isWhole: (owner: string) => boolean
  /** They belong to the browser as well, and stay in it when the account signs out. */
  stay?: boolean
}

export type SyncedKind = SyncedCollection | SyncedThings

export const isThings = (kind: SyncedKind): kind is SyncedThings => 'read' in kind

export interface ReplicaDeps {
  database: Database
  kinds: readonly SyncedKind[]
  /** Reports to the collections of all tabs which entries changed in the database; none: all of them may have. */
  announce: (owner: string, collection: string, ids: readonly string[]) => void
  /** A mark beside the things: without it, the browser's other storage was cleared. */
  trace: { isLeft: (owner: string) => boolean; leave: (owner: string) => void }
}

/** A change as the account receives it. `after`: earlier changes whose results are not known here. */
export interface OutgoingChange {
  kind: string
  id: string
  change: string
  base: number
  value?: unknown
  deleted: boolean
  after: string[]
}

/** The version of a document that the account has. */
export interface Incoming {
  kind: string
  id: string
  /** Null when it was deleted. */
  value: unknown
  version: number
  deleted: boolean
}

/** The result of a change in the account. */
export type ChangeResult =
  | { change: string; result: 'accepted'; version: number }
  | { change: string; result: 'conflict'; version: number; value: unknown; deleted: boolean }
  | { change: string; result: 'refused'; code: string; message: string }

/** A page of what changed in the account. */
export interface IncomingPage {
  documents: readonly Incoming[]
  cursor: number
  more: boolean
  /** Whether the account may change documents of the workspace; absent from servers that do not say it. */
  edits_projects?: boolean | undefined
}

/** Changes that wait to be sent, and those that were refused. */
export interface Waiting {
  changes: number
  refused: readonly RefusedChange[]
}
