import type { GenericSchema } from 'valibot'
import type { StoredDefinition, WriteResult } from '../storage'

/** An entry of a collection: any object with an id. */
export interface Entry {
  id: string
}

/** One kind of thing of which a person may have thousands, each kept as an entry of its own. */
export interface CollectionDefinition<T extends Entry> {
  /** Names it in the browser's database: `training-jobs`. */
  name: string
  /** The version of an entry's shape. */
  version: number
  schema: GenericSchema<unknown, T>
  /**
   * Initial entries of a user who has stored none yet, newest first. `now` is the time of day in ms since
   * 1970.
   */
  samples: (now: number) => readonly T[]
  /**
   * Converts the data of an entry stored as the older `version` to the current shape; data that does not fit
   * is set aside.
   */
  upgrade?: (data: unknown, version: number) => unknown
  /** Called with each entry that is read, a hundred in one task: works out what lists need of it, a text to search. */
  prepare?: (entry: T) => unknown
  /** The kind of document that an account keeps of each entry; absent for entries that stay in this browser. */
  document?: string
  /** Where the entries were kept before: carried over once, and removed there. Keyed per user with `forUser`. */
  earlier?: StoredDefinition<T[] | null>
}

/** `error`: the entries could not be read; `retry` asks again. Stable between changes. */
export type CollectionSnapshot<T> = {
  status: 'loading' | 'ready' | 'error'
  /** In their order, newest first. Empty while it loads and when it could not be read. */
  entries: readonly T[]
  /** How many could not be read, because they are damaged or of another version. They stay where they are. */
  setAside: number
  /** The browser has no database for this page and never gave one: nothing is stored, changes live until the tab closes. */
  refused: boolean
}

/** The data of entries as they are stored, in their order, and how many of them the browser could not give. */
export interface RawCopy {
  entries: unknown[]
  lost: number
}

/** The former index of an entry (-1: it was already removed), and the browser's result of the change. */
export interface TakenEntry {
  index: number
  result: WriteResult
}

/**
 * One user's entries. A change shows at once; its promise reports whether the browser stored it, and never
 * rejects. A change that the browser refuses lasts until the tab closes. While the entries could not be read,
 * nothing is written: an entry that is put waits in this tab, every other change is refused with `unread`.
 */
export interface Collection<T extends Entry> {
  snapshot(): CollectionSnapshot<T>
  /** Calls back when the snapshot changes, by this tab or another. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** The entries as soon as they are read. Rejects with a `Failure` when they cannot be. */
  read(): Promise<readonly T[]>
  /** Reads again what could not be read. */
  retry(): void
  /** Adds entries at the front; an entry with an existing id replaces that entry in place. */
  put(...entries: T[]): Promise<WriteResult>
  /**
   * Changes the newest state of one entry, including another tab's changes. A removed entry stays removed.
   * `next` may be called twice.
   */
  change(id: string, next: (entry: T) => T): Promise<WriteResult>
  remove(id: string): Promise<TakenEntry>
  /** Puts an entry back at its former index. */
  restore(entry: T, index: number): Promise<WriteResult>
  /** Puts these in place of all that is there. */
  replace(entries: readonly T[]): Promise<WriteResult>
  /** Data that could not be read, as stored. Rejects when the browser fails to read it. */
  setAside(): Promise<{ v: number; data: unknown }[]>
  /** Everything that is stored and can be read, also where the collection as a whole cannot. Rejects when nothing can. */
  raw(): Promise<RawCopy>
  /** Gives it up. Rejects when the browser refuses. */
  dropSetAside(): Promise<void>
}
