import { safeParse } from 'valibot'
import type { Database } from './database'
import { markChanged } from './outbox'
import { samplesOf } from './own'
import { inThisOrder, type Placed, sortPlaced } from './places'
import { type EntryRecord, keysOf, type Transaction } from './records'
import type { CollectionDefinition, Entry, RawCopy } from './types'

/** How many entries are read, or written before the browser has answered: on a slow processor that takes under 50 ms. */
const BATCH = 100

/** One collection in the browser's database. Each call rejects with the browser's error. */
export interface StoredCollection<T> {
  /**
   * Stores `first` in a collection that has not begun; adds to a collection that has begun the entries of
   * `carried` that it lacks.
   */
  begin(first: readonly T[], carried: readonly T[] | null): Promise<void>
  all(): Promise<{ placed: Placed<T>[]; setAside: number }>
  /** These entries as stored; null for an id that is not stored. */
  some(ids: readonly string[]): Promise<Map<string, Placed<T> | null>>
  put(placed: readonly Placed<T>[], moved?: readonly Placed<T>[]): Promise<void>
  /**
   * Changes the newest state of an entry. `own` returns this tab's state of an entry that the browser did not
   * store.
   */
  change(id: string, next: (entry: T) => T, own: () => Placed<T> | undefined): Promise<Placed<T> | null>
  remove(id: string): Promise<void>
  replace(placed: readonly Placed<T>[]): Promise<void>
  setAside(): Promise<EntryRecord[]>
  /** The data of every entry as it is stored, whatever its shape, and how many could not be read. */
  raw(): Promise<RawCopy>
  dropSetAside(): Promise<void>
}

export function createStoredCollection<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
  database: Database,
): StoredCollection<T> {
  const collection = definition.name
  const keyOf = (id: string): [string, string, string] => [owner, collection, id]
  const recordOf = ({ order, entry }: Placed<T>): EntryRecord => ({
    owner,
    collection,
    id: entry.id,
    order,
    v: definition.version,
    data: entry,
  })
  const placedOf = (record: EntryRecord | undefined): Placed<T> | null => {
    const entry = record ? entryOf(definition, record) : null
    return record && entry ? { order: Number.isFinite(record.order) ? record.order : 0, entry } : null
  }
  const badOnes = async () => {
    const bad: EntryRecord[] = []
    for await (const batch of batches(database, owner, collection))
      bad.push(...batch.filter((record) => !placedOf(record)))
    return bad
  }
  const isSample = samplesOf(definition)
  const mark = async (work: Transaction<'readwrite'>, ids: readonly string[]) => {
    if (definition.document) await inBatches(ids, (id) => markChanged(work, keyOf(id)))
  }
  const idsOf = (placed: readonly Placed<T>[]) => placed.map(({ entry }) => entry.id)
  const putAll = (work: Transaction<'readwrite'>, placed: readonly Placed<T>[]) =>
    inBatches(placed, (one) => work.objectStore('entries').put(recordOf(one)))

  return {
    async begin(first, carried) {
      const begunAs = (work: Transaction<IDBTransactionMode>) =>
        work.objectStore('begun').get([owner, collection])
      if (!carried && (await database.run('readonly', begunAs))) return
      await database.run('readwrite', async (work) => {
        // Another tab may have been quicker.
        const begun = await begunAs(work)
        if (begun && !carried) return
        const ids = carried?.map(({ id }) => id)
        const known = new Set(begun?.carried)
        // Entries of the account may be here, or may be known as deleted, before the collection begins.
        for (const name of ['entries', 'synced'] as const)
          for (const [, , id] of await work.objectStore(name).getAllKeys(keysOf(owner, collection)))
            known.add(id)
        await putAll(work, inThisOrder(first.filter(({ id }) => !known.has(id))))
        await work
          .objectStore('begun')
          .put({ owner, collection, ...(ids && { carried: [...new Set([...known, ...ids])] }) })
        const isNew = (one: T) => !known.has(one.id) && !isSample(one)
        await mark(work, carried?.filter(isNew).map(({ id }) => id) ?? [])
      })
    },
    async all() {
      const placed: Placed<T>[] = []
      let setAside = 0
      for await (const batch of batches(database, owner, collection))
        for (const record of batch) {
          const one = placedOf(record)
          if (one) {
            definition.prepare?.(one.entry)
            placed.push(one)
          } else setAside++
        }
      return { placed: sortPlaced(placed), setAside }
    },
    some: (ids) =>
      database.run('readonly', async (work) => {
        const read = new Map<string, Placed<T> | null>()
        await inBatches(ids, async (id) => {
          read.set(id, placedOf(await work.objectStore('entries').get(keyOf(id))))
        })
        return read
      }),
    put: (placed, moved = []) =>
      database.run('readwrite', async (work) => {
        const store = work.objectStore('entries')
        await putAll(work, placed)
        await inBatches(moved, async ({ order, entry }) => {
          const record = await store.get(keyOf(entry.id))
          if (record) await store.put({ ...record, order })
        })
        await mark(work, [...idsOf(placed), ...idsOf(moved)])
      }),
    change: (id, next, own) =>
      database.run('readwrite', async (work) => {
        const store = work.objectStore('entries')
        const known = placedOf(await store.get(keyOf(id)))
        const changed = own() ?? (known && { ...known, entry: next(known.entry) })
        if (changed) {
          await store.put(recordOf(changed))
          await mark(work, [id])
        }
        return changed
      }),
    remove: (id) =>
      database.run('readwrite', async (work) => {
        await work.objectStore('entries').delete(keyOf(id))
        await mark(work, [id])
      }),
    replace: (placed) =>
      database.run('readwrite', async (work) => {
        const store = work.objectStore('entries')
        // Entries that were set aside stay: this user has not seen them.
        for (let after: string | undefined, more = true; more; ) {
          const batch = await store.getAll(keysOf(owner, collection, after), BATCH)
          const shown = batch.filter(placedOf).map(({ id }) => id)
          await Promise.all(shown.map((id) => store.delete(keyOf(id))))
          await mark(work, shown)
          after = batch.at(-1)?.id
          more = batch.length === BATCH
        }
        await putAll(work, placed)
        await mark(work, idsOf(placed))
      }),
    setAside: badOnes,
    raw: () => rawCopy(database, owner, collection),
    async dropSetAside() {
      const bad = await badOnes()
      // Not marked: the account may have what is damaged here.
      await database.run('readwrite', (work) =>
        inBatches(bad, ({ id }) => work.objectStore('entries').delete(keyOf(id))),
      )
    },
  }
}

/** The entry of a record, upgraded to the current shape; null when it does not fit. */
function entryOf<T extends Entry>(
  definition: CollectionDefinition<T>,
  { id, v, data }: EntryRecord,
): T | null {
  const { version, upgrade, schema } = definition
  if (v !== version && !(upgrade && v < version)) return null
  try {
    const read = safeParse(schema, v === version ? data : upgrade?.(data, v))
    return read.success && read.output.id === id ? read.output : null
  } catch {
    return null
  }
}

/** Every record of an owner, or of one of their collections, in batches: between two of them the page can do other things. */
export async function* batches(
  database: Database,
  owner: string,
  collection: string,
): AsyncGenerator<EntryRecord[]> {
  for (let after: string | undefined, more = true; more; ) {
    const batch = await database.run('readonly', (work) =>
      work.objectStore('entries').getAll(keysOf(owner, collection, after), BATCH),
    )
    yield batch
    after = batch.at(-1)?.id
    more = batch.length === BATCH
  }
}

/**
 * Reads each entry in a transaction of its own, because a damaged entry fails every request that includes it.
 */
async function rawCopy(database: Database, owner: string, collection: string): Promise<RawCopy> {
  const keys = await database.run('readonly', (work) =>
    work.objectStore('entries').getAllKeys(keysOf(owner, collection)),
  )
  const read: EntryRecord[] = []
  await inBatches(keys, async (key) => {
    const one = database.run('readonly', (work) => work.objectStore('entries').get(key))
    const record = await one.catch(() => undefined)
    if (record) read.push(record)
  })
  const entries = read.sort((one, other) => one.order - other.order).map(({ data }) => data)
  return { entries, lost: keys.length - entries.length }
}

export async function inBatches<T>(all: readonly T[], each: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH)
    await Promise.all(all.slice(from, from + BATCH).map(each))
}
