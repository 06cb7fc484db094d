import { Failure } from '../failure'
import type { WriteResult } from '../storage'
import { createCounts } from './counts'
import { isForbidden, reasonOf, report, unlessFull } from './database'
import type { CollectionDeps, OpenCollection } from './open-collection'
import { inThisOrder, type Placed, placesFor, putAt, sortPlaced, withChanges, withMissing } from './places'
import type { CollectionSnapshot, Entry } from './types'

const UNREAD: WriteResult = { ok: false, reason: 'unread' }

/** One person's entries of one kind: a copy in memory, each change written through to the database. */
export function createCollection<T extends Entry>({
  kept,
  samples,
  earlier,
  trace,
  announce,
}: CollectionDeps<T>): OpenCollection<T> {
  const listeners = new Set<() => void>()
  let placed: Placed<T>[] = []
  let snapshot: CollectionSnapshot<T> = { status: 'loading', entries: [], setAside: 0, refused: false }
  let reading: Promise<void> | null = null
  /** Whether a read is running: reads run one after another, so that an older answer never arrives last. */
  let loading = false
  let refreshing = false
  /** Something changed that a load on its way may have passed already. */
  let outdated = false
  /** How many calls wait for the entries to be read. */
  let waiting = 0
  let forgotten = false
  /** How many writes of an entry are on their way. */
  const writing = createCounts()
  /** Ids that the browser did not store: this tab's state of them counts until it closes. */
  const unkept = new Set<string>()
  /** Ids that another tab changed and that have to be read again. */
  const stale = new Set<string>()

  const show = (next: Placed<T>[], change: Partial<CollectionSnapshot<T>> = {}) => {
    placed = next
    const known = { ...snapshot, ...change }
    snapshot = { ...known, entries: known.status === 'ready' ? next.map(({ entry }) => entry) : [] }
    for (const listener of listeners) listener()
  }

  /**
   * Entries as read, but with this tab's own state of the entries that it changed meanwhile or could not
   * write.
   */
  const withOwn = (read: Placed<T>[]) => {
    const own = new Set([...writing.ids(), ...unkept, ...stale])
    if (own.size === 0) return read
    const mine = placed.filter(({ entry }) => own.has(entry.id))
    return sortPlaced([...read.filter(({ entry }) => !own.has(entry.id)), ...mine])
  }
  const load = async () => {
    loading = true
    outdated = false
    try {
      const carried = earlier.read()
      const first = carried ?? samples()
      const begun = await unlessFull(kept.begin(first, carried))
      if (carried && begun) earlier.remove()
      if (begun) trace.leave()
      const read = await kept.all()
      const known = begun ? read.placed : withMissing(read.placed, first)
      show(withOwn(known), { status: 'ready', setAside: read.setAside, refused: false })
    } finally {
      loading = false
    }
    await (outdated ? load() : refresh())
  }
  const begin = () => {
    reading ??= load().catch((error: unknown) => {
      report(error)
      const carried = earlier.read()
      // Samples would be shown in place of entries that may be stored.
      if (isForbidden(error) && (carried || !trace.isLeft()))
        show(inThisOrder(carried ?? samples()), { status: 'ready', refused: true })
      else show(placed, { status: 'error' })
    })
    return reading
  }
  /**
   * Reads the entries that other tabs changed. Skips entries that this tab is writing, and keeps those that
   * it could not write.
   */
  const refresh = async () => {
    if (refreshing) return
    refreshing = true
    for (let due = dueOnes(); due.length > 0; due = dueOnes()) {
      for (const id of due) stale.delete(id)
      const read = await kept.some(due).catch((error: unknown) => {
        report(error)
        return new Map<string, Placed<T> | null>()
      })
      for (const id of read.keys()) {
        if (writing.has(id) || loading) stale.add(id)
        // Entries that changed again meanwhile are read again.
        if (stale.has(id) || unkept.has(id)) read.delete(id)
      }
      if (read.size > 0) show(withChanges(placed, read))
    }
    refreshing = false
  }
  const dueOnes = () => (loading ? [] : [...stale].filter((id) => !writing.has(id)))

  /** Runs in the order of the calls: at once, or after what waits for the entries to be read. */
  const whenRead = async <R>(act: () => R | Promise<R>): Promise<R> => {
    if (snapshot.status !== 'ready' || waiting > 0) {
      waiting++
      await begin()
      waiting--
    }
    return act()
  }
  /** Nothing is written over entries that could not be read. */
  const isUnread = () => snapshot.status === 'error'
  /** Stores what is shown already. */
  const write = async (ids: readonly string[], keep: () => Promise<unknown>): Promise<WriteResult> => {
    if (isUnread()) {
      for (const id of ids) unkept.add(id)
      return UNREAD
    }
    for (const id of ids) {
      writing.add(id)
      if (loading) stale.add(id)
    }
    let result: WriteResult = { ok: true }
    try {
      await keep()
      for (const id of ids) unkept.delete(id)
    } catch (error) {
      report(error)
      result = { ok: false, reason: reasonOf(error) }
      for (const id of ids) unkept.add(id)
    }
    for (const id of ids) writing.drop(id)
    void refresh()
    return result
  }
  const announced = async (ids: readonly string[], result: Promise<WriteResult>) => {
    const known = await result
    if (known.ok) announce(ids)
    return known
  }

  const forget = () => {
    for (const known of [unkept, stale]) known.clear()
    forgotten = listeners.size > 0
    if (!forgotten) reading = null
    show([], { status: forgotten ? 'ready' : 'loading', setAside: 0 })
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      void begin()
      return () => {
        listeners.delete(listener)
        if (forgotten && listeners.size === 0) forget()
      }
    },
    async read() {
      await begin()
      if (snapshot.status === 'error')
        throw new Failure('Saved data could not be read. Reload the page to try again.', 'storage')
      return snapshot.entries
    },
    retry() {
      if (snapshot.status !== 'error') return
      show(placed, { status: 'loading' })
      reading = null
      void begin()
    },
    put: (...entries) =>
      whenRead(() => {
        const changed = placesFor(placed, entries)
        const ids = changed.map(({ entry }) => entry.id)
        show(withChanges(placed, new Map(changed.map((one) => [one.entry.id, one]))))
        return announced(
          ids,
          write(ids, () => kept.put(changed)),
        )
      }),
    change: (id, next) =>
      whenRead(() => {
        if (isUnread()) return UNREAD
        show(placed.map((one) => (one.entry.id === id ? { ...one, entry: next(one.entry) } : one)))
        const own = () => (unkept.has(id) ? placed.find(({ entry }) => entry.id === id) : undefined)
        return announced(
          [id],
          write([id], async () => {
            const changed = await kept.change(id, next, own)
            // Another tab may have changed it before.
            if (writing.get(id) === 1 && !loading) show(withChanges(placed, new Map([[id, changed]])))
          }),
        )
      }),
    remove: (id) =>
      whenRead(async () => {
        if (isUnread()) return { index: -1, result: UNREAD }
        const index = placed.findIndex(({ entry }) => entry.id === id)
        show(placed.filter(({ entry }) => entry.id !== id))
        const result = announced(
          [id],
          write([id], () => kept.remove(id)),
        )
        return { index, result: await result }
      }),
    restore: (entry, index) =>
      whenRead(() => {
        if (isUnread()) return UNREAD
        const { next, one, moved } = putAt(placed, entry, index)
        show(next)
        return announced(
          moved.length > 0 ? [] : [entry.id],
          write([entry.id], () => kept.put([one], moved)),
        )
      }),
    replace: (entries) =>
      whenRead(() => {
        if (isUnread()) return UNREAD
        const before = placed.map(({ entry }) => entry.id)
        const next = inThisOrder(entries)
        show(next)
        const ids = new Set([...before, ...entries.map(({ id }) => id)])
        return announced(
          [],
          write([...ids], () => kept.replace(next)),
        )
      }),
    raw: kept.raw,
    setAside: async () => (await kept.setAside()).map(({ v, data }) => ({ v, data })),
    async dropSetAside() {
      await kept.dropSetAside()
      show(placed, { setAside: 0 })
      announce([])
    },
    heardChange(ids) {
      if (!reading || forgotten) return
      for (const id of ids) stale.add(id)
      if (ids.length > 0) void refresh()
      else if (loading) outdated = true
      else void load().catch(report)
    },
    forget,
  }
}
