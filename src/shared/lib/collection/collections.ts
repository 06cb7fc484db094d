import { boolean } from 'valibot'
import { browserStorage } from '../browser-storage'
import { Failure } from '../failure'
import { forUser, type StoredDefinition } from '../storage'
import { accountOf, isShared, mayChange, workplaceOf } from '../workplace'
import { createCollection } from './collection'
import { createDatabase, type Database, isForbidden, report } from './database'
import { createStoredCollection, batches } from './stored-collection'
import type { OpenCollection, Trace } from './open-collection'
import { withRights } from './with-rights'
import { closed, type EntryRecord, keysOf, keysOfShared, STORES } from './records'
import type { Collection, CollectionDefinition, Entry } from './types'

/** A change that a tab announces to the others. */
export interface Announced {
  owner: string
  /** Null: everything of the owner was removed. */
  collection: string | null
  /** None: any entry may have changed. */
  ids: readonly string[]
  /** A user changed them, in contrast to entries that arrived from the account. */
  made?: boolean
}

export interface CollectionsDeps {
  database: Database
  /** The other tabs; null where there is no way to reach them. */
  tabs: () => {
    post: (announced: Announced) => void
    onHeard: (hear: (data: unknown) => void) => void
  } | null
  earlier: <T>(
    definition: CollectionDefinition<T & Entry>,
    owner: string,
  ) => { read: () => readonly T[] | null; remove: () => void }
  trace: (owner: string) => Trace
}

const stored: StoredDefinition<boolean> = {
  key: 'entries-stored',
  version: 1,
  schema: boolean(),
  fallback: false,
}

/** The collections of one tab. */
export function createCollections({ database, tabs, earlier, trace }: CollectionsDeps) {
  const opened = new Map<string, Map<string, OpenCollection<Entry>>>()
  const listeners = new Set<(owner: string) => void>()
  const tell = (owner: string) => {
    for (const listener of listeners) listener(owner)
  }
  const of = (owner: string) => [...(opened.get(owner) ?? [])]
  let channel: ReturnType<typeof tabs> = null
  const others = () => {
    if (channel) return channel
    channel = tabs()
    channel?.onHeard((data) => {
      if (!isAnnounced(data)) return
      if (data.made) tell(data.owner)
      for (const [name, collection] of of(data.owner))
        if (data.collection === null) collection.forget()
        else if (data.collection === name) collection.heardChange(data.ids)
    })
    return channel
  }

  function collectionOf<T extends Entry>(
    definition: CollectionDefinition<T>,
    owner: string,
    now: () => number,
  ): Collection<T> {
    const own = opened.get(owner) ?? new Map<string, OpenCollection<Entry>>()
    opened.set(owner, own)
    const known = own.get(definition.name) as OpenCollection<T> | undefined
    if (known) return known
    const opening = createCollection<T>({
      kept: createStoredCollection(definition, owner, database),
      // Samples are for the first steps of one account; a team sees what its members made.
      samples: () => (isShared(owner) ? [] : definition.samples(now())),
      earlier: earlier(definition, owner),
      trace: trace(accountOf(owner)),
      announce(ids) {
        others()?.post({ owner, collection: definition.name, ids, made: true })
        tell(owner)
      },
    })
    // The documented roles of a team say who may change everything else: every member.
    const made = definition.document === 'project' ? withRights(opening, () => mayChange(owner)) : opening
    others()
    own.set(definition.name, made as unknown as OpenCollection<Entry>)
    return made
  }

  /** Everything that this browser keeps of a user in collections, by their names. Rejects with a `Failure`. */
  async function ownedEntries(owner: string): Promise<Record<string, unknown[]>> {
    const owned: Record<string, unknown[]> = {}
    try {
      const names = await database.run('readonly', async (work) =>
        (await work.objectStore('begun').getAllKeys(keysOf(owner))).map(([, name]) => name),
      )
      for (const name of names) {
        const records: EntryRecord[] = []
        for await (const piece of batches(database, owner, name)) records.push(...piece)
        owned[name] = records.sort((one, other) => one.order - other.order).map(({ data }) => data)
      }
    } catch (error) {
      report(error)
      if (!isForbidden(error))
        throw new Failure('Saved data could not be read. Try again.', 'storage', {
          cause: error,
        })
    }
    // Entries that the browser did not store exist only in this tab.
    for (const [name, collection] of of(owner)) {
      const { status, entries, setAside } = collection.snapshot()
      if (status === 'ready' && setAside === 0) owned[name] = [...entries]
    }
    return owned
  }

  /** Removes all of it, here and in the other tabs. Never rejects: a browser that forbids it keeps nothing either. */
  async function removeOwnedEntries(owner: string): Promise<void> {
    try {
      await database.run('readwrite', async (work) => {
        await work.objectStore('entries').delete(keysOf(owner))
        await work.objectStore('begun').delete(keysOf(owner))
        await work.objectStore('outbox').delete(keysOf(owner))
        await work.objectStore('synced').delete(keysOf(owner))
        if (await work.objectStore('cursors').get([owner]))
          await work.objectStore('cursors').put(closed(owner))
        for (const name of STORES) await work.objectStore(name).delete(keysOfShared(owner))
      })
      trace(owner).remove()
    } catch (error) {
      // Entries that the browser could not remove still belong to this user, and are shown to no other user.
      report(error)
    }
    for (const whose of [
      owner,
      ...[...opened.keys()].filter((key) => isShared(key) && accountOf(key) === owner),
    ]) {
      for (const [, collection] of of(whose)) collection.forget()
      others()?.post({ owner: whose, collection: null, ids: [] })
    }
  }

  return {
    collectionOf,
    ownedEntries,
    removeOwnedEntries,
    /** Reads again, in every tab, what changed in the database: these entries or, without any, all of the collection. */
    entriesArrived(owner: string, collection: string, ids: readonly string[]) {
      opened.get(owner)?.get(collection)?.heardChange(ids)
      others()?.post({ owner, collection, ids })
    },
    /** Calls back when entries were changed in this tab or another. Returns the unsubscribe function. */
    watchEntries(listener: (owner: string) => void): () => void {
      others()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isAnnounced(data: unknown): data is Announced {
  if (typeof data !== 'object' || data === null) return false
  const { owner, ids } = data as Partial<Announced>
  return typeof owner === 'string' && Array.isArray(ids)
}

/** The database of this browser, shared by the whole app. */
export const browserDatabase = createDatabase()

const all = createCollections({
  database: browserDatabase,
  tabs() {
    if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null
    const channel = new BroadcastChannel('orrery:collections')
    return {
      post: channel.postMessage.bind(channel),
      onHeard: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    }
  },
  earlier({ earlier }, owner) {
    const kept = earlier && forUser(earlier, owner)
    return {
      read: () => (kept ? browserStorage.read(kept) : null),
      remove: () => kept && browserStorage.remove(kept),
    }
  },
  trace(owner) {
    const own = forUser(stored, owner)
    return {
      isLeft: () => browserStorage.read(own),
      leave: () => void (browserStorage.read(own) || browserStorage.write(own, true)),
      remove: () => void browserStorage.remove(own),
    }
  },
})

/** The collections of this browser, shared by the whole app. */
export const { ownedEntries, removeOwnedEntries, entriesArrived, watchEntries } = all

/**
 * The entries of an account. Entries that are documents of a workspace are those of the workspace that the account works in
 * at the time of the call; `owner` may also name a workplace, which is always the same.
 */
export const collectionOf = <T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
  now: () => number,
): Collection<T> => all.collectionOf(definition, definition.document ? workplaceOf(owner) : owner, now)
