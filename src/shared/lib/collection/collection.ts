import { safeParse } from 'valibot'
import { Failure } from '../failure'
import type { WriteResult } from '../storage'
import { type EntryRecord, placesOf, type Records } from './records'
import type { Collection, CollectionDefinition, CollectionSnapshot, Entry } from './types'

export interface CollectionDeps {
  /** The browser's database. Rejects where the browser forbids it. */
  records: () => Promise<Records>
  /** Tells the other tabs that entries changed; no ids: any may have. */
  announce: (ids: readonly string[]) => void
}

interface Placed<T> {
  order: number
  entry: T
}

/** One person's entries of one kind: a copy in memory, each change written through to the database. */
export function createCollection<T extends Entry>(
  definition: CollectionDefinition<T>,
  owner: string,
  now: () => number,
  { records, announce }: CollectionDeps,
): Collection<T> & { heardChange: (ids: readonly string[]) => void } {
  const collection = definition.name
  const listeners = new Set<() => void>()
  let placed: Placed<T>[] = []
  let snapshot: CollectionSnapshot<T> = { status: 'loading', entries: [] }
  let reading: Promise<void> | null = null

  const show = (next: Placed<T>[], status: CollectionSnapshot<T>['status'] = 'ready') => {
    placed = next
    snapshot = { status, entries: next.map(({ entry }) => entry) }
    for (const listener of listeners) listener()
  }
  const recordOf = ({ order, entry }: Placed<T>): EntryRecord => ({
    owner,
    collection,
    id: entry.id,
    order,
    v: definition.version,
    data: entry,
  })
  const entryOf = ({ v, data }: EntryRecord): T | null => {
    const read = safeParse(definition.schema, data)
    return v === definition.version && read.success ? read.output : null
  }

  const load = async () => {
    const database = await records()
    const work = database.transaction(['entries', 'begun'], 'readwrite')
    if (!(await work.objectStore('begun').get([owner, collection]))) {
      void work.objectStore('begun').put({ owner, collection })
      definition.samples(now()).forEach((entry, order) => {
        void work.objectStore('entries').put(recordOf({ order, entry }))
      })
    }
    const kept = await work.objectStore('entries').index('place').getAll(placesOf(owner, collection))
    await work.done
    show(
      kept.flatMap((record) => {
        const entry = entryOf(record)
        return entry ? [{ order: record.order, entry }] : []
      }),
    )
  }
  const begin = () => {
    reading ??= load().catch((error: unknown) => {
      if (isForbidden(error)) show(definition.samples(now()).map((entry, order) => ({ order, entry })))
      else show([], 'error')
    })
    return reading
  }
  /** Makes a change in memory at once and in the database after it. */
  const write = async (
    change: () => Placed<T>[],
    keep: (database: Records) => Promise<unknown>,
    ids: readonly string[],
  ): Promise<WriteResult> => {
    if (snapshot.status !== 'ready') await begin()
    show(change())
    try {
      await keep(await records())
      announce(ids)
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: isFull(error) ? 'full' : 'forbidden' }
    }
  }
  const put = (changed: Placed<T>[]) => async (database: Records) => {
    const work = database.transaction('entries', 'readwrite')
    for (const one of changed) void work.store.put(recordOf(one))
    await work.done
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      void begin()
      return () => void listeners.delete(listener)
    },
    async read() {
      await begin()
      if (snapshot.status === 'error')
        throw new Failure(
          'What this browser keeps could not be read. Reload the page to try again.',
          'storage',
        )
      return snapshot.entries
    },
    retry() {
      if (snapshot.status !== 'error') return
      show([], 'loading')
      reading = null
      void begin()
    },
    async put(...entries) {
      if (snapshot.status !== 'ready') await begin()
      const known = new Map(placed.map((one) => [one.entry.id, one.order]))
      const first = placed[0]?.order ?? 0
      const added = entries.filter(({ id }) => !known.has(id))
      const changed = entries.map((entry) => ({
        entry,
        order: known.get(entry.id) ?? first - added.length + added.indexOf(entry),
      }))
      const next = new Map(changed.map((one) => [one.entry.id, one]))
      return write(
        () => [
          ...changed.filter(({ entry }) => !known.has(entry.id)),
          ...placed.map((one) => next.get(one.entry.id) ?? one),
        ],
        put(changed),
        entries.map(({ id }) => id),
      )
    },
    async change(id, next) {
      if (snapshot.status !== 'ready') await begin()
      return write(
        () => placed.map((one) => (one.entry.id === id ? { ...one, entry: next(one.entry) } : one)),
        async (database) => {
          const work = database.transaction('entries', 'readwrite')
          const record = await work.store.get([owner, collection, id])
          const entry = record && entryOf(record)
          if (record && entry) await work.store.put({ ...record, data: next(entry) })
          await work.done
        },
        [id],
      )
    },
    async remove(id) {
      await begin()
      const index = placed.findIndex(({ entry }) => entry.id === id)
      const result = await write(
        () => placed.filter(({ entry }) => entry.id !== id),
        (database) => database.delete('entries', [owner, collection, id]),
        [id],
      )
      return { index, result }
    },
    async restore(entry, index) {
      await begin()
      const others = placed.filter((one) => one.entry.id !== entry.id)
      const before = others[index - 1]?.order
      const after = others[index]?.order
      const order =
        before === undefined ? (after ?? 0) - 1 : after === undefined ? before + 1 : (before + after) / 2
      const one = { order, entry }
      return write(() => others.toSpliced(index < 0 ? 0 : index, 0, one), put([one]), [entry.id])
    },
    async replace(entries) {
      await begin()
      const next = entries.map((entry, order) => ({ order, entry }))
      return write(
        () => next,
        async (database) => {
          const work = database.transaction('entries', 'readwrite')
          for (const key of await work.store.index('place').getAllKeys(placesOf(owner, collection)))
            void work.store.delete(key)
          for (const one of next) void work.store.put(recordOf(one))
          await work.done
        },
        [],
      )
    },
    heardChange() {
      if (reading) void load().catch(() => undefined)
    },
  }
}

const named = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name)

const isFull = (error: unknown): boolean => named(error, 'QuotaExceededError')

/** The browser has no database, or not for this page. */
const isForbidden = (error: unknown): boolean =>
  named(error, 'SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError')
